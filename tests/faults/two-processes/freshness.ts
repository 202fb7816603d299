import { setTimeout as sleep } from "node:timers/promises";

import { ask } from "../kit/ask.ts";
import { filledSite } from "../kit/filled-site.ts";
import { addressOf, subscribe } from "../kit/ledger.ts";
import { start, type Server } from "../kit/server.ts";
import { siteCommand } from "../kit/site-command.ts";
import { median } from "../kit/statistics.ts";
import type { Drill, Trial } from "../kit/trial.ts";

/** The log's times are rounded to so many milliseconds: a page that is kept takes less. */
const shortest = 0.1;

/** How soon a write of one process is seen in the others, in milliseconds. */
const soon = 1_000;

/** Pages that show no news, so that a change of a news item leaves them alone. */
const untouched = ["", "/en_US"].flatMap((locale) =>
  ["/contact", "/legal-notice", "/privacy-policy", "/cookie-policy", "/sale-terms", "/use-terms"].map(
    (page) => locale + page,
  ),
);

/** A news item that no popup and no other page links to. */
const edited = "9";

/** Two servers on one SQLite file, and the command line beside them. */
export const twoProcesses: Drill = {
  area: "two-processes",
  name: "freshness",
  run: async (trial) => {
    const dataDir = await filledSite();
    // The log tells how long the server itself took for a page.
    const env = { TRUST_PROXY: "on", LOG_LEVEL: "info" };
    await using one = await start({ dataDir, env });
    await using other = await start({ dataDir, env });
    const servers = [one, other];
    for (const { url } of servers) for (const path of [...untouched, "/actualites"]) await ask(url + path);
    for (let round = 0; round < 5; round += 1) await checkSeen(trial, servers, dataDir, `Taille et soleil, ${round}`);
    await checkKeptThrough(trial, servers, "a news item was edited", () => edit(dataDir, "Un autre titre"));
    await checkKeptThrough(trial, servers, "somebody subscribed at the other process", async () => {
      const answer = await subscribe(one.url, { email: "two@faults.example", address: addressOf(1) });
      if (answer.status !== 200) throw new Error(`The subscription is a ${answer.status}`);
    });
  },
};

async function edit(dataDir: string, title: string): Promise<void> {
  const { code, stderr } = await siteCommand(["news", "edit", edited, "--title", title], {
    env: { DATA_DIR: dataDir },
  });
  if (code !== 0) throw new Error(`The news item could not be edited: ${stderr}`);
}

async function checkSeen(trial: Trial, servers: readonly Server[], dataDir: string, title: string): Promise<void> {
  await edit(dataDir, title);
  const began = performance.now();
  for (const { url } of servers) {
    let shows = false;
    while (!shows && performance.now() - began < 5_000) {
      shows = (await ask(`${url}/actualites`)).body.includes(title);
      if (!shows) await sleep(10);
    }
    const took = performance.now() - began;
    trial.count("a write of another process is seen within a second", shows && took < soon, `${took.toFixed(0)} ms`);
  }
}

/**
 * Whether pages that a write doesn't touch stay kept in both processes: nearer (as a ratio) to what they take when they
 * are kept than to what they take when they are made anew.
 */
async function checkKeptThrough(
  trial: Trial,
  servers: readonly Server[],
  what: string,
  write: () => Promise<void>,
): Promise<void> {
  for (const [at, server] of servers.entries()) {
    await times(server);
    await times(server);
    // As long a rest as after the write: what a processor remembers counts in parts of milliseconds.
    await sleep(soon);
    const kept = median(await times(server));
    await write();
    await sleep(soon);
    const after = median(await times(server));
    await paint(server.dataDir, at);
    await sleep(soon);
    const made = median(await times(server));
    trial.check(
      `pages that weren't touched stay kept in process ${at + 1} when ${what}`,
      after < Math.sqrt(Math.max(kept, shortest) * made),
      `${after.toFixed(1)} ms; kept ${kept.toFixed(1)} ms, made anew ${made.toFixed(1)} ms`,
    );
  }
}

/** Touches every page: a colour stands in each. */
async function paint(dataDir: string, turn: number): Promise<void> {
  const colour = `#35492${turn}`;
  const { code, stderr } = await siteCommand(["parameter", "set", "COLOR_PRIMARY", colour], {
    env: { DATA_DIR: dataDir },
  });
  if (code !== 0) throw new Error(`The colour could not be set: ${stderr}`);
}

/** Milliseconds that the server took for each page, by its own log. */
async function times({ url, output }: Server): Promise<readonly number[]> {
  const before = output().length;
  for (const path of untouched) await ask(url + path);
  await sleep(100);
  return [
    ...output()
      .slice(before)
      .matchAll(/"status":200,"ms":([\d.]+)/g),
  ].map(([, ms]) => Number(ms));
}
