import type { Both } from "#starter/both.ts";
import { both } from "#starter/both.ts";

interface DemoDish {
  readonly label: Both;
  /** The `d` of one path on a 24 × 24 grid, drawn with a stroke. */
  readonly icon: string;
}

/** The kinds of dishes, in the order in which lists show them; their keys stand in addresses. */
export const dishes = {
  aperitif: {
    label: both("Apéritif", "Aperitif"),
    icon: "M7 3h10l-1 7a4 4 0 0 1-8 0zM12 14v7M8.5 21h7M7.5 8h9",
  },
  charcuterie: {
    label: both("Charcuterie", "Cured meats"),
    icon: "M9 6.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM9 9.5a2.5 2.5 0 1 0 0 5M14.5 7a5.5 5.5 0 1 1 0 10",
  },
  poultry: {
    label: both("Volaille", "Poultry"),
    icon: "M15 4a5 5 0 0 1 1 9.9c-2 .4-3.5.7-5 2.1l-2.2 2.2a2 2 0 1 1-3.3 1.3 2 2 0 1 1 1.3-3.3L9 14c1.4-1.5 1.7-3 2.1-5A5 5 0 0 1 15 4z",
  },
  "red-meat": {
    label: both("Viande rouge", "Red meat"),
    icon: "M4 13.5C4 8.5 8 5 13 5c4 0 7 2.5 7 6 0 5-5 8.5-10 8.5-4 0-6-2.5-6-6zM14.5 8.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4M7 14.5c1.5 1.5 4 2 6 1",
  },
  game: {
    label: both("Gibier", "Game"),
    icon: "M20 4C13 4 8 8 7 15l-3 5M7 15c7 0 12-4 13-11M9 13l6-5",
  },
  fish: {
    label: both("Poisson", "Fish"),
    icon: "M3 12c3-5 9-6 13-2l5-3v10l-5-3c-4 4-10 3-13-2zM7.5 11.2h.01",
  },
  shellfish: {
    label: both("Fruits de mer", "Seafood"),
    icon: "M12 20c-5-2-8-6-8-10 2-4 5-6 8-6s6 2 8 6c0 4-3 8-8 10zM12 4v16M8.2 5.5 11 19.5M15.8 5.5 13 19.5M9 20h6",
  },
  vegetables: {
    label: both("Légumes", "Vegetables"),
    icon: "M5 19C4 11 9 5 19 5c0 10-6 15-14 14zM5 19l8-8",
  },
  cheese: {
    label: both("Fromage", "Cheese"),
    icon: "M3 12 17 5a4 4 0 0 1 4 4v3zM3 12v7h18v-7M8 15.5h.01M13 16.5h.01M17 15h.01",
  },
  dessert: {
    label: both("Dessert", "Dessert"),
    icon: "M4 12h16v8H4zM4 16h16M12 12V8M12 4.5c1 1 1 2 0 2.5-1-.5-1-1.5 0-2.5z",
  },
} as const satisfies Readonly<Record<string, DemoDish>>;

export type DishName = keyof typeof dishes;

/** The row of a kind of dish. */
export function dishId(name: DishName): number {
  return Object.keys(dishes).indexOf(name) + 1;
}
