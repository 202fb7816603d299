/** The thread of `prober.ts`: asks for its addresses in turn until it is told to stop, then hands over what it saw. */
import { parentPort, workerData } from "node:worker_threads";

import { ask } from "./ask.ts";
import type { Probe } from "./prober.ts";

const { urls, from, interval } = workerData as {
  readonly urls: readonly string[];
  readonly from: string;
  readonly interval: number;
};

const probes: Probe[] = [];
const underWay = new Set<Promise<void>>();
let next = 0;

const timer = setInterval(() => {
  const path = urls[next % urls.length] ?? "";
  next += 1;
  const look = see(path).finally(() => underWay.delete(look));
  underWay.add(look);
}, interval);

parentPort?.once("message", () => void finish());
parentPort?.postMessage("started");

/** Connections of its own each time: whoever comes now must get in. */
async function see(path: string): Promise<void> {
  const at = Date.now();
  const { status, error, milliseconds } = await ask(path, { from, timeout: 10_000 });
  probes.push({ path, at, status, error, milliseconds });
}

async function finish(): Promise<void> {
  clearInterval(timer);
  await Promise.all(underWay);
  parentPort?.postMessage(probes);
}
