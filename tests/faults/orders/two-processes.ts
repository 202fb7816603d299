import { setTimeout as sleep } from "node:timers/promises";

import pg from "pg";

import { isLong } from "#tests/setup/is-long.ts";
import { freePort } from "#tests/setup/running-site.ts";

import { ask, isFine, tally, type Asked } from "../kit/ask.ts";
import { startCluster } from "../kit/cluster.ts";
import { addressOf } from "../kit/ledger.ts";
import { start, type Server } from "../kit/server.ts";
import { siteCommand } from "../kit/site-command.ts";
import type { Drill, Trial } from "../kit/trial.ts";

import { Customers, dataOf, fill, wish } from "./customers.ts";
import { unpaidAfter, wrongIn, type Query } from "./promises.ts";
import { operate, stocked, type Shop, type StockedShelf } from "./shelf.ts";

/** Two servers behind one PostgreSQL, the one with the bank in it, each asked by every second customer. */
export const twoProcessesOrder: Drill = {
  area: "orders",
  name: "two-processes",
  run: async (trial) => {
    await using cluster = await startCluster();
    const bankPort = await freePort();
    const shared = { DATABASE_URL: cluster.url(), TRUST_PROXY: "on", LOG_LEVEL: "warn" };
    const bank = { PAYMENT: "sandbox-in-public", SANDBOX_BANK_SECRET: "between-the-shop-and-its-bank" };
    const here = { SANDBOX_BANK_PORT: String(bankPort), DEMO: "on" };
    await using one = await start({ env: { ...shared, ...bank, ...here } });
    const otherEnv = { ...shared, ...bank, SANDBOX_BANK_URL: `http://127.0.0.1:${bankPort}` };
    let other: Server = await start({ env: otherEnv });
    const { port, dataDir } = other;
    const query = queryOf(cluster.url());
    const shop: Shop = { url: one.url, env: { DATABASE_URL: cluster.url(), DATA_DIR: one.dataDir }, query };
    await operate(shop, "parameter", "set", "EXPEDITION_BOTTLES_MIN", "1");
    const shelf = await stocked(shop);
    const urls = [one.url, other.url];
    await tenBottles(trial, { shop, shelf, urls });
    await oneCart(trial, { shop, shelf, urls });
    await oneUse(trial, { shop, shelf, urls });
    await checkPromises(trial, shop, "after all of them at once");

    const rounds = trial.full || isLong ? 40 : 5;
    const crowd = new Customers(shelf);
    let asked = 0;
    crowd.start(() => urls[(asked += 1) % 2] ?? one.url, 8);
    for (let round = 0; round < rounds; round += 1) {
      await sleep(300 + 97 * (round % 13));
      await other.kill();
      await checkPromises(trial, shop, "after a kill of one process, while the other one goes on");
      other = await start({ dataDir, env: otherEnv, port });
    }
    await sleep(1_000);
    await crowd.stop();
    const unpaid = await unpaidAfter(150_000, query, crowd.paid);
    const taken = `${crowd.paid.size} taken; ${unpaid.length} orders wait`;
    trial.check(
      "every order of which the bank took the money is paid",
      unpaid.length === 0 && crowd.paid.size > 0,
      taken,
    );
    await other.stop();
    const wrong = await wrongIn(query, crowd.acknowledged);
    const seen = `${crowd.acknowledged.length} acknowledged; ${wrong.slice(0, 3).join("; ") || "all are there once"}`;
    trial.check(`no acknowledged order is lost or doubled in ${rounds} kills`, wrong.length === 0, seen);
    const failed = crowd.answers.filter(({ status }) => status >= 400 && status !== 503);
    trial.check("no customer was refused, or answered by a fault", failed.length === 0, tally(crowd.answers));
    await checkPromises(trial, shop, "in the end");
  },
};

interface Rush {
  readonly shop: Shop;
  readonly shelf: StockedShelf;
  readonly urls: readonly string[];
}

