import { action, computed, makeObservable, observable, observableRef } from "mobx";

import { type BlockPorts, quietPorts } from "#blocks/kit/ports.tsx";
import type { KeyedNeeds } from "#renderer/data/resolve-block.ts";

import { Answers } from "../canvas/model/answers.ts";
import type { Looker } from "../canvas/model/looker.ts";
import type { OtherSight } from "../canvas/model/other-sight.ts";
import type { Clients } from "../open-drafts.ts";
import { portsOf, purchaseOf, type ShownCart } from "./shown-carts.ts";
import { soldOut } from "./sold-out.ts";

interface Parts {
  readonly looker: Pick<Looker, "chosen" | "isCustomer" | "at" | "lookAs" | "lookAt">;
  readonly clients: Clients;
  /** Opens the page as of a moment, in milliseconds since 1970; null: as it is now. Never rejects. */
  readonly openAt: (at: number | null) => Promise<void>;
}

/** The moments that may be looked at: a year is typed digit by digit, and the year 20 is one on its way to 2039. */
const moments = { from: Date.UTC(2000, 0), to: Date.UTC(2200, 0) } as const;

/** As whom and in which situation the page is looked at: it changes what the canvas shows, and nothing else. */
export class ShownAs implements OtherSight {
  cart: ShownCart | null = null;
  isSoldOut = false;
  /** Whether the page in its other language stands beside it. */
  isBeside = false;
  /** What the blocks ask as of the moment that is looked at; null: what they ask anyway. */
  live: Answers | null = null;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeObservable(this, {
      ...{ cart: observable, isSoldOut: observable, isBeside: observable, live: observableRef },
      ...{ ports: computed, isOther: computed },
      ...{ showCart: action, showSoldOut: action, showBeside: action, lookAt: action, reset: action },
    });
  }

  get isCustomer(): boolean {
    return this.#parts.looker.isCustomer;
  }

  /** The moment that is looked at; null: now. */
  get at(): number | null {
    return this.#parts.looker.at;
  }

  /** Whether what is shown is otherwise than the site is now for a visitor. */
  get isOther(): boolean {
    return this.cart !== null || this.isSoldOut || this.at !== null || this.#parts.looker.chosen === true;
  }

  get ports(): BlockPorts {
    return this.cart === null ? quietPorts : portsOf[this.cart];
  }

  lookAs(isCustomer: boolean): void {
    this.#parts.looker.lookAs(isCustomer);
  }

  showCart(cart: ShownCart | null): void {
    this.cart = cart;
  }

  showSoldOut(isSoldOut: boolean): void {
    this.isSoldOut = isSoldOut;
  }

  showBeside(isBeside: boolean): void {
    this.isBeside = isBeside;
  }

  /** Looks at a moment, null: now; one that can't be asked for changes nothing. */
  lookAt(at: number | null): void {
    const { looker, clients, openAt } = this.#parts;
    if (at === looker.at || (at !== null && !(at >= moments.from && at < moments.to))) return;
    looker.lookAt(at);
    this.live =
      at === null
        ? null
        : new Answers({
            resolve: async ({ call, params, query }, locale) => {
              const asked = { at, call, ...(params && { params }), ...(query && { query: scalars(query) }) };
              return await clients(locale).call("answerNeed", { body: asked });
            },
            note: (text, error) => console.warn(text, error),
            now: () => performance.now(),
          });
    void openAt(at);
  }

  /** Shows the page as it is now, for whoever may open it. */
  reset(): void {
    [this.cart, this.isSoldOut] = [null, false];
    this.lookAt(null);
    if (this.#parts.looker.chosen !== null) this.#parts.looker.lookAs(null);
  }

  /** The answers of a block's needs as they are shown. */
  answers(needs: KeyedNeeds, answers: ReadonlyMap<string, unknown>): ReadonlyMap<string, unknown> {
    const { cart, isSoldOut } = this;
    const shown = isSoldOut ? new Map([...answers].map(([key, answer]) => [key, soldOut(answer)] as const)) : answers;
    if (cart === null) return shown;
    const purchase = purchaseOf(cart);
    const own = needs.flatMap(([, key, { call }]) => (call in purchase ? [[key, purchase[call]] as const] : []));
    return own.length > 0 ? new Map([...shown, ...own]) : shown;
  }

  subject(subject: object | null): object | null {
    return this.isSoldOut ? (soldOut(subject) as object | null) : subject;
  }
}

/** A query as it stands in an address. */
function scalars(
  query: Readonly<Record<string, string | number | boolean>>,
): Readonly<Record<string, string | number>> {
  return Object.fromEntries(
    Object.entries(query).map(([key, value]) => [key, typeof value === "boolean" ? String(value) : value]),
  );
}
