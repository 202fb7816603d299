/**
 * Requests a second: the cached page against the same bytes from a bare Hono server, the uncached page against a
 * Next page of equal markup; how soon a publication shows; and the search over 5000 wines. `--quick` does one round
 * instead of five, `--search` the search alone.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { startSite } from "#tests/setup/running-site.ts";

import { measureFreshness } from "./lib/freshness.ts";
import { requestsPerSecond } from "./lib/load.ts";
import { startNext } from "./lib/next-peer.ts";
import { onCore, rounds, warnWhenBusy } from "./lib/options.ts";
import { startServer } from "./lib/processes.ts";
import { recordResponse } from "./lib/record-response.ts";
import { report, type Measurement } from "./lib/report.ts";
import { measureSearch, productCount } from "./lib/search.ts";

const page = "/nos-cuvees";
const seconds = 4;
/** One line of log per request would measure the terminal. */
const quiet = { LOG_LEVEL: "warn" };

warnWhenBusy();
const measurements = process.argv.includes("--search")
  ? await searching()
  : [await cached(), await uncached(), ...(await freshness()), ...(await searching())];
process.exitCode = report(`Server, ${page}, ${rounds()} rounds of ${seconds} s`, measurements) ? 0 : 1;

async function cached(): Promise<Measurement> {
  await using ours = await startSite({ env: quiet, prefix: onCore(0) });
  await fetch(ours.url + page);
  // Compressing well happens after the first answer.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const recorded = await recordResponse(ours.url + page, "br, gzip");
  if (recorded.status !== 200 || recorded.headers["x-cache"] !== "hit") throw new Error(`${page} is not cached`);
  const responseFile = join(import.meta.dirname, "results", "response.json");
  mkdirSync(join(import.meta.dirname, "results"), { recursive: true });
  writeFileSync(responseFile, JSON.stringify({ headers: recorded.headers, body: recorded.body.toString("base64") }));
  const script = join(import.meta.dirname, "lib", "same-bytes-server.ts");
  await using control = await startServer([...onCore(0), process.execPath, script], {
    env: { RESPONSE: responseFile },
  });
  const measured = interleave(ours.url + page, control.url + page, "br, gzip");
  return {
    what: `cached page (${(recorded.body.length / 1000).toFixed(1)} kB)`,
    unit: "req/s",
    ...measured,
    controlName: "bare Hono",
    budget: { kind: "ratio", at: "least", limit: 0.8 },
  };
}

async function uncached(): Promise<Measurement> {
  await using ours = await startSite({ env: { ...quiet, CACHE: "off" }, prefix: onCore(0) });
  const html = await (await fetch(ours.url + page)).text();
  await using next = await startNext(html);
  const measured = interleave(ours.url + page, next === null ? null : `${next.url}/`, "identity");
  return {
    what: `uncached page with its data (${(html.length / 1000).toFixed(1)} kB)`,
    unit: "req/s",
    ...measured,
    controlName: "Next, equal markup",
    budget: { kind: "ratio", at: "least", limit: 6 },
  };
}

async function freshness(): Promise<Measurement[]> {
  const { publishToFresh, renders } = await measureFreshness(rounds());
  return [
    {
      what: "publish → first fresh answer",
      unit: "ms",
      ours: publishToFresh,
      budget: { kind: "value", at: "most", limit: 50 },
    },
    {
      what: "renders for 500 concurrent misses",
      unit: "",
      ours: renders,
      budget: { kind: "value", at: "most", limit: 1 },
    },
  ];
}

async function searching(): Promise<Measurement[]> {
  const times = await measureSearch(rounds());
  const within = (limit: number) => ({ kind: "value", at: "most", limit }) as const;
  const products = `${productCount} products`;
  return [
    { what: `search and facets, ${products}, slowest of ten`, unit: "ms", ours: times.search, budget: within(20) },
    { what: `suggestions, ${products}, slowest of five`, unit: "ms", ours: times.suggest, budget: within(10) },
    { what: "first search, which builds the index", unit: "ms", ours: times.build, budget: { kind: "none" } },
  ];
}

/** Ours, the control, ours, the control…; one short round each first, to warm up. */
function interleave(ours: string, control: string | null, encodings: string): Pick<Measurement, "ours" | "control"> {
  const measure = (url: string, duration: number) => requestsPerSecond(url, { seconds: duration, encodings });
  const results = { ours: [] as number[], control: [] as number[] };
  measure(ours, 2);
  if (control !== null) measure(control, 2);
  for (let round = 0; round < rounds(); round += 1) {
    results.ours.push(measure(ours, seconds));
    if (control !== null) results.control.push(measure(control, seconds));
  }
  return control === null ? { ours: results.ours } : results;
}