/** Five hundred customers, one bottle each, and ten bottles. */
async function tenBottles(trial: Trial, rush: Rush): Promise<void> {
  const { shop, shelf } = rush;
  const carts = await cartsOf(rush, 500);
  await operate(shop, "stock", "set", shelf.reference, "10");
  const answers = await atOnce(carts, async (cart, index) => await order(rush, { cart, index }));
  await operate(shop, "stock", "set", shelf.reference, "1000000");
  const refused = answers.filter(({ status, body }) => status === 409 && /bouteille|stock|reste/iu.test(body));
  trial.check(
    "500 orders at once for 10 bottles give exactly 10, and the others are told",
    answers.filter(isFine).length === 10 && refused.length === 490,
    tally(answers),
  );
}

/** One cart, posted a hundred times. */
async function oneCart(trial: Trial, rush: Rush): Promise<void> {
  const [cart = ""] = await cartsOf(rush, 1);
  const posts = Array.from({ length: 100 }, () => cart);
  const answers = await atOnce(posts, async (_, index) => await order(rush, { cart, index, buyer: 0 }));
  const orders = new Set(answers.filter(isFine).map((answer) => Number(dataOf(answer)["id"])));
  const rows = await rush.shop.query(`select id from "order" where cart_id = '${cart}'`);
  const seen = `${rows.length} in the database; ${tally(answers)}`;
  const isOne = orders.size === 1 && rows.length === 1 && answers.every(isFine);
  trial.check("100 posts of one cart at once give one order", isOne, seen);
}

/** A code for one use, and two hundred who know it. */
async function oneUse(trial: Trial, rush: Rush): Promise<void> {
  await operate(rush.shop, "code", "set", "UNIQUE", "--euros", "1", "--uses", "1");
  const carts = await cartsOf(rush, 200);
  const answers = await atOnce(carts, async (cart, index) => await order(rush, { cart, index, code: "UNIQUE" }));
  const rows = await rush.shop.query(`select id from "order" where discount_code = 'UNIQUE' and discount_cents > 0`);
  const seen = `${rows.length} with it; ${tally(answers)}`;
  trial.check("a code for one use that 200 use at once is used once", rows.length === 1, seen);
}

async function cartsOf({ shelf, urls }: Rush, count: number): Promise<readonly string[]> {
  const carts: string[] = [];
  while (carts.length < count) {
    const chunk = Array.from({ length: Math.min(20, count - carts.length) }, (_, index) => carts.length + index);
    const filled = await Promise.all(
      chunk.map(async (index) => {
        const url = urls[index % 2] ?? "";
        return await answered(
          async () => await fill(url, shelf.declinationId, { from: addressOf(index), quantity: 1 }),
        );
      }),
    );
    carts.push(...filled.map((answer) => String(dataOf(answer)["cartId"])));
  }
  return carts;
}

interface Post {
  readonly cart: string;
  readonly index: number;
  readonly buyer?: number;
  readonly code?: string;
}

async function order({ shelf, urls }: Rush, { cart, index, buyer = index, code }: Post): Promise<Asked> {
  // An odd customer pays, and has it brought.
  const body = JSON.stringify({ ...wish(cart, 2 * buyer + 1, shelf), ...(code && { discountCode: code }) });
  const headers = { "content-type": "application/json", "x-forwarded-for": addressOf(50_000 + index) };
  const url = `${urls[index % 2]}/api/order`;
  return await answered(async () => await ask(url, { method: "POST", headers, body }));
}

/** Asks again while a process says that it is too busy, as a browser's user does. */
async function answered(question: () => Promise<Asked>): Promise<Asked> {
  for (;;) {
    const answer = await question();
    if (answer.status !== 503 && answer.status !== 0) return answer;
    await sleep(200);
  }
}

async function atOnce<Item, Value>(items: readonly Item[], work: (item: Item, index: number) => Promise<Value>) {
  return await Promise.all(items.map(work));
}

async function checkPromises(trial: Trial, { env }: Shop, when: string): Promise<void> {
  const { code, stderr } = await siteCommand(["check"], { env });
  trial.count(`${when} every promise about orders holds`, code === 0, stderr.trim());
}

function queryOf(connectionString: string): Query {
  return async (statement) => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(statement)).rows;
    } finally {
      await client.end();
    }
  };
}
