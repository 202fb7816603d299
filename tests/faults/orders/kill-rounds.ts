import { setTimeout as sleep } from "node:timers/promises";

import { ask, tally } from "../kit/ask.ts";
import { filledSite } from "../kit/filled-site.ts";
import { start, type Server } from "../kit/server.ts";
import { siteCommand } from "../kit/site-command.ts";
import { inDatabase, rowsOf } from "../kit/sqlite-file.ts";
import type { Drill } from "../kit/trial.ts";

import { Customers, type Acknowledged, type Shelf } from "./customers.ts";

const customers = 8;

/**
 * Customers order and pay through kills, of the bank too: no acknowledged order is lost or doubled, no payment is lost, and
 * the shop's promises hold after each.
 */
export const orderKills: Drill = {
  area: "orders",
  name: "kill-rounds",
  run: async (trial) => {
    // The number of the shop's promise takes a quarter of an hour: `npm run verify:long` takes it.
    const rounds = trial.full || process.env["LONG"] === "1" ? 200 : 12;
    const dataDir = await filledSite();
    const env = { TRUST_PROXY: "on", LOG_LEVEL: "warn", PAYMENT: "sandbox-in-public" };
    let server: Server = await start({ dataDir, env });
    const { port, url } = server;
    const shelf = await stocked(dataDir, url);
    const crowd = new Customers(shelf);
    crowd.start(() => url, customers);
    for (let round = 0; round < rounds; round += 1) {
      await sleep(300 + 97 * (round % 13));
      await server.kill();
      const left = await siteCommand(["check"], { env: { DATA_DIR: dataDir } });
      trial.count("after a kill every promise about orders holds", left.code === 0, left.stderr.trim());
      server = await start({ dataDir, env, port });
    }
    await sleep(1_000);
    await crowd.stop();
    const unpaid = await unpaidAfter(90_000, dataDir, crowd.paid);
    trial.check(
      "every order of which the bank took the money is paid, though nobody came back to say so",
      unpaid.length === 0 && crowd.paid.size > 0,
      `${crowd.paid.size} taken; ${unpaid.length} orders wait`,
    );
    await server.stop();
    const wrong = wrongIn(dataDir, crowd.acknowledged);
    trial.check(
      `no acknowledged order is lost or doubled in ${rounds} kills`,
      wrong.length === 0 && crowd.acknowledged.length > rounds,
      `${crowd.acknowledged.length} acknowledged; ${wrong.slice(0, 3).join("; ") || "all are there once"}`,
    );
    const failed = crowd.answers.filter(({ status }) => status >= 400 && status !== 503);
    const seen = [tally(crowd.answers), ...failed.slice(0, 2).map(({ body }) => body)].join("; ");
    trial.check("no customer was refused, or answered by a fault", failed.length === 0, seen);
    const { code, stderr } = await siteCommand(["check"], { env: { DATA_DIR: dataDir } });
    trial.check("in the end every promise holds", code === 0, stderr.trim());
  },
};

/** The orders that are not paid after so many milliseconds; what was lost in a kill is told again, and asked for. */
async function unpaidAfter(milliseconds: number, dataDir: string, paid: ReadonlySet<number>) {
  const end = Date.now() + milliseconds;
  for (;;) {
    const rows = inDatabase(dataDir, (database) =>
      rowsOf(database, `select id from "order" where paid_at is not null`),
    );
    const known = new Set(rows.map(({ id }) => Number(id)));
    const unpaid = [...paid].filter((id) => !known.has(id));
    if (unpaid.length === 0 || Date.now() > end) return unpaid;
    await sleep(500);
  }
}

/** Enough of a wine, a slot for everybody, and a code that leaves nothing to pay. */
async function stocked(dataDir: string, url: string): Promise<Shelf> {
  const site = async (...words: string[]): Promise<string> => {
    const { code, stdout, stderr } = await siteCommand(words, { env: { DATA_DIR: dataDir } });
    if (code !== 0) throw new Error(`site ${words.join(" ")}: ${stderr}`);
    return stdout;
  };
  const [wine] = inDatabase(dataDir, (database) =>
    rowsOf(
      database,
      `select declination.id, reference from declination join product on product.id = declination.product_id
       where product.type = 'WINE' and tracks_stock = 1 and archived_at is null and is_published = 1
       and capacity_ml = 750 and 6 % max(1, sell_by_multiple_of) = 0 limit 1`,
    ),
  );
  await site("stock", "set", String(wine?.["reference"]), "1000000");
  await site("code", "set", "FREE", "--euros", "100000");
  const [place] = inDatabase(dataDir, (database) =>
    rowsOf(database, "select company_address_id as id from company_address_type where type = 'CLICK_AND_COLLECT'"),
  );
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await site("slot", "open", String(place?.["id"]), day, "05:00", "23:00", "10000");
  const [year, month] = day.split("-").map(Number);
  const { body } = await ask(`${url}/api/calendar/${String(place?.["id"])}/date/allowed/${month}/${year}`);
  const days = (JSON.parse(body) as { data: readonly Day[] }).data;
  const slot = days.find(({ date }) => date === day)?.schedules.find(({ from }) => from === "05:00");
  const [service] = inDatabase(dataDir, (database) =>
    rowsOf(database, "select service_code as code from shipping_service where delivery_type = 'DELIVERY'"),
  );
  const serviceCode = String(service?.["code"]);
  return { serviceCode, declinationId: Number(wine?.["id"]), idSchedule: slot?.id ?? 0, date: day, code: "FREE" };
}

interface Day {
  readonly date: string;
  readonly schedules: readonly { readonly id: number; readonly from: string }[];
}

/** Acknowledged orders that aren't there, and carts with more than one. */
function wrongIn(dataDir: string, acknowledged: readonly Acknowledged[]): readonly string[] {
  const rows = inDatabase(dataDir, (database) => rowsOf(database, `select id, code, cart_id, state from "order"`));
  const kept = new Map(rows.map((row) => [Number(row["id"]), row]));
  const live = Map.groupBy(
    rows.filter(({ state }) => state !== "CANCELLED" && state !== "EXPIRED"),
    (row) => String(row["cart_id"]),
  );
  const lost = acknowledged.filter(
    ({ id, code, cart }) => kept.get(id)?.["code"] !== code || kept.get(id)?.["cart_id"] !== cart,
  );
  const byCart = Map.groupBy(acknowledged, ({ cart }) => cart);
  const doubled = [...byCart.values()].filter((told) => new Set(told.map(({ id }) => id)).size > 1);
  return [
    ...lost.map(({ code }) => `${code} is lost`),
    ...[...live].filter(([, own]) => own.length > 1).map(([cart, own]) => `cart ${cart} has ${own.length} orders`),
    ...doubled.map((told) => `one cart was told of as ${told.map(({ code }) => code).join(" and ")}`),
  ];
}
