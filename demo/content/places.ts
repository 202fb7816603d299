import { type Both, both } from "#starter/both.ts";
import type { CompanyAddressInput } from "#server/company-addresses/write.ts";

/** One of the estate's addresses; they don't exist. */
export interface DemoPlace extends Omit<CompanyAddressInput, "id" | "texts" | "order"> {
  readonly name: Both;
  /** Plain text: how to get there. */
  readonly text: Both;
}

const weekdays = [2, 3, 4].flatMap((day) => [
  { day, opens: "10:00", closes: "12:00" },
  { day, opens: "14:00", closes: "18:00" },
]);

/** The cellar on the hill and the shop in the village. */
export const demoPlaces: readonly DemoPlace[] = [
  {
    types: ["HEAD_OFFICE", "CELLAR", "CLICK_AND_COLLECT"],
    address: "2 chemin des Murets",
    postalCode: "00000",
    city: "Montclair-sur-Orbrie",
    country: "FR",
    phone: "00\u00a000\u00a000\u00a000\u00a000",
    email: "bonjour@clairveille.example",
    position: { latitude: 47.214_3, longitude: 0.381_6 },
    openingHours: [
      ...weekdays,
      { day: 5, opens: "10:00", closes: "12:00" },
      { day: 5, opens: "14:00", closes: "19:00" },
      { day: 6, opens: "10:00", closes: "19:00" },
      { day: 7, opens: "10:00", closes: "13:00" },
    ],
    name: both("Le caveau et la cave", "Tasting room and cellar"),
    text: both(
      "La porte rouge, au fond de la cour. Le dimanche, d’avril à octobre seulement.",
      "The red door, at the far end of the yard. Sundays from April to October only.",
    ),
  },
  {
    types: ["SHOP"],
    address: "7 place du Vieux-Lavoir",
    postalCode: "00000",
    city: "Montclair-sur-Orbrie",
    country: "FR",
    phone: "00\u00a000\u00a000\u00a000\u00a001",
    email: "boutique@clairveille.example",
    position: { latitude: 47.209_8, longitude: 0.374_2 },
    openingHours: [
      ...[2, 3, 4, 5].map((day) => ({ day, opens: "15:00", closes: "19:00" })),
      { day: 6, opens: "09:00", closes: "13:00" },
    ],
    name: both("La boutique du village", "The village shop"),
    text: both(
      "Derrière les halles, en face de la fontaine ; on peut se garer cinq minutes si l’on revient avec du pain.",
      "Behind the market hall, across from the fountain; you may park for five minutes if you come back with bread.",
    ),
  },
];
