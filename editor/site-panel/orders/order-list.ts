import { makeAutoObservable, observableRef } from "mobx";

import type { DeskOrderList, DeskOrderRow, WorkCounts } from "#schemas/content/desk-order.ts";

import { PagedList } from "../paged-list.ts";
import type { OrderPort, OrderQuery } from "./order-port.ts";

/**
 * The orders that are looked at, with those that are chosen to be printed or prepared together. What was looked at stays
 * while one order is open.
 */
export class OrderList {
  /** The ids of those that were chosen; some may not be there any more. */
  picked: ReadonlySet<number> = new Set();
  readonly #pages: PagedList<DeskOrderRow, OrderQuery, DeskOrderList>;

  constructor({ list: ask }: Pick<OrderPort, "list">) {
    const query: OrderQuery = { tab: "prepare", search: "", state: null, from: "", to: "" };
    this.#pages = new PagedList({ query, ask, itemsOf: ({ orders }) => orders, keyOf: ({ id }) => id });
    makeAutoObservable(this, { picked: observableRef }, { autoBind: true });
  }

  get query(): OrderQuery {
    return this.#pages.query;
  }

  get orders(): readonly DeskOrderRow[] {
    return this.#pages.items;
  }

  get total(): number {
    return this.#pages.total;
  }

  get state(): "reading" | "read" | "failed" {
    return this.#pages.state;
  }

  /** How many are in each list of work; null: not known yet. */
  get counts(): WorkCounts | null {
    return this.#pages.last?.counts ?? null;
  }

  /** Looks at others; nothing of them is chosen. Never rejects. */
  async find(change: Partial<OrderQuery>): Promise<void> {
    this.picked = new Set();
    await this.#pages.find({ ...this.query, ...change });
  }

  /** Reads on where the list ends, or again what could not be had. */
  async readOn(): Promise<void> {
    await this.#pages.readOn();
  }

  /** Reads all of it anew: something was done with one of them. */
  async again(): Promise<void> {
    await this.#pages.again();
  }

  /** Chooses one, or not any more. */
  choose(id: number, isChosen: boolean): void {
    const others = [...this.chosen].filter((one) => one !== id);
    this.picked = new Set(isChosen ? [...others, id] : others);
  }

  /** Chooses all that are seen, or none. */
  chooseAll(isChosen: boolean): void {
    this.picked = new Set(isChosen ? this.orders.map(({ id }) => id) : []);
  }

  /** Whether only some of a list are looked for. */
  get isNarrowed(): boolean {
    const { search, state, from, to } = this.query;
    return search !== "" || state !== null || from !== "" || to !== "";
  }

  /** The chosen ones, as they stand in the list. */
  get chosenOrders(): readonly DeskOrderRow[] {
    return this.orders.filter(({ id }) => this.picked.has(id));
  }

  /** Their ids. */
  get chosen(): ReadonlySet<number> {
    return new Set(this.chosenOrders.map(({ id }) => id));
  }
}
