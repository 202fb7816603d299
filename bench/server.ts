/**
 * What pages cost the server, as ratios within one run: 1000 news pages that all show the wines, made from nothing,
 * made again after one wine was changed, made with nothing kept, and from the cache; beside Next's dynamic page of
 * equal markup and the same bytes from a bare Hono server. Then how soon a publication shows, and the search over
 * 5000 wines. `--quick` does one round instead of five, `--search` the search alone. Linux only (/proc).
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { startSite } from "#tests/setup/running-site.ts";

import { startBenchSite } from "./lib/bench-site.ts";
import { cpuSince, cpuTime } from "./lib/cpu.ts";
import { measureFreshness } from "./lib/freshness.ts";
import { getAll, getText } from "./lib/get.ts";
import { requestsPerSecond } from "./lib/load.ts";
import { startNext } from "./lib/next-peer.ts";
import { onCore, rounds, warnWhenBusy } from "./lib/options.ts";
import { serverPid, startServer, type BenchServer } from "./lib/processes.ts";
import { recordResponse } from "./lib/record-response.ts";
import { measureRenewal, type Renewal } from "./lib/renewal.ts";
import { report, type Measurement } from "./lib/report.ts";
import { measureSearch, productCount } from "./lib/search.ts";

/** Requests by which a page that is made each time is measured. */
const requests = 300;
const seconds = 4;

warnWhenBusy();
const dataDir = mkdtempSync(join(tmpdir(), "cellardoor-bench-"));
const measurements = process.argv.includes("--search") ? [] : await pages();
measurements.push(...(await searching()));
rmSync(dataDir, { recursive: true, force: true });
process.exitCode = report(`Server, ${rounds()} rounds`, measurements) ? 0 : 1;

async function pages(): Promise<Measurement[]> {
  const paths = await fill();
  const [path = "/"] = paths;
  const { html, ours } = await madeEachTime(path);
  await using next = await startNext(html);
  const renewals: Renewal[] = [];
  const control: number[] = [];
  for (let round = 0; round < rounds(); round += 1) {
    renewals.push(await measureRenewal(dataDir, paths));
    if (next) control.push(await cpuPerPage(next, serverPid(next.pid), "/"));
  }
  const { renders } = await measureFreshness(rounds());
  return [
    ...renewed(renewals, control, html.length),
    { ...uncached(ours, control), what: "(c) pages a second and core, nothing kept at all" },
    await cached(path),
    ...kept(renewals),
    { what: "renders for 500 concurrent misses", unit: "", ours: renders, budget: value(1) },
  ];
}

/** The demo estate with the pages that are measured; gives their addresses. */
async function fill(): Promise<readonly string[]> {
  await using site = await startBenchSite(dataDir);
  return await site.tell<readonly string[]>("fill");
}

/** Our page with `CACHE=off`: its HTML, and the processor time that each answer takes, a value a round. */
async function madeEachTime(path: string): Promise<{ html: string; ours: readonly number[] }> {
  await using site = await startSite({ dataDir, env: { CACHE: "off", LOG_LEVEL: "warn" }, prefix: onCore(0) });
  const html = await getText(site.url + path);
  const pid = serverPid(site.pid);
  const ours: number[] = [];
  for (let round = 0; round < rounds(); round += 1) ours.push(await cpuPerPage(site, pid, path));
  return { html, ours };
}

/** Milliseconds of processor time that an answer takes, without encoding, once the server is warm. */
async function cpuPerPage({ url }: Pick<BenchServer, "url">, pid: number, path: string): Promise<number> {
  const urls = Array.from({ length: requests }, () => url + path);
  await getAll(urls);
  const before = cpuTime(pid);
  await getAll(urls);
  return cpuSince(pid, before).work / requests;
}

