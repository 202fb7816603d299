import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { startSite } from "#tests/setup/running-site.ts";

import { type LoggedIn, logIn } from "./administrator.ts";
import { fillConsole } from "./fill-console.ts";
import { onCore } from "./options.ts";
import { median } from "./statistics.ts";

/** What a list of the console took, in milliseconds, of its first page with all that stands around it: a round each. */
interface ListMeasured {
  readonly what: string;
  readonly rounds: readonly number[];
  /** False: a sum over a year, which ADR 107 gives more time than a list. */
  readonly isList: boolean;
}

const times = 20;

/** Asks a large estate's console for its lists and figures, over and over. */
export async function measureConsoleLists(rounds: number): Promise<readonly ListMeasured[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "cellardoor-console-"));
  try {
    await fillConsole(dataDir);
    const env = { LOG_LEVEL: "warn", PAYMENT: "off" };
    await using site = await startSite({ env, dataDir, prefix: onCore(0) });
    const asks = asksOf((await logIn(site.url)).call);
    const measured = asks.map(({ what, isList = true }) => ({ what, isList, rounds: [] as number[] }));
    for (let round = 0; round < rounds; round += 1)
      for (const [index, { ask }] of asks.entries()) measured[index]?.rounds.push(await timed(ask));
    return measured;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Asked {
  readonly what: string;
  readonly isList?: boolean;
  ask(): Promise<unknown>;
}

function asksOf(call: LoggedIn["call"]): readonly Asked[] {
  type Query = Readonly<Record<string, string>>;
  const orders = (query: Query) => async () => await call("listDeskOrders", { query });
  const wines = (query: Query) => async () => await call("listRecords", { params: { collection: "products" }, query });
  const customers = (query: Query) => async () => await call("listCustomers", { query });
  const stock = (query: Query) => async () => await call("listStockLevels", { query });
  const today = new Date().toISOString().slice(0, 10);
  const year = { from: `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`, to: today };
  return [
    { what: "orders, the latest first", ask: orders({}) },
    { what: "orders to prepare", ask: orders({ work: "prepare" }) },
    { what: "orders of a state", ask: orders({ state: "CLOSED" }) },
    { what: "orders by a code", ask: orders({ search: "b001n4c" }) },
    { what: "orders by a frequent name", ask: orders({ search: "jeanne martin" }) },
    { what: "orders by a name nobody has", ask: orders({ search: "zacharie" }) },
    { what: "orders of a month", ask: orders({ from: today.slice(0, 8) + "01", to: today }) },
    { what: "wines", ask: wines({}) },
    { what: "wines, searched", ask: wines({ search: "parcelle 4321" }) },
    { what: "customers, the latest first", ask: customers({}) },
    { what: "customers by name", ask: customers({ search: "hélène" }) },
    { what: "customers by what they spent", ask: customers({ orderBy: "-spent" }) },
    { what: "stock by name", ask: stock({}) },
    { what: "stock, searched", ask: stock({ search: "parcelle 4321" }) },
    { what: "stock, soon sold out", ask: stock({ list: "low", orderBy: "left" }) },
    { what: "stock movements, the latest first", ask: async () => await call("listStockMovements", { query: {} }) },
    { what: "a day's close", ask: async () => await call("readDayClose", { query: { day: today } }) },
    { what: "figures of a year", isList: false, ask: async () => await call("readFigures", { query: year }) },
    { what: "wines sold in a year", isList: false, ask: async () => await call("readSoldGoods", { query: year }) },
  ];
}

async function timed(ask: () => Promise<unknown>): Promise<number> {
  const spent: number[] = [];
  for (let count = 0; count < times; count += 1) {
    const began = performance.now();
    await ask();
    spent.push(performance.now() - began);
  }
  return median(spent);
}
