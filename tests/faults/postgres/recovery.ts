import { setTimeout as sleep } from "node:timers/promises";

import { ask } from "../kit/ask.ts";
import { siteCommand } from "../kit/site-command.ts";
import type { Trial } from "../kit/trial.ts";

import type { Trouble } from "./under-trouble.ts";

/** How soon after the database's return a write is acknowledged, and a page shows what is new, in milliseconds. */
const soon = 1_000;

/**
 * Waits for the first write that is acknowledged after this moment, when the database has just come back. A second,
 * and what a bare client takes at that moment for its first answer, ten times over.
 */
export async function checkWritesAgain(trial: Trial, { ledger, server, cluster }: Trouble): Promise<void> {
  const before = ledger.acknowledged.size;
  const began = performance.now();
  const bare = cluster.bareTime();
  while (ledger.acknowledged.size === before && server.isAlive() && performance.now() - began < 15_000) await sleep(5);
  const took = performance.now() - began;
  const wrote = ledger.acknowledged.size > before;
  trial.count(
    `writes are acknowledged again within ${soon / 1000} s of its return`,
    wrote && took < soon + 10 * (await bare),
    wrote ? `${took.toFixed(0)} ms; a bare client ${(await bare).toFixed(0)} ms` : "not within 15 s",
  );
}

/** Another process sets the primary colour, past the trouble: straight on the database. */
export async function paint(colour: string, { cluster }: Trouble): Promise<void> {
  const { code, stderr } = await siteCommand(["parameter", "set", "COLOR_PRIMARY", colour], {
    env: { DATABASE_URL: cluster.url(), DATA_DIR: "unused" },
  });
  if (code !== 0) throw new Error(`The colour could not be set: ${stderr}`);
}

/** Waits until the home page shows the colour, from now on. */
export async function checkFresh(trial: Trial, colour: string, { server }: Trouble): Promise<void> {
  const began = performance.now();
  let shows = false;
  while (!shows && server.isAlive() && performance.now() - began < 15_000) {
    shows = (await ask(`${server.url}/`, { from: "127.0.0.8" })).body.toLowerCase().includes(colour);
    if (!shows) await sleep(25);
  }
  const took = performance.now() - began;
  trial.check(
    `a page shows within ${soon / 1000} s of the return what was written meanwhile`,
    shows && took < soon,
    shows ? `${took.toFixed(0)} ms` : "not within 15 s",
  );
}
