import { setTimeout as sleep } from "node:timers/promises";

import { startBenchSite } from "./bench-site.ts";
import { cpuSince, cpuTime } from "./cpu.ts";
import { getAll, getText } from "./get.ts";
import { residentMegabytes } from "./processes.ts";
import { counts } from "./renewal-content.ts";

/** One round of making the pages, and of making them again after a wine that all of them show was changed. */
export interface Renewal {
  /** Milliseconds of processor time a page, without encoding. */
  readonly fromNothing: number;
  readonly afterWrite: number;
  /** The encoding of a page made from nothing, in milliseconds. */
  readonly encoding: number;
  /** Megabytes that the pages, and all that is kept for them, take. */
  readonly memory: number;
  /** Milliseconds from the call that publishes to the end of the first answer that shows it. */
  readonly publishToFresh: number;
}

/** Starts a site over a filled folder and measures a round. */
export async function measureRenewal(dataDir: string, paths: readonly string[]): Promise<Renewal> {
  await using site = await startBenchSite(dataDir);
  const urls = paths.map((path) => site.url + path);
  const [measured, warm] = [urls.slice(0, counts.measured), urls.slice(counts.measured)];
  const first = measured[0] ?? "";
  // Asked several times, each time after a write, so that the compiler has seen both ways.
  await getAll(warm);
  await site.tell("write");
  await getAll(warm);
  const memoryBefore = await settledMegabytes(site.pid);

  const beginning = cpuTime(site.pid);
  await getAll(measured);
  const made = cpuSince(site.pid, beginning);
  const memory = (await settledMegabytes(site.pid)) - memoryBefore;
  const encoding = cpuSince(site.pid, beginning).encoding;

  const name = await site.tell<string>("write");
  const written = cpuTime(site.pid);
  await getAll(measured);
  const renewed = cpuSince(site.pid, written);
  if (!(await getText(first)).includes(name)) throw new Error("A page after a write was stale");

  const began = performance.now();
  const title = await site.tell<string>("publish");
  const text = await getText(first);
  const publishToFresh = performance.now() - began;
  if (!text.includes(title)) throw new Error("A page after a publication was stale");

  const each = (milliseconds: number): number => milliseconds / measured.length;
  return {
    fromNothing: each(made.work),
    afterWrite: each(renewed.work),
    encoding: each(encoding),
    memory,
    publishToFresh,
  };
}

/** Resident memory once it stands still: kept pages are compressed in the background, which takes its time. */
async function settledMegabytes(pid: number): Promise<number> {
  let before = residentMegabytes(pid);
  for (let tries = 0; tries < 10; tries += 1) {
    await sleep(500);
    const now = residentMegabytes(pid);
    if (Math.abs(now - before) < 1) return now;
    before = now;
  }
  return before;
}
