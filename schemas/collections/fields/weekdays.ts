import type { Localized } from "../../locale.ts";

/** The weekdays as choices; 1 is Monday. */
export const weekdays: readonly { readonly value: number; readonly label: Localized<string> }[] = [
  { value: 1, label: { fr_FR: "Lundi", en_US: "Monday" } },
  { value: 2, label: { fr_FR: "Mardi", en_US: "Tuesday" } },
  { value: 3, label: { fr_FR: "Mercredi", en_US: "Wednesday" } },
  { value: 4, label: { fr_FR: "Jeudi", en_US: "Thursday" } },
  { value: 5, label: { fr_FR: "Vendredi", en_US: "Friday" } },
  { value: 6, label: { fr_FR: "Samedi", en_US: "Saturday" } },
  { value: 7, label: { fr_FR: "Dimanche", en_US: "Sunday" } },
];
