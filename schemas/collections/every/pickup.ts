import { number } from "../../fields/number.ts";
import { select } from "../../fields/select.ts";
import type { Fields } from "../../fields/field.ts";
import type { Collection } from "../collection.ts";
import { day } from "../fields/day.ts";
import { recordOf } from "../fields/record-of.ts";
import { time } from "../fields/time.ts";
import { weekdays } from "../fields/weekdays.ts";
import { needed } from "../needed.ts";

const address = recordOf({
  label: { fr_FR: "Adresse", en_US: "Address" },
  help: { fr_FR: "Une adresse qui sert au retrait sur place.", en_US: "An address used for click and collect." },
  to: "company-address",
});

const dayOfIt = day({ label: { fr_FR: "Jour", en_US: "Day" } });

/** From when to when, and for how many: the same of each week's times and of a single day's. */
const span: Fields = {
  from: time({ label: { fr_FR: "De", en_US: "From" } }),
  to: time({ label: { fr_FR: "À", en_US: "To" } }),
  capacity: number({
    label: { fr_FR: "Commandes au plus", en_US: "Orders at most" },
    help: { fr_FR: "0\u00a0: on n’en prend plus.", en_US: "0: no more are taken." },
    min: 0,
    max: 10_000,
    integer: true,
    // Who opens a time means to take orders in it: at 0 nobody could book it, and nothing would say so.
    initial: 4,
  }),
};

/** Spec §9: when orders are picked up each week. */
export const pickupWeek: Collection = {
  slug: "pickup-week",
  sign: "calendar",
  label: { fr_FR: "Retraits de la semaine", en_US: "Weekly pickup times" },
  one: { fr_FR: "Créneau de la semaine", en_US: "Weekly time" },
  part: "shop",
  fields: { address, weekday: select({ label: { fr_FR: "Jour", en_US: "Day" }, options: weekdays }), ...span },
  groups: [{ name: { fr_FR: "Créneau", en_US: "Time" }, fields: ["address", "weekday", "from", "to", "capacity"] }],
  title: "from",
  columns: ["weekday", "to", "capacity", "address"],
  check: needed("address", "to"),
};

/** The same of one day alone. */
export const pickupDay: Collection = {
  slug: "pickup-day",
  sign: "calendar-day",
  label: { fr_FR: "Retraits d’un jour", en_US: "Pickup times of one day" },
  one: { fr_FR: "Créneau d’un jour", en_US: "Time of one day" },
  part: "shop",
  fields: { address, day: dayOfIt, ...span },
  groups: [{ name: { fr_FR: "Créneau", en_US: "Time" }, fields: ["address", "day", "from", "to", "capacity"] }],
  title: "day",
  columns: ["from", "to", "capacity", "address"],
  check: needed("address", "from", "to"),
};

/** Days on which nothing is picked up at an address, whatever its week says. */
export const pickupClosure: Collection = {
  slug: "pickup-closure",
  sign: "calendar-closed",
  label: { fr_FR: "Jours sans retrait", en_US: "Days without pickup" },
  one: { fr_FR: "Jour sans retrait", en_US: "Day without pickup" },
  part: "shop",
  fields: { address, day: dayOfIt },
  groups: [{ name: { fr_FR: "Fermeture", en_US: "Closure" }, fields: ["address", "day"] }],
  title: "day",
  columns: ["address"],
  check: needed("address"),
};
