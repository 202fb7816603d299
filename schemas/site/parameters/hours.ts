import { openingHours } from "../../fields/opening-hours.ts";
import type { ParameterDefinition } from "./define-parameter.ts";
import { defineParameter } from "./define-parameter.ts";

const weekdays = [
  { name: "MONDAY", fr_FR: "lundi", en_US: "Monday" },
  { name: "TUESDAY", fr_FR: "mardi", en_US: "Tuesday" },
  { name: "WEDNESDAY", fr_FR: "mercredi", en_US: "Wednesday" },
  { name: "THURSDAY", fr_FR: "jeudi", en_US: "Thursday" },
  { name: "FRIDAY", fr_FR: "vendredi", en_US: "Friday" },
  { name: "SATURDAY", fr_FR: "samedi", en_US: "Saturday" },
  { name: "SUNDAY", fr_FR: "dimanche", en_US: "Sunday" },
] as const;

/** Opening hours, a text per weekday: `10:00-12:00, 14:00-18:00 (by appointment)` (spec §3). */
export const hours: readonly ParameterDefinition[] = weekdays.map(({ name, fr_FR, en_US }) =>
  defineParameter({
    public: true,
    type: `OPENING_HOURS_${name}`,
    kind: "STRING",
    group: "hours",
    field: openingHours({
      label: { fr_FR: `Horaires du ${fr_FR}`, en_US: `${en_US} opening hours` },
    }),
    effect: { render: true },
  }),
);
