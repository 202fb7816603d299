import { makeAutoObservable, observableRef } from "mobx";

import type { AwaitedPayment, ShownOrders } from "#blocks/kit/ports.tsx";
import { orderOutcome } from "#schemas/commerce/order-outcome.ts";
import { orderStand } from "#schemas/commerce/order-stand.ts";
import { ApiError } from "#schemas/contract/api-error.ts";
import type { Client } from "#schemas/contract/client.ts";
import type { Order, OrderList } from "#schemas/content/order.ts";

import { askPatiently, type AskingClock, type Watch } from "./ask-patiently.ts";

/** How many orders a page of them has (spec §9). */
const nbItem = 10;

export interface OrdersPorts {
  readonly call: Client["call"];
  readonly clock: AskingClock;
  readonly watch: Watch;
}

/** What became of reading: it is here, the server refuses it to who asks, or it couldn't be asked just now. */
type Heard = "read" | "refused" | "unheard";

/** One's orders (spec §3) and the payment that is waited for; where they stand is the server's word alone. */
export class OrdersStore {
  /** A page of them, the latest first; null: none is loaded. */
  list: OrderList | null = null;
  /** The one that was loaded last; null: none. */
  order: Order | null = null;
  /** Nothing new was heard of the payment for so long that it isn't asked for any more. */
  isQuiet = false;
  readonly #ports: OrdersPorts;

  constructor(ports: OrdersPorts) {
    this.#ports = ports;
    makeAutoObservable(this, { list: observableRef, order: observableRef }, { autoBind: true });
  }

  /** Loads a page of them, ten (spec §9). */
  async load(page: number): Promise<Heard> {
    return await this.#read(async () =>
      this.takeList(await this.#ports.call("listOrders", { query: { page, nbItem } })),
    );
  }

  /** Loads one. */
  async open(id: number): Promise<Heard> {
    return await this.#read(async () => this.takeOrder(await this.#ports.call("getOrder", { params: { id } })));
  }

  /**
   * Looks again at what a page shows of them whenever its customer comes back to it, and tells those that stand
   * elsewhere now; null: they are nobody's any more who is here. What it gives ends that.
   */
  keepFresh(shown: ShownOrders, changed: (orders: readonly Order[] | null) => void): () => void {
    let isOver = false;
    let isNew = true;
    const look = async (): Promise<void> => {
      const heard = "page" in shown ? await this.load(shown.page) : await this.open(shown.order);
      if (isOver || heard === "unheard") return;
      if (heard === "refused") return changed(null);
      const orders = "page" in shown ? (this.list?.orders ?? []) : this.order ? [this.order] : [];
      const stands = orders.map((order) => orderStand(order));
      if (stands.join() === shown.stands.join()) return;
      changed(orders.filter((_, at) => !shown.stands.includes(stands[at] ?? "")));
    };
    const end = this.#ports.watch((isWatched) => {
      if (isWatched && !isNew) void look();
      isNew = false;
    });
    return () => {
      isOver = true;
      end();
    };
  }

  /**
   * Asks for a payment until it is no longer waited for [O4], and has it shown then; while that fails it is asked for
   * again. What it gives ends that.
   */
  follow({ provider, id }: AwaitedPayment, settled: () => Promise<void>): () => void {
    const { call, clock, watch } = this.#ports;
    return askPatiently({
      now: clock.now,
      after: clock.after,
      watch,
      quiet: this.setQuiet,
      async ask(signal) {
        const payment = await call("getPaymentResult", { params: { cardProvider: provider, id }, signal }).catch(
          orNone,
        );
        signal.throwIfAborted();
        if (payment && orderOutcome(null, payment) !== "waiting") await settled();
        return payment !== null;
      },
    });
  }

  takeList(list: OrderList): void {
    this.list = list;
  }

  takeOrder(order: Order): void {
    this.order = order;
  }

  setQuiet(isQuiet: boolean): void {
    this.isQuiet = isQuiet;
  }

  /** Forgets them: who is here now is somebody else, or nobody. */
  clear(): void {
    this.list = null;
    this.order = null;
  }

  /** What is refused is forgotten; what could not be asked stays as it was. */
  async #read(ask: () => Promise<void>): Promise<Heard> {
    try {
      await ask();
      return "read";
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 429 || error.status >= 500) return "unheard";
      this.clear();
      return "refused";
    }
  }
}

/** What isn't there is none; what could not be asked is asked again. */
function orNone(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}
