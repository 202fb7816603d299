import { setTimeout as sleep } from "node:timers/promises";

import { ask, isFine, type Asked } from "../kit/ask.ts";
import { addressOf } from "../kit/ledger.ts";

/** What an order may want of the estate: a wine, and a slot in which it is picked up. */
export interface Shelf {
  readonly declinationId: number;
  readonly idSchedule: number;
  readonly date: string;
  readonly serviceCode: string;
  /** A code that leaves nothing to pay. */
  readonly code: string;
}

/** An order that the shop said it has. */
export interface Acknowledged {
  readonly cart: string;
  readonly id: number;
  readonly code: string;
}

/** Customers who order without a pause, and what the shop acknowledged of it. */
export class Customers {
  readonly acknowledged: Acknowledged[] = [];
  readonly answers: Asked[] = [];
  /** The orders of which the bank took the money. */
  readonly paid = new Set<number>();
  readonly #shelf: Shelf;
  #stopped = false;
  #customers: Promise<void>[] = [];
  #come = 0;

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  /** Starts so many, each time as another household; the address of the server may change with a restart. */
  start(target: () => string, customers: number): void {
    this.#customers = Array.from({ length: customers }, () => this.#buy(target));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#customers);
  }

  /** Every other one has a code that leaves nothing to pay and picks it up; every third one clicks twice. */
  async #buy(target: () => string): Promise<void> {
    while (!this.#stopped) {
      const number = this.#come;
      this.#come += 1;
      const from = addressOf(number);
      const cart = await this.#tried(
        async () => await fill(target(), this.#shelf.declinationId, { from, quantity: 6 }),
      );
      if (!cart) continue;
      const idCart = String(dataOf(cart)["cartId"]);
      const body = JSON.stringify(wish(idCart, number, this.#shelf));
      const once = () => this.#order(target, { idCart, body, from });
      await (number % 3 === 0 ? Promise.all([once(), once()]) : once());
    }
  }

  /** An order whose answer was lost is sent again, as a customer does who sees an error. */
  async #order(target: () => string, { idCart, body, from }: Readonly<Record<"idCart" | "body" | "from", string>>) {
    const headers = { "content-type": "application/json", "x-forwarded-for": from };
    const answer = await this.#tried(async () => await ask(`${target()}/api/order`, { method: "POST", headers, body }));
    if (!answer) return;
    const { id, code, payment } = dataOf(answer);
    this.acknowledged.push({ cart: idCart, id: Number(id), code: String(code) });
    if (isPayable(payment) && (await isTaken(payment.url))) this.paid.add(Number(id));
  }

  async #tried(work: () => Promise<Asked>): Promise<Asked | null> {
    for (let tries = 0; tries < 100 && !this.#stopped; tries += 1) {
      const answer = await work();
      this.answers.push(answer);
      if (isFine(answer)) return answer;
      if (answer.status >= 400 && answer.status !== 503) return null;
      await sleep(200);
    }
    return null;
  }
}

function isPayable(payment: unknown): payment is { readonly url: string } {
  return typeof payment === "object" && payment !== null && "url" in payment;
}

/** Pays at the bank and goes no further; true when it took the money. It tells the shop, several times. */
async function isTaken(url: string): Promise<boolean> {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const body = "card=4000000000000002&lever=TWICE&do=pay";
  return (await ask(url, { method: "POST", headers, body })).status === 303;
}

/** Puts so many into a new cart. */
export async function fill(
  url: string,
  declinationId: number,
  { from, quantity }: { readonly from: string; readonly quantity: number },
): Promise<Asked> {
  const boundary = "bottles";
  const part = (name: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  return await ask(`${url}/api/cart/new/product/${declinationId}`, {
    method: "POST",
    headers: { "content-type": `multipart/form-data; boundary=${boundary}`, "x-forwarded-for": from },
    body: `${part("type", "WINE")}${part("quantity", String(quantity))}--${boundary}--\r\n`,
  });
}

/** What a customer orders: every other one has a code that leaves nothing to pay, and picks it up. */
export function wish(idCart: string, number: number, { idSchedule, date, serviceCode, code }: Shelf) {
  const name = { firstname: "Claire", lastname: "Aubert" };
  const street = { address: "3 rue du Four", addressPart2: "", postalCode: "21200", city: "Beaune", idCountry: 250 };
  const isFree = number % 2 === 0;
  return {
    idCart,
    user: { email: `customer-${number}@faults.example`, phone: "06 12 34 56 78" },
    address: { delivery: { ...name, ...street } },
    ...(isFree && { discountCode: code, dateSchedule: date, idSchedule }),
    delivery: isFree ? { type: "CLICK_AND_COLLECT" } : { type: "DELIVERY", serviceCode },
    isOfAge: true,
    acceptsTerms: true,
  };
}

/** What an answer of the API brings. */
export function dataOf({ body }: Asked): Readonly<Record<string, unknown>> {
  return (JSON.parse(body) as { data: Readonly<Record<string, unknown>> }).data;
}
