import { both } from "#starter/both.ts";

/** What the demo estate writes: the letter that the public form is for, and word of what goes on sale. */
export const demoNewsletterLists = [
  {
    id: 1,
    name: both("La lettre du domaine", "The estate’s letter"),
    description: both(
      "Quatre fois par an : ce qui se passe entre les rangs, et les vins qui sortent de cave.",
      "Four times a year: what goes on between the rows, and the wines that come up from the cellar.",
    ),
  },
  {
    id: 2,
    name: both("Sorties et allocations", "Releases and allocations"),
    description: both(
      "Deux fois par an, avant tout le monde : les millésimes mis en vente et les magnums réservés aux habitués.",
      "Twice a year, before anybody else: vintages that go on sale, and the magnums kept for regulars.",
    ),
  },
] as const;
