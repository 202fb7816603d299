import { both } from "#starter/both.ts";
import { promoList } from "#starter/element-lists.ts";

import type { DemoElementList } from "./element-list.ts";

/** The promotional banner's messages (spec §2): more than two, so that they rotate. */
export const promoMessages: DemoElementList = {
  ...promoList,
  items: [
    {
      title: both("Portes ouvertes", "Open days"),
      shared: { couleur_de_fond: "#6B1F2E" },
      values: {
        message: both(
          '<p>Portes ouvertes de l’Avent, les 5 et 6 décembre. <a href="/visiter">Préparer sa visite</a></p>',
          '<p>Advent open days, December 5 and 6. <a href="/en_US/visit-us">Plan your visit</a></p>',
        ),
      },
    },
    {
      title: both("Médaille d’Éclat", "Éclat’s medal"),
      shared: { couleur_de_fond: "#E9DFC9" },
      values: {
        message: both(
          '<p>Éclat, médaille d’or : 2 € de moins la bouteille. <a href="/nos-cuvees?wines.kind=SPARKLING">Voir la cuvée</a></p>',
          '<p>Gold medal for Éclat: €2 off the bottle. <a href="/en_US/our-wines?wines.kind=SPARKLING">See the wine</a></p>',
        ),
      },
    },
    {
      title: both("Livraison", "Delivery"),
      shared: { couleur_de_fond: "#3F4A35" },
      values: {
        message: both(
          "<p>Livraison offerte dès 48 bouteilles ou 380 €. Retrait au domaine sous deux heures.</p>",
          "<p>Free delivery from 48 bottles or €380. Collect at the estate within two hours.</p>",
        ),
      },
    },
  ],
};
