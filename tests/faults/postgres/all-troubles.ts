import { setTimeout as sleep } from "node:timers/promises";

import type { Fault } from "../kit/fault-proxy.ts";
import type { Drill, Trial } from "../kit/trial.ts";

import { checkFresh, checkWritesAgain, paint } from "./recovery.ts";
import { checkNotReady, underTrouble, type Trouble } from "./under-trouble.ts";

function drill(name: string, trouble: (trial: Trial, parts: Trouble) => Promise<void>): Drill {
  return { area: "postgres", name, run: (trial) => underTrouble(trial, (parts) => trouble(trial, parts)) };
}

/** Every second one as by a loss of power. */
const restarts = drill("restarts", async (trial, parts) => {
  for (let round = 0; round < 20; round += 1) {
    await sleep(700);
    await parts.cluster.stop(round % 2 === 0 ? "immediate" : "fast");
    await sleep(300);
    await checkNotReady(trial, parts);
    await parts.cluster.start();
    await checkWritesAgain(trial, parts);
    trial.count("the process survives the restart", parts.server.isAlive());
    if (!parts.server.isAlive()) return;
  }
});

/** Longer than any query may take. */
const pauses = drill("pauses", async (trial, parts) => {
  for (let round = 0; round < 5; round += 1) {
    await sleep(1_000);
    parts.cluster.pause();
    await sleep(1_000);
    await checkNotReady(trial, parts);
    await sleep(5_000);
    parts.cluster.resume();
    await checkWritesAgain(trial, parts);
    trial.count("the process survives the pause", parts.server.isAlive());
  }
});

const killedBackends = drill("killed-backends", async (trial, parts) => {
  for (let round = 0; round < 15; round += 1) {
    await sleep(500);
    await parts.cluster.killBackends();
    await checkWritesAgain(trial, parts);
    trial.count("the process survives", parts.server.isAlive());
  }
});

/** Between the site and the database, while another process writes straight to it. */
function network(name: string, fault: Fault, colour: string): Drill {
  return drill(name, async (trial, parts) => {
    await sleep(1_000);
    parts.proxy.set(fault);
    const began = Date.now();
    await paint(colour, parts);
    if (fault === "blackhole" || fault === "reset") await checkNotReady(trial, parts);
    await sleep(Math.max(0, began + 8_000 - Date.now()));
    parts.proxy.set("none");
    await Promise.all([checkWritesAgain(trial, parts), checkFresh(trial, colour, parts)]);
    await sleep(1_000);
  });
}

const absence = drill("absence", async (trial, parts) => {
  await sleep(1_000);
  await parts.cluster.stop("immediate");
  const away = trial.full ? 300_000 : 25_000;
  for (let passed = 0; passed < away; passed += 5_000) {
    await sleep(5_000);
    await checkNotReady(trial, parts);
  }
  await parts.cluster.start();
  const colour = "#35492f";
  await checkWritesAgain(trial, parts);
  await paint(colour, parts);
  await checkFresh(trial, colour, parts);
});

export const troubles: readonly Drill[] = [
  restarts,
  pauses,
  killedBackends,
  network("cut", "reset", "#35492f"),
  network("blackhole", "blackhole", "#2f4935"),
  network("slow", { late: 400 }, "#492f35"),
  absence,
];
