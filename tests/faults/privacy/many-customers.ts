import { isLong } from "#tests/setup/is-long.ts";

import { ask, tally, type Asked } from "../kit/ask.ts";
import { filledSite } from "../kit/filled-site.ts";
import { addressOf } from "../kit/ledger.ts";
import { start } from "../kit/server.ts";
import { inDatabase, rowsOf } from "../kit/sqlite-file.ts";
import type { Drill, Trial } from "../kit/trial.ts";
import { stocked } from "../orders/shelf.ts";

import { marksIn, openCustomer, type MarkedCustomer } from "./marked-customers.ts";

/** So many pages are asked for at once. */
const atOnce = 40;

/** Pages that are the same for everybody, and may be kept. */
const publicPages = ["/", "/en_US", "/nos-cuvees", "/wines/les-terrasses/1", "/contact", "/en_US/contact"];

/** Pages of one customer, and whether what is theirs must stand there. */
const ownPages: readonly { readonly path: string; readonly showsMark: boolean }[] = [
  { path: "/cart", showsMark: false },
  { path: "/en_US/cart", showsMark: false },
  { path: "/cart/address", showsMark: true },
  { path: "/en_US/cart/address", showsMark: true },
  { path: "/cart/shipping", showsMark: false },
  { path: "/cart/payment", showsMark: true },
  { path: "/account/profil", showsMark: true },
  { path: "/account/orders", showsMark: true },
  { path: "/en_US/account/orders", showsMark: true },
  { path: "/account/orders/{order}", showsMark: true },
  { path: "/cart/success/{order}", showsMark: false },
];

/** Customers who look at their own pages and at everybody's, all at once: nobody reads what is another's. */
export const manyCustomers: Drill = {
  area: "privacy",
  name: "many-customers",
  run: async (trial) => {
    const isWhole = trial.full || isLong;
    const [customers, loads] = isWhole ? [200, 5_000] : [20, 500];
    const dataDir = await filledSite();
    const env = { TRUST_PROXY: "on", LOG_LEVEL: "warn", PAYMENT: "sandbox-in-public" };
    await using server = await start({ dataDir, env });
    const { url } = server;
    const query = async (statement: string) => inDatabase(dataDir, (database) => rowsOf(database, statement));
    const shelf = await stocked({ url, env: { DATA_DIR: dataDir }, query });
    const people: MarkedCustomer[] = [];
    for (let index = 0; index < customers; index += 1) people.push(await openCustomer(url, { index, shelf }));
    const seen = new Seen(people);
    let next = 0;
    const reader = async () => {
      while (next < loads) {
        const turn = next;
        next += 1;
        await look(url, { turn, people, seen });
      }
    };
    await Promise.all(Array.from({ length: atOnce }, reader));
    seen.tell(trial, `${customers} customers, ${loads} pages, ${atOnce} at once`);
  },
};

interface Turn {
  readonly turn: number;
  readonly people: readonly MarkedCustomer[];
  readonly seen: Seen;
}

/** Every fourth look is at a page for everybody, of which every other one by somebody who isn't logged in. */
async function look(url: string, { turn, people, seen }: Turn): Promise<void> {
  // Whoever comes next is somebody else: neighbours in time are strangers.
  const who = people[(turn * 7) % people.length];
  if (!who) return;
  const round = Math.floor(turn / 4);
  const from = { "x-forwarded-for": addressOf(20_000 + who.index) };
  if (turn % 4 === 3) {
    const path = publicPages[round % publicPages.length] ?? "/";
    const headers = round % 2 === 0 ? { ...from, cookie: who.cookie } : from;
    seen.note({ who, path, isOwn: false, showsMark: false }, await patiently(url + path, headers));
    return;
  }
  const { path: pattern, showsMark } = ownPages[(turn + round) % ownPages.length] ?? {
    path: "/cart",
    showsMark: false,
  };
  const path = pattern.replace("{order}", String(who.orderId));
  seen.note({ who, path, isOwn: true, showsMark }, await patiently(url + path, { ...from, cookie: who.cookie }));
}

/** Once more where somebody was told to come again: what is counted are pages. */
async function patiently(url: string, headers: Readonly<Record<string, string>>): Promise<Asked> {
  for (;;) {
    const answer = await ask(url, { headers });
    if (answer.status !== 503) return answer;
  }
}

interface Look {
  readonly who: MarkedCustomer;
  readonly path: string;
  readonly isOwn: boolean;
  readonly showsMark: boolean;
}

/** What was seen on all those pages. */
class Seen {
  readonly #codes: ReadonlyMap<string, number>;
  readonly #answers: Asked[] = [];
  readonly #leaks: string[] = [];
  readonly #unmarked: string[] = [];
  readonly #kept: string[] = [];
  readonly #cookies: string[] = [];
  #own = 0;

  constructor(people: readonly MarkedCustomer[]) {
    this.#codes = new Map(people.map(({ orderCode, index }) => [orderCode, index]));
  }

  note({ who, path, isOwn, showsMark }: Look, answer: Asked): void {
    this.#answers.push(answer);
    const found = marksIn(answer.body, this.#codes);
    const allowed = isOwn ? [who.index] : [];
    for (const index of found) {
      if (!allowed.includes(index)) this.#leaks.push(`${path} of ${who.index} tells of ${index}`);
    }
    if (isOwn) this.#own += 1;
    if (showsMark && !found.has(who.index)) this.#unmarked.push(`${path} of ${who.index}: ${answer.status}`);
    const isPrivate = /no-store|private/u.test(answer.cacheControl ?? "");
    if (isOwn && !isPrivate) this.#kept.push(`${path}: ${answer.cacheControl ?? "nothing"}`);
    if (!isOwn && answer.cookies.length > 0) this.#cookies.push(`${path}: ${answer.cookies.join(", ")}`);
  }

  tell(trial: Trial, load: string): void {
    const first = (list: readonly string[]) => (list.length === 0 ? "" : `; ${list.slice(0, 3).join("; ")}`);
    trial.check("nobody reads what is another's", this.#leaks.length === 0, `${load}${first(this.#leaks)}`);
    const pages = `${tally(this.#answers)}; ${this.#own} of one customer${first(this.#unmarked)}`;
    const areThere = this.#unmarked.length === 0 && this.#answers.every(({ status }) => status === 200);
    trial.check("everybody reads what is theirs", areThere, pages);
    trial.check("no page of one customer may be kept", this.#kept.length === 0, first(this.#kept));
    trial.check("no page for everybody sets a cookie", this.#cookies.length === 0, first(this.#cookies));
  }
}