function renewed(renewals: readonly Renewal[], next: readonly number[], length: number): Measurement[] {
  const of = (key: keyof Renewal): number[] => renewals.map((renewal) => renewal[key]);
  const size = `${(length / 1000).toFixed(0)} kB`;
  return [
    {
      what: `(a) a page after a wine on all 1000 changed (${size}), CPU`,
      unit: "ms",
      ours: of("afterWrite"),
      ...(next.length > 0 && { control: next, controlName: "Next, equal markup" }),
      budget: { kind: "ratio", at: "most", limit: 0.1 },
    },
    {
      what: "(b) the same, against the page made from nothing",
      unit: "ms",
      ours: of("afterWrite"),
      control: of("fromNothing"),
      controlName: "from nothing",
      budget: { kind: "ratio", at: "most", limit: 0.15 },
    },
    { what: "    its encoding for keeping, CPU", unit: "ms", ours: of("encoding"), budget: { kind: "none" } },
  ];
}

function uncached(ours: readonly number[], next: readonly number[]): Omit<Measurement, "what"> {
  const perSecond = (milliseconds: readonly number[]): number[] => milliseconds.map((each) => 1000 / each);
  return {
    unit: "/s",
    ours: perSecond(ours),
    ...(next.length > 0 && { control: perSecond(next), controlName: "Next" }),
    budget: { kind: "ratio", at: "least", limit: 2 },
  };
}

function kept(renewals: readonly Renewal[]): Measurement[] {
  return [
    {
      what: "(e) more memory for 1000 kept pages, all caches counted",
      unit: "MB",
      ours: renewals.map(({ memory }) => memory),
      budget: value(50),
    },
    {
      what: "(f) publish → first fresh answer",
      unit: "ms",
      ours: renewals.map(({ publishToFresh }) => publishToFresh),
      budget: value(30),
    },
  ];
}

async function cached(path: string): Promise<Measurement> {
  await using ours = await startSite({ dataDir, env: { LOG_LEVEL: "warn" }, prefix: onCore(0) });
  const recorded = await brotliForm(ours.url + path);
  const results = join(import.meta.dirname, "results");
  const responseFile = join(results, "response.json");
  mkdirSync(results, { recursive: true });
  writeFileSync(responseFile, JSON.stringify({ headers: recorded.headers, body: recorded.body.toString("base64") }));
  const script = join(import.meta.dirname, "lib", "same-bytes-server.ts");
  await using control = await startServer([...onCore(0), process.execPath, script], {
    env: { RESPONSE: responseFile },
  });
  return {
    what: `(d) cached page (${(recorded.body.length / 1000).toFixed(1)} kB)`,
    unit: "req/s",
    ...interleave(ours.url + path, control.url + path),
    controlName: "bare Hono",
    budget: { kind: "ratio", at: "least", limit: 0.8 },
  };
}

/** The page as browsers get it once it is kept and well compressed, which happens after the first answer. */
async function brotliForm(url: string): ReturnType<typeof recordResponse> {
  for (let tries = 0; tries < 50; tries += 1) {
    const recorded = await recordResponse(url, "br, gzip");
    const { "x-cache": from, "content-encoding": encoding } = recorded.headers;
    if (recorded.status === 200 && from === "hit" && encoding === "br") return recorded;
    await sleep(100);
  }
  throw new Error(`${url} is not kept in Brotli`);
}

async function searching(): Promise<Measurement[]> {
  const times = await measureSearch(rounds());
  const products = `${productCount} products`;
  return [
    { what: `search and facets, ${products}, slowest of ten`, unit: "ms", ours: times.search, budget: value(20) },
    { what: `suggestions, ${products}, slowest of five`, unit: "ms", ours: times.suggest, budget: value(10) },
    { what: "first search, which builds the index", unit: "ms", ours: times.build, budget: { kind: "none" } },
  ];
}

/** Ours, the control, ours, the control…; one short round each first, to warm up. */
function interleave(ours: string, control: string): Pick<Measurement, "ours" | "control"> {
  const measure = (url: string, duration: number) =>
    requestsPerSecond(url, { seconds: duration, encodings: "br, gzip" });
  const results = { ours: [] as number[], control: [] as number[] };
  measure(ours, 2);
  measure(control, 2);
  for (let round = 0; round < rounds(); round += 1) {
    results.ours.push(measure(ours, seconds));
    results.control.push(measure(control, seconds));
  }
  return results;
}

function value(limit: number): Measurement["budget"] {
  return { kind: "value", at: "most", limit };
}
