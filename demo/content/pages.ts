import type { Both } from "#starter/both.ts";
import { both } from "#starter/both.ts";
import type { StartingPage } from "#starter/page.ts";
import type { LayoutDocument } from "#schemas/page/layout.ts";

import type { PageName } from "./ids.ts";
import { albumsLayout } from "./layouts/albums.ts";
import { awardsLayout } from "./layouts/awards.ts";
import { cellarLayout } from "./layouts/cellar.ts";
import { contactLayout } from "./layouts/contact.ts";
import { errorLayout, notFoundLayout } from "./layouts/errors.ts";
import { homeLayout } from "./layouts/home.ts";
import { houseLayout } from "./layouts/house.ts";
import { newsLayout } from "./layouts/news.ts";
import { orderingLayout } from "./layouts/ordering.ts";
import { parcelsLayout } from "./layouts/parcels.ts";
import { vineyardLayout } from "./layouts/vineyard.ts";
import { visitLayout } from "./layouts/visit.ts";
import { winesLayout } from "./layouts/wines.ts";
import { blogPages } from "./pages/blog-pages.ts";
import { detailPages } from "./pages/detail-pages.ts";
import { estatePages } from "./pages/estate-pages.ts";
import { legalPages } from "./pages/legal-pages.ts";

/** A page of the demo. Its place in the list below is its order in the menu. */
export interface DemoPage extends StartingPage<PageName> {
  readonly title: Both;
  readonly metaDescription: Both;
  readonly layout: LayoutDocument;
}

