import type { MovementKind, StockList } from "#schemas/commerce/stock-movements.ts";
import type { StockLevel, StockLevelList, StockMovementList } from "#schemas/content/inventory.ts";
import type { ProductType } from "#schemas/content/product.ts";
import type { BodyOf } from "#schemas/contract/call-types.ts";
import { requestUrl } from "#schemas/contract/request-url.ts";

import type { PanelWork } from "../panel-work.ts";
import { recordPort } from "../records/record-port.ts";

export type StockOrder = "name" | "left" | "reference";

/** Which forms are looked at. */
export interface StockQuery {
  readonly list: StockList | "all";
  /** Words that all have to occur; empty: all are meant. */
  readonly search: string;
  readonly type: ProductType | null;
  /** Those of one product alone; null: all. */
  readonly product: number | null;
  readonly order: StockOrder;
}

/** Which movements are looked at. */
export interface MovementQuery {
  /** Those of one form alone; null: all. */
  readonly form: number | null;
  readonly kind: MovementKind | null;
  /** Days `YYYY-MM-DD`, both included; empty: without a bound. */
  readonly from: string;
  readonly to: string;
}

export type Correction = BodyOf<"correctStock">;

/** What the estate's stock asks the server for. */
export interface StockPort {
  /** A page of a list; the first is 1. */
  levels(query: StockQuery, page: number): Promise<StockLevelList>;
  level(id: number): Promise<StockLevel>;
  /** Writes down what changed a stock; gives what there is then. */
  correct(id: number, correction: Correction): Promise<StockLevel>;
  movements(query: MovementQuery, page: number): Promise<StockMovementList>;
  /** The number of the record of a product, by which its form is opened. */
  record(product: number): Promise<number>;
}

const atOnce = 50;

/** The stock as the site's API gives it. */
export function stockPort(work: Pick<PanelWork, "clients" | "locale">): StockPort {
  const { call } = work.clients(work.locale);
  return {
    levels: async (query, page) =>
      await call("listStockLevels", {
        query: { ...levelFilters(query), page, nbItem: atOnce, orderBy: query.order },
      }),
    level: async (id) => await call("getStockLevel", { params: { id } }),
    correct: async (id, body) => await call("correctStock", { params: { id }, body }),
    movements: async (query, page) =>
      await call("listStockMovements", {
        query: { ...movementFilters(query), page, nbItem: atOnce, orderBy: "-date" },
      }),
    record: async (product) => await recordPort(work, "products").open({ id: null, row: product }),
  };
}

/** Where all that a list finds is had as a table. */
export function levelsAddress(query: StockQuery): string {
  return requestUrl("/api", "exportStockLevels", undefined, { ...levelFilters(query), orderBy: query.order });
}

/** Where all movements that are looked at are had as a table. */
export function movementsAddress(query: MovementQuery): string {
  return requestUrl("/api", "exportStockMovements", undefined, { ...movementFilters(query), orderBy: "-date" });
}

function levelFilters({ list, search, type, product }: StockQuery) {
  return {
    ...(list !== "all" && { list }),
    ...(search !== "" && { search }),
    ...(type !== null && { type }),
    ...(product !== null && { product }),
  };
}

function movementFilters({ form, kind, from, to }: MovementQuery) {
  return {
    ...(form !== null && { form }),
    ...(kind !== null && { kind }),
    ...(from !== "" && { from }),
    ...(to !== "" && { to }),
  };
}
