import { makeAutoObservable, observableRef, runInAction } from "mobx";

import { sameValue } from "#schemas/editing/same-value.ts";

/** One page of a list, with whatever else the server says beside it. */
interface ListPage {
  /** How many there are on all pages together. */
  readonly total: number;
}

interface Paging<Item, Query, Page extends ListPage> {
  /** What is looked at first. */
  readonly query: Query;
  /** Asks for a page; the first is 1. */
  readonly ask: (query: Query, page: number) => Promise<Page>;
  readonly itemsOf: (page: Page) => readonly Item[];
  readonly keyOf: (item: Item) => unknown;
}

/** How long what was asked for ahead is as good as asked for now, in milliseconds: a press and what it leads to. */
const isFreshFor = 1000;

/** A list that is read page by page. An older page that comes late is dropped, and none stands there twice. */
export class PagedList<Item, Query, Page extends ListPage> {
  items: readonly Item[] = [];
  total = 0;
  state: "reading" | "read" | "failed" = "reading";
  query: Query;
  /** The page that came last, for what it says beside its items; null: none has. */
  last: Page | null = null;
  /** How many pages are here. */
  #pages = 0;
  #asked = 0;
  /** When the first page was asked for ahead of a `find`. */
  #begunAt = Number.NEGATIVE_INFINITY;
  /** The first page that is on its way; null: none is. */
  #flight: Promise<void> | null = null;
  readonly #paging: Omit<Paging<Item, Query, Page>, "query">;

  constructor({ query, ...paging }: Paging<Item, Query, Page>) {
    this.query = query;
    this.#paging = paging;
    makeAutoObservable(this, { items: observableRef, query: observableRef, last: observableRef }, { autoBind: true });
  }

  get hasMore(): boolean {
    return this.items.length < this.total;
  }

  /** Reads the first page before anybody looks at it; nothing where anything was asked for. Never rejects. */
  async ahead(): Promise<void> {
    if (this.#asked === 0) await this.again();
  }

  /**
   * Asks for the first page ahead of the `find` that a press leads to, which then doesn't ask again, or waits for the one that is
   * on its way; resolves once there is something to be drawn, so at once where something is. Never rejects.
   */
  async begin(): Promise<void> {
    this.#begunAt = performance.now();
    const reading = this.#flight ?? this.again();
    if (this.items.length === 0) await reading;
  }

  /** Looks at others; what was looked at before doesn't stand there where they can't be had. The same anew: see `again`. Never rejects. */
  async find(query: Query): Promise<void> {
    const isOnItsWay = performance.now() - this.#begunAt < isFreshFor;
    this.#begunAt = Number.NEGATIVE_INFINITY;
    if (sameValue(query, this.query)) return isOnItsWay ? undefined : await this.again();
    this.query = query;
    this.#flight = null;
    await this.#read(1, () => {
      this.items = [];
      this.total = 0;
    });
  }

  /** Reads on where the list ends, or again what could not be had; nothing while it reads. */
  async readOn(): Promise<void> {
    if (this.state !== "reading" && this.hasMore) await this.#read(this.#pages + 1);
  }

  /** Reads them all anew; what is there stays where that can't be. */
  async again(): Promise<void> {
    const flight = this.#read(1);
    this.#flight = flight;
    await flight;
    if (this.#flight === flight) this.#flight = null;
  }

  /** One of them is otherwise now, or came in. */
  put(item: Item): void {
    const { keyOf } = this.#paging;
    const isIt = (other: Item): boolean => keyOf(other) === keyOf(item);
    const isKnown = this.items.some(isIt);
    this.items = isKnown ? this.items.map((before) => (isIt(before) ? item : before)) : [item, ...this.items];
    if (!isKnown) this.total += 1;
  }

  /** The one of a key is gone. */
  drop(key: unknown): void {
    const others = this.items.filter((item) => this.#paging.keyOf(item) !== key);
    this.total -= this.items.length - others.length;
    this.items = others;
  }

  async #read(page: number, failed = (): void => {}): Promise<void> {
    const mine = (this.#asked += 1);
    runInAction(() => (this.state = "reading"));
    const given = await this.#paging.ask(this.query, page).catch((error: unknown) => {
      console.warn("a list could not be read", error);
      return null;
    });
    if (mine !== this.#asked) return;
    runInAction(() => {
      this.state = given ? "read" : "failed";
      if (given) this.#take(given, page);
      else failed();
    });
  }

  #take(given: Page, page: number): void {
    const { itemsOf, keyOf } = this.#paging;
    const before = page === 1 ? [] : this.items;
    // What came in meanwhile has moved the others on.
    const known = new Set(before.map(keyOf));
    this.items = [...before, ...itemsOf(given).filter((item) => !known.has(keyOf(item)))];
    this.total = given.total;
    this.last = given;
    this.#pages = page;
  }
}
