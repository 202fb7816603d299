import { addressTypeLabels, addressTypeValues } from "../../content/company-address.ts";
import { group } from "../../fields/group.ts";
import { list } from "../../fields/list.ts";
import { number } from "../../fields/number.ts";
import { select } from "../../fields/select.ts";
import { text } from "../../fields/text.ts";
import type { Localized } from "../../locale.ts";
import type { Collection } from "../collection.ts";
import { country } from "../fields/country.ts";
import { optional } from "../fields/optional.ts";
import { order } from "../fields/order.ts";
import { someOf } from "../fields/some-of.ts";
import { time } from "../fields/time.ts";
import { weekdays } from "../fields/weekdays.ts";
import { needed } from "../needed.ts";

const line = (fr_FR: string, en_US: string, max = 120) => text({ label: { fr_FR, en_US }, localized: false, max });

const degrees = (label: Localized<string>, most: number) => optional(number({ label, min: -most, max: most }));

/** Spec §3, "Address": the estate's own places. */
export const companyAddress: Collection = {
  slug: "company-address",
  sign: "pin",
  label: { fr_FR: "Adresses du domaine", en_US: "The estate’s addresses" },
  one: { fr_FR: "Adresse", en_US: "Address" },
  fields: {
    name: text({ label: { fr_FR: "Nom", en_US: "Name" } }),
    text: text({ label: { fr_FR: "Comment venir", en_US: "How to get there" }, multiline: true }),
    types: someOf({
      label: { fr_FR: "Sert à", en_US: "Used for" },
      options: addressTypeValues.map((value) => ({ value, label: addressTypeLabels[value] })),
    }),
    firstname: line("Prénom", "First name"),
    lastname: line("Nom de famille", "Last name"),
    address: line("Adresse", "Address", 200),
    addressPart2: line("Complément d’adresse", "Address, second line", 200),
    postalCode: line("Code postal", "Postal code", 20),
    city: line("Ville", "City"),
    country: country({ label: { fr_FR: "Pays", en_US: "Country" } }),
    phone: line("Téléphone", "Phone", 40),
    email: line("E-mail", "Email", 254),
    position: group({
      label: { fr_FR: "Position sur la carte", en_US: "Position on the map" },
      item: {
        latitude: degrees({ fr_FR: "Latitude", en_US: "Latitude" }, 90),
        longitude: degrees({ fr_FR: "Longitude", en_US: "Longitude" }, 180),
      },
    }),
    openingHours: list({
      label: { fr_FR: "Heures d’ouverture", en_US: "Opening hours" },
      named: ["day", "opens", "closes"],
      item: {
        day: select({ label: { fr_FR: "Jour", en_US: "Day" }, options: weekdays }),
        opens: time({ label: { fr_FR: "De", en_US: "From" } }),
        closes: time({ label: { fr_FR: "À", en_US: "To" } }),
      },
      max: 28,
    }),
    order: order(),
  },
  groups: [
    { name: { fr_FR: "Lieu", en_US: "Place" }, fields: ["name", "text", "types", "openingHours"] },
    {
      name: { fr_FR: "Adresse postale", en_US: "Postal address" },
      fields: ["firstname", "lastname", "address", "addressPart2", "postalCode", "city", "country"],
    },
    { name: { fr_FR: "Contact et carte", en_US: "Contact and map" }, fields: ["phone", "email", "position", "order"] },
  ],
  title: "name",
  columns: ["city", "types"],
  check: needed("address", "city"),
};