/** Every page; a parent stands before its children. */
export const demoPages: readonly DemoPage[] = [
  {
    name: "home",
    type: "home",
    isMenu: true,
    slug: both("accueil", "home"),
    menuTitle: both("Accueil", "Home"),
    title: both(
      "Domaine Clairveille, vins des Coteaux de l’Orbrie",
      "Domaine Clairveille, wines of the Coteaux de l’Orbrie",
    ),
    metaDescription: both(
      "Quatorze hectares en culture biologique au-dessus de l’Orbrie. La famille Aurival y fait son vin depuis 1921 : rouges, blancs, rosé, bulles et Nuit de vendange.",
      "Thirty-five organic acres above the Orbrie. The Aurival family has made wine here since 1921: reds, whites, rosé, sparkling and a late-harvest Nuit de vendange.",
    ),
    layout: homeLayout,
  },
  {
    name: "house",
    type: "content",
    isMenu: true,
    slug: both("notre-maison", "our-house"),
    menuTitle: both("La maison", "The house"),
    title: both("Notre maison", "Our house"),
    metaDescription: both(
      "D’Auguste, qui planta La Centenaire en 1921, à Hélène et Simon aujourd’hui : quatre générations de la famille Aurival sur une seule pente.",
      "From Auguste, who planted La Centenaire in 1921, to Hélène and Simon today: four generations of the Aurival family on a single slope.",
    ),
    layout: houseLayout,
  },
  {
    name: "cellar",
    type: "content",
    parent: "house",
    isMenu: true,
    isAbsoluteMenu: true,
    slug: both("la-cave", "the-cellar"),
    menuTitle: both("La cave", "The cellar"),
    title: both("La cave", "The cellar"),
    metaDescription: both(
      "Une voûte creusée à la pioche, des levures de raisin, peu de bois et beaucoup de patience : comment Hélène Aurival fait les vins de Clairveille.",
      "A vault dug by pickaxe, native yeasts, little oak and a great deal of patience: how Hélène Aurival makes the wines of Clairveille.",
    ),
    layout: cellarLayout,
  },
  {
    name: "albums",
    type: "album-list",
    parent: "house",
    isMenu: true,
    slug: both("albums", "albums"),
    menuTitle: both("Images", "Pictures"),
    title: both("Images du domaine", "Pictures of the estate"),
    metaDescription: both(
      "Une année de vigne, les vendanges, la maison et la cave : les albums de Simon.",
      "A year in the vines, the harvest, the house and the cellar: Simon’s albums.",
    ),
    layout: albumsLayout,
  },
  {
    name: "vineyard",
    type: "content",
    isMenu: true,
    slug: both("le-vignoble", "the-vineyard"),
    menuTitle: both("Le vignoble", "The vineyard"),
    title: both("Le vignoble", "The vineyard"),
    metaDescription: both(
      "Quatorze hectares entre le bois et l’eau : six sols, huit parcelles, des haies, des brebis et la brume de l’Orbrie.",
      "Thirty-five acres between wood and water: six soils, eight parcels, hedges, ewes and the mist of the Orbrie.",
    ),
    layout: vineyardLayout,
  },
  {
    name: "parcels",
    type: "content",
    parent: "vineyard",
    isMenu: true,
    slug: both("nos-parcelles", "our-parcels"),
    menuTitle: both("Nos parcelles", "Our parcels"),
    title: both("Nos parcelles", "Our parcels"),
    metaDescription: both(
      "Les Terrasses, Vent-Couvert, Pierre-Levée, Clos Sereine… Les huit parcelles du Domaine Clairveille, leur sol et leur caractère.",
      "Les Terrasses, Vent-Couvert, Pierre-Levée, Clos Sereine… The eight parcels of Domaine Clairveille, their soil and their character.",
    ),
    layout: parcelsLayout,
  },
  {
    name: "wines",
    type: "product-list",
    isMenu: true,
    isECommerce: true,
    slug: both("nos-cuvees", "our-wines"),
    menuTitle: both("Nos cuvées", "Our wines"),
    title: both("Nos cuvées", "Our wines"),
    metaDescription: both(
      "Huit cuvées biologiques des Coteaux de l’Orbrie, en bouteille, en magnum et en petit format, de 9,50 à 48 euros.",
      "Eight organic wines from the Coteaux de l’Orbrie, in bottles, magnums and small formats, from €9.50 to €48.",
    ),
    layout: winesLayout,
  },
  {
    name: "awards",
    type: "element-list",
    parent: "wines",
    isMenu: true,
    slug: both("recompenses", "awards"),
    menuTitle: both("Récompenses", "Awards"),
    title: both("Récompenses", "Awards"),
    metaDescription: both(
      "Médailles, notes et mentions obtenues par les cuvées du Domaine Clairveille.",
      "Medals, scores and mentions earned by the wines of Domaine Clairveille.",
    ),
    layout: awardsLayout,
  },
  {
    name: "ordering",
    type: "content",
    parent: "wines",
    isMenu: true,
    slug: both("commander", "how-to-order"),
    menuTitle: both("Commander", "How to order"),
    title: both("Commander", "How to order"),
    metaDescription: both(
      "Livraison à domicile ou en point relais, retrait au caveau sous deux heures, cadeaux : comment recevoir nos vins.",
      "Home delivery or pick-up point, collection at the estate within two hours, gifts: how to get our wines.",
    ),
    layout: orderingLayout,
  },
  {
    name: "news",
    type: "news-list",
    isMenu: true,
    slug: both("actualites", "news"),
    menuTitle: both("Actualités", "News"),
    title: both("Actualités", "News"),
    metaDescription: both(
      "Vendanges, gel, murets, brebis et portes ouvertes : le journal du Domaine Clairveille.",
      "Harvests, frosts, walls, ewes and open days: the journal of Domaine Clairveille.",
    ),
    layout: newsLayout,
  },
  {
    name: "visit",
    type: "content",
    isMenu: true,
    slug: both("visiter", "visit-us"),
    menuTitle: both("Visiter", "Visit"),
    title: both("Visiter le domaine", "Visit the estate"),
    metaDescription: both(
      "Un verre au comptoir, un tour des Terrasses et de la cave, ou la table d’Odile : horaires, tarifs et chemin.",
      "A glass at the counter, a tour of Les Terrasses and the cellar, or lunch at Odile’s table: times, prices and how to find us.",
    ),
    layout: visitLayout,
  },
  {
    name: "contact",
    type: "contact",
    isMenu: true,
    isFixedRight: true,
    slug: both("contact", "contact"),
    menuTitle: both("Contact", "Contact"),
    title: both("Contact", "Contact"),
    metaDescription: both(
      "Écrire, appeler ou passer au Domaine Clairveille, à Montclair-sur-Orbrie.",
      "Write, call or drop in at Domaine Clairveille in Montclair-sur-Orbrie.",
    ),
    layout: contactLayout,
  },
  ...detailPages,
  ...blogPages,
  ...estatePages,
  ...legalPages,
  {
    name: "notFound",
    type: "not-found",
    slug: both("page-introuvable", "page-not-found"),
    menuTitle: both("Page introuvable", "Page not found"),
    title: both("Page introuvable", "Page not found"),
    metaDescription: both("", ""),
    layout: notFoundLayout,
  },
  {
    name: "error",
    type: "error",
    slug: both("erreur", "error"),
    menuTitle: both("Erreur", "Error"),
    title: both("Une erreur est survenue", "Something went wrong"),
    metaDescription: both("", ""),
    layout: errorLayout,
  },
];
