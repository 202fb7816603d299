import { setTimeout as sleep } from "node:timers/promises";

import { isLong } from "#tests/setup/is-long.ts";

import { tally } from "../kit/ask.ts";
import { filledSite } from "../kit/filled-site.ts";
import { start, type Server } from "../kit/server.ts";
import { siteCommand } from "../kit/site-command.ts";
import { inDatabase, rowsOf } from "../kit/sqlite-file.ts";
import type { Drill } from "../kit/trial.ts";

import { Customers } from "./customers.ts";
import { unpaidAfter, wrongIn, type Query } from "./promises.ts";
import { stocked } from "./shelf.ts";

const customers = 8;

/**
 * Customers order and pay through kills, of the bank too: no acknowledged order is lost or doubled, no payment is lost, and
 * the shop's promises hold after each.
 */
export const orderKills: Drill = {
  area: "orders",
  name: "kill-rounds",
  run: async (trial) => {
    // The number of the shop's promise takes a quarter of an hour: `npm run test:long` takes it.
    const rounds = trial.full || isLong ? 200 : 12;
    const dataDir = await filledSite();
    const env = { TRUST_PROXY: "on", LOG_LEVEL: "warn", PAYMENT: "sandbox-in-public" };
    let server: Server = await start({ dataDir, env });
    const { port, url } = server;
    const query: Query = async (statement) => inDatabase(dataDir, (database) => rowsOf(database, statement));
    const shelf = await stocked({ url, env: { DATA_DIR: dataDir }, query });
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
    // What a notification lost is looked up a minute later, in the next round of a minute.
    const unpaid = await unpaidAfter(150_000, query, crowd.paid);
    trial.check(
      "every order of which the bank took the money is paid, though nobody came back to say so",
      unpaid.length === 0 && crowd.paid.size > 0,
      `${crowd.paid.size} taken; ${unpaid.length} orders wait`,
    );
    await server.stop();
    const wrong = await wrongIn(query, crowd.acknowledged);
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
