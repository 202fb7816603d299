import type { StockLevel, StockLevelList, StockMovement, StockMovementList } from "#schemas/content/inventory.ts";

import { PagedList } from "../paged-list.ts";
import type { MovementQuery, StockPort, StockQuery } from "./stock-port.ts";

/** All that is sold, by name. */
export const everyForm: StockQuery = { list: "all", search: "", type: null, product: null, order: "name" };

/** All that changed the stock. */
export const everyMovement: MovementQuery = { form: null, kind: null, from: "", to: "" };

export type StockShelf = PagedList<StockLevel, StockQuery, StockLevelList>;
export type MovementShelf = PagedList<StockMovement, MovementQuery, StockMovementList>;

/** What there is of each form that is looked at. */
export function stockShelf({ levels: ask }: Pick<StockPort, "levels">): StockShelf {
  return new PagedList({ query: everyForm, ask, itemsOf: ({ levels }) => levels, keyOf: ({ id }) => id });
}

/** The movements that are looked at, the latest first; those of one form alone, where one is given. */
export function movementShelf({ movements: ask }: Pick<StockPort, "movements">, form: number | null): MovementShelf {
  const query = { ...everyMovement, form };
  return new PagedList({ query, ask, itemsOf: ({ movements }) => movements, keyOf: ({ number }) => number });
}
