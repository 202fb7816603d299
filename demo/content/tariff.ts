import type { TariffInput } from "#schemas/commerce/tariff.ts";

/** What the demo estate's carriers ask, invented like everything else; cents by the most bottles of a parcel. */
export const demoTariff: TariffInput = {
  services: [
    {
      serviceCode: "DOMICILE",
      deliveryType: "DELIVERY",
      names: { fr_FR: "À domicile, en 2 à 3 jours", en_US: "To your door, in 2 to 3 days" },
      trackingUrl: "https://www.laposte.fr/outils/suivre-vos-envois?code={number}",
    },
    {
      serviceCode: "RELAIS",
      deliveryType: "PICKUP",
      names: { fr_FR: "En point relais, en 3 à 5 jours", en_US: "To a parcel shop, in 3 to 5 days" },
      trackingUrl: "https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT={number}",
    },
  ],
  zones: [
    {
      name: "Corse",
      countries: ["FR"],
      postalCodes: ["20"],
      rates: { DOMICILE: { 3: 1690, 6: 2190, 12: 2990, 18: 3990 } },
    },
    {
      name: "France",
      countries: ["FR"],
      // Departments of the mainland: those overseas begin with 97 and 98.
      postalCodes: ["0", "1", "2", "3", "4", "5", "6", "7", "8", "90", "91", "92", "93", "94", "95"],
      rates: {
        DOMICILE: { 3: 990, 6: 1290, 12: 1690, 18: 2190 },
        RELAIS: { 3: 790, 6: 990, 12: 1390 },
      },
    },
  ],
};
