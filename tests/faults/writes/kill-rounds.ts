import { setTimeout as sleep } from "node:timers/promises";

import { tally } from "../kit/ask.ts";
import { filledSite } from "../kit/filled-site.ts";
import { Ledger } from "../kit/ledger.ts";
import { start, type Server } from "../kit/server.ts";
import { integrityOf, readersIn } from "../kit/sqlite-file.ts";
import type { Drill } from "../kit/trial.ts";

const writers = 24;

/** 24 writers on the embedded database through kills: what was acknowledged is there. */
export const killRounds: Drill = {
  area: "writes",
  name: "kill-rounds",
  run: async (trial) => {
    const rounds = trial.full ? 30 : 10;
    const dataDir = await filledSite();
    const env = { TRUST_PROXY: "on", LOG_LEVEL: "warn" };
    let server: Server = await start({ dataDir, env });
    const { port, url } = server;
    const ledger = new Ledger();
    ledger.start(() => url, writers);
    for (let round = 0; round < rounds; round += 1) {
      await sleep(700 + 137 * (round % 7));
      await server.kill();
      server = await start({ dataDir, env, port });
      trial.count("it starts again in the middle of the writes", server.isAlive());
    }
    await sleep(1_000);
    await ledger.stop();
    await server.stop();
    const lost = ledger.lost(readersIn(dataDir));
    trial.check(
      `no acknowledged write is lost in ${rounds} kills`,
      lost.length === 0,
      `${ledger.acknowledged.size} acknowledged, ${lost.length} lost`,
    );
    const failed = ledger.answers.filter(({ status }) => status >= 500 && status !== 503);
    trial.check("no write was answered by a fault", failed.length === 0, tally(ledger.answers));
    const integrity = integrityOf(dataDir);
    trial.check("the database is sound", integrity === "ok", integrity);
  },
};
