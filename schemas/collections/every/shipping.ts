import { tariffLimits } from "../../commerce/tariff-limits.ts";
import { isRecord } from "../../fields/check.ts";
import { list } from "../../fields/list.ts";
import { number } from "../../fields/number.ts";
import { select } from "../../fields/select.ts";
import { text } from "../../fields/text.ts";
import type { Problem } from "../../refusal.ts";
import type { Collection, RecordValues } from "../collection.ts";
import { cents } from "../fields/cents.ts";
import { countries } from "../fields/countries.ts";
import { order } from "../fields/order.ts";
import { recordOf } from "../fields/record-of.ts";
import { serviceCode } from "../fields/service-code.ts";
import { words } from "../fields/words.ts";
import { needed } from "../needed.ts";

/** Spec §3, "Shipping price option": the ways in which parcels leave. What each costs stands in the zones. */
export const shippingService: Collection = {
  slug: "shipping-service",
  sign: "truck",
  label: { fr_FR: "Modes de livraison", en_US: "Delivery services" },
  one: { fr_FR: "Mode de livraison", en_US: "Delivery service" },
  part: "shop",
  fields: {
    names: text({
      label: { fr_FR: "Nom", en_US: "Name" },
      max: tariffLimits.words,
      help: {
        fr_FR: "Ce que lit l’acheteur\u00a0: «\u00a0À domicile\u00a0».",
        en_US: "What buyers read: “To your door”.",
      },
    }),
    deliveryType: select({
      label: { fr_FR: "Où arrive le colis", en_US: "Where the parcel arrives" },
      options: [
        { value: "DELIVERY", label: { fr_FR: "Chez l’acheteur", en_US: "At the buyer’s" } },
        { value: "PICKUP", label: { fr_FR: "Dans un point relais", en_US: "At a parcel shop" } },
      ],
    }),
    serviceCode: serviceCode({
      label: { fr_FR: "Code du transporteur", en_US: "Carrier’s code" },
      help: {
        fr_FR: "Unique, en capitales, chiffres et _\u00a0: COLISSIMO_DOMICILE. Les commandes le gardent.",
        en_US: "Used once, in capitals, digits and _: COLISSIMO_HOME. Orders keep it.",
      },
    }),
    trackingUrl: text({
      label: { fr_FR: "Page de suivi", en_US: "Tracking page" },
      help: {
        fr_FR: "{number} y tient la place du numéro de colis, {postalCode} celle du code postal. Vide\u00a0: aucune.",
        en_US: "{number} stands in it for the parcel’s number, {postalCode} for the postal code. Empty: none.",
      },
      localized: false,
      max: tariffLimits.words,
    }),
    siteType: text({
      label: { fr_FR: "Plateforme d’expédition", en_US: "Shipping platform" },
      help: {
        fr_FR: "VIGNOBLE_EXPORT si le colis passe par elle, vide sinon.",
        en_US: "VIGNOBLE_EXPORT where the parcel goes through it, or else empty.",
      },
      localized: false,
      max: tariffLimits.words,
    }),
    order: order(),
  },
  groups: [
    { name: { fr_FR: "Livraison", en_US: "Delivery" }, fields: ["names", "deliveryType", "order"] },
    { name: { fr_FR: "Transporteur", en_US: "Carrier" }, fields: ["serviceCode", "trackingUrl", "siteType"] },
  ],
  title: "names",
  columns: ["deliveryType", "serviceCode"],
  check: needed("serviceCode"),
};

/** Where the same prices hold, and what a parcel costs there, by service and by the bottles that it holds at most. */
export const shippingZone: Collection = {
  slug: "shipping-zone",
  sign: "map",
  label: { fr_FR: "Zones et prix de livraison", en_US: "Delivery zones and prices" },
  one: { fr_FR: "Zone de livraison", en_US: "Delivery zone" },
  part: "shop",
  fields: {
    name: text({ label: { fr_FR: "Nom", en_US: "Name" }, localized: false, max: tariffLimits.words }),
    countries: countries({ label: { fr_FR: "Pays", en_US: "Countries" } }),
    postalCodes: words({
      label: { fr_FR: "Débuts de code postal", en_US: "How postal codes begin" },
      help: {
        fr_FR: "Séparés par des virgules\u00a0: 20 pour la Corse. Vide\u00a0: tout le pays.",
        en_US: "Parted by commas: 20 for Corsica. Empty: all of the country.",
      },
      count: tariffLimits.postalCodes,
      length: tariffLimits.postalCode,
    }),
    order: order(),
    rates: list({
      label: { fr_FR: "Prix par mode de livraison", en_US: "Prices by service" },
      max: tariffLimits.services,
      named: ["service"],
      item: {
        service: recordOf({ label: { fr_FR: "Mode de livraison", en_US: "Service" }, to: "shipping-service" }),
        prices: list({
          label: { fr_FR: "Prix du colis", en_US: "Price of the parcel" },
          help: {
            fr_FR: "Au-delà du plus grand, une commande part en plusieurs colis, aux prix les plus bas.",
            en_US: "Beyond the largest, an order leaves in several parcels, at the lowest prices.",
          },
          max: tariffLimits.bottles,
          named: ["bottles", "cents"],
          item: {
            bottles: number({
              label: { fr_FR: "Jusqu’à tant de bouteilles", en_US: "Up to so many bottles" },
              min: 1,
              max: tariffLimits.bottles,
              integer: true,
              initial: 6,
            }),
            cents: cents({ label: { fr_FR: "Prix TTC", en_US: "Price, VAT included" } }),
          },
        }),
      },
    }),
  },
  groups: [
    { name: { fr_FR: "Zone", en_US: "Zone" }, fields: ["name", "countries", "postalCodes", "order"] },
    { name: { fr_FR: "Prix", en_US: "Prices" }, fields: ["rates"] },
  ],
  title: "name",
  columns: ["countries", "postalCodes", "rates"],
  check: checkZone,
};

/** A zone without countries has no address in it; each service has its prices once, and each size of a parcel one. */
function checkZone(values: RecordValues): readonly Problem[] {
  const { countries: where } = values;
  const rates = itemsOf(values["rates"]);
  return [
    ...(Array.isArray(where) && where.length === 0 ? [{ key: "countries", messageKey: "key.required" } as const] : []),
    ...rates.flatMap((rate, index): readonly Problem[] => {
      const key = `rates.${index}`;
      if ((rate["service"] ?? null) === null) return [{ key: `${key}.service`, messageKey: "key.required" }];
      const before = rates.slice(0, index).some(({ service }) => service === rate["service"]);
      if (before) return [{ key: `${key}.service`, messageKey: "key.repeated" }];
      const sizes = itemsOf(rate["prices"]).map(({ bottles = 6 }) => bottles);
      if (sizes.length === 0) return [{ key: `${key}.prices`, messageKey: "key.required" }];
      return sizes.flatMap((size, place): Problem[] =>
        sizes.indexOf(size) < place ? [{ key: `${key}.prices.${place}.bottles`, messageKey: "key.repeated" }] : [],
      );
    }),
  ];
}

function itemsOf(value: unknown): readonly RecordValues[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
