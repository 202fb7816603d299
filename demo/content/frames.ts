import { type Both, both } from "#starter/both.ts";
import { frame } from "#starter/frame.ts";

import { toPage } from "./links.ts";

/** The two frames (spec §2: two layouts, default and page layout, with the same chrome). */
export const defaultFrame = frameOf(
  both(
    "Famille Aurival, vigneronne à Montclair depuis 1921",
    "The Aurival family, winegrowers in Montclair since 1921",
  ),
);

export const pageFrame = frameOf(
  both(
    "Caveau ouvert du mardi au samedi, sans rendez-vous",
    "Tasting room open Tuesday to Saturday, no reservation needed",
  ),
);

function frameOf(topBar: Both) {
  return frame({
    topBar,
    footer: both(
      "Quatre générations sur une seule pente. Nos vins se boivent ici, ailleurs, et surtout à plusieurs.",
      "Four generations on a single slope. Our wines are for drinking here, elsewhere and, above all, together.",
    ),
    letterTitle: both("La lettre du domaine", "The estate letter"),
    letterText: both("Quatre fois l’an, écrite par Odile.", "Four times a year, written by Odile."),
    bottomLinks: [
      { link: toPage("wines", both("Cuvées", "Wines")), icon: "bottle" },
      { link: toPage("visit", both("Venir", "Visit")), icon: "place" },
    ],
  });
}
