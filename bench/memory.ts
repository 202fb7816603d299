/**
 * Resident memory: idle, and per 1000 cached pages; Next's beside it. `--quick` does one round instead of five.
 * Linux only (/proc). The pages are the wine list under 1000 different searches, each cached by itself.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { startSite } from "#tests/setup/running-site.ts";

import { startNext } from "./lib/next-peer.ts";
import { rounds } from "./lib/options.ts";
import { residentMegabytes, serverPid } from "./lib/processes.ts";
import { report } from "./lib/report.ts";

const page = "/nos-cuvees";
const pages = 1000;
const parallel = 10;

// The demo estate is filled in once: what that takes is no part of an idle site.
const dataDir = mkdtempSync(join(tmpdir(), "cellardoor-memory-"));
await (await startSite({ dataDir })).stop();

const ours = { idle: [] as number[], perThousand: [] as number[] };
const next = { idle: [] as number[], loaded: [] as number[] };
for (let round = 0; round < rounds(); round += 1) {
  const html = await measureOurs();
  await measureNext(html);
}
const withNext = <Key extends keyof typeof next>(key: Key) =>
  next[key].length > 0 ? { control: next[key], controlName: "Next" } : {};
const isGood = report(`Memory, ${rounds()} rounds`, [
  { what: "resident, idle", unit: "MB", ours: ours.idle, ...withNext("idle"), budget: limit(150) },
  {
    what: `more for ${pages} cached pages`,
    unit: "MB",
    ours: ours.perThousand,
    ...withNext("loaded"),
    budget: limit(50),
  },
]);
rmSync(dataDir, { recursive: true, force: true });
process.exitCode = isGood ? 0 : 1;

async function measureOurs(): Promise<string> {
  await using site = await startSite({ env: { LOG_LEVEL: "warn" }, dataDir });
  const pid = serverPid(site.pid);
  await sleep(3000);
  ours.idle.push(residentMegabytes(pid));
  const html = await (await fetch(site.url + page)).text();
  const key = queryKey(html);
  const addresses = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => `${site.url}${page}?${key}=${from + index}`);
  // The renderer's own memory is no page's: it settles over the first renderings.
  await fetchAll(Array.from({ length: 300 }, () => `${site.url}${page}?${key}=1`));
  await fetchAll(addresses(pages + 1, 100));
  const before = await settledMegabytes(pid);
  await fetchAll(addresses(1, pages));
  ours.perThousand.push((await settledMegabytes(pid)) - before);
  return html;
}

async function measureNext(html: string): Promise<void> {
  await using server = await startNext(html);
  if (!server) return;
  await sleep(3000);
  const idle = residentMegabytes(server.pid);
  next.idle.push(idle);
  await fetchAll(Array.from({ length: pages }, () => `${server.url}/`));
  next.loaded.push((await settledMegabytes(server.pid)) - idle);
}

/** Resident memory once it stands still: kept pages are compressed in the background, which takes its time. */
async function settledMegabytes(pid: number): Promise<number> {
  let before = residentMegabytes(pid);
  let calm = 0;
  for (let tries = 0; tries < 60 && calm < 3; tries += 1) {
    await sleep(2000);
    const now = residentMegabytes(pid);
    calm = Math.abs(now - before) < 1 ? calm + 1 : 0;
    before = now;
  }
  return before;
}

/** The first query key that the page's own form or links name: each of its values is a page of its own. */
function queryKey(html: string): string {
  const found = /name="([\w-]+\.search)"/.exec(html) ?? /[?&;]([\w-]+\.page)=/.exec(html);
  if (!found?.[1]) throw new Error(`${page} names no query key of a block: 1000 pages can't be told apart`);
  return found[1];
}

async function fetchAll(urls: readonly string[]): Promise<void> {
  const waiting = [...urls];
  const worker = async () => {
    for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
      const answer = await fetch(url);
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: parallel }, worker));
}

function limit(megabytes: number): { kind: "value"; at: "most"; limit: number } {
  return { kind: "value", at: "most", limit: megabytes };
}
