/**
 * What a page costs a visitor: script before and after the runtime, transfer, and LCP, CLS and TBT against the same
 * page stripped of its scripts. `--quick` does one round instead of five.
 */
import { startSite } from "#tests/setup/running-site.ts";

import { ensureBrowser } from "../scripts/find-browser.ts";
import { measureVitals, type Vitals } from "./lib/lighthouse.ts";
import { startMirror } from "./lib/mirror.ts";
import { measureClick } from "./lib/next-page.ts";
import { rounds, warnWhenBusy } from "./lib/options.ts";
import { measureBytes, measureSheet } from "./lib/page-bytes.ts";
import { preparePeer } from "./lib/peers.ts";
import { report, type Measurement } from "./lib/report.ts";
import { measureRoutes } from "./lib/route-bytes.ts";

const kilobyte = 1000;

/** What an answer takes over a good mobile network, in milliseconds. */
const networkDelay = 80;

warnWhenBusy();
const browser = ensureBrowser();
if (browser === null) throw new Error("No browser: install Chromium, or set CHROMIUM_PATH");
await using site = await startSite({ env: { LOG_LEVEL: "warn" } });
const pages = { home: "/", "wine list": "/nos-cuvees", news: await newsPage() };
const measurements: Measurement[] = [...(await heaviest()), await sheet()];
for (const [name, path] of Object.entries(pages)) measurements.push(...(await bytes(browser, name, path)));
measurements.push(...(await vitals(browser)), await clicks(browser));
process.exitCode = report(`Pages, ${rounds()} rounds`, measurements) ? 0 : 1;

/** The heaviest of all routes of the sitemap, by name. */
async function heaviest(): Promise<Measurement[]> {
  const routes = await measureRoutes(site.url);
  const most = (key: "before" | "after", limit: number): Measurement => {
    const route = routes.reduce((a, b) => (b[key] > a[key] ? b : a));
    return {
      what: `heaviest of ${routes.length} routes ${key} the runtime, gzip (${route.path})`,
      unit: "kB",
      ours: [route[key] / kilobyte],
      budget: { kind: "value", at: "most", limit },
    };
  };
  return [most("before", 6), most("after", 125)];
}

async function sheet(): Promise<Measurement> {
  return {
    what: "the one sheet of all blocks, Brotli",
    unit: "kB",
    ours: [(await measureSheet(site.url)) / kilobyte],
    budget: { kind: "value", at: "most", limit: 16 },
  };
}

async function bytes(executable: string, name: string, path: string): Promise<Measurement[]> {
  const { scriptBefore, scriptAfter, transfer } = await measureBytes(executable, site.url + path);
  const size = (what: string, value: number, limit?: number): Measurement => ({
    what: `${name}: ${what}`,
    unit: "kB",
    ours: [value / kilobyte],
    budget: limit === undefined ? { kind: "none" } : { kind: "value", at: "most", limit },
  });
  return [
    size("script before interaction, gzip", scriptBefore, 6),
    size("script with the runtime, gzip", scriptAfter, 125),
    size("transfer in all", transfer),
  ];
}

async function vitals(executable: string): Promise<Measurement[]> {
  const folder = preparePeer("lighthouse");
  if (!folder) return [];
  await using full = await startMirror(site.url, { stripsScripts: false });
  await using stripped = await startMirror(site.url, { stripsScripts: true });
  const results: Measurement[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const ours: Vitals[] = [];
    const control: Vitals[] = [];
    for (let round = 0; round < rounds(); round += 1) {
      const [a, b] = await measureVitalsOf(folder, executable, [full.url + path, stripped.url + path]);
      ours.push(a);
      control.push(b);
    }
    results.push(...compare(name, ours, control));
  }
  return results;
}

/** How soon the next page stands there after a click on its link, with speculation rules and without. */
async function clicks(executable: string): Promise<Measurement> {
  const network = { stripsScripts: false, delay: networkDelay };
  await using ahead = await startMirror(site.url, network);
  await using plain = await startMirror(site.url, { ...network, without: "speculation-rules" });
  const [ours, control]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds(); round += 1) {
    ours.push(await measureClick(executable, { url: ahead.url, from: pages.news, to: pages["wine list"] }));
    control.push(await measureClick(executable, { url: plain.url, from: pages.news, to: pages["wine list"] }));
  }
  return {
    what: `news → wine list: click to largest paint (${networkDelay} ms network)`,
    unit: "ms",
    ours,
    control,
    controlName: "no speculation",
    budget: { kind: "none" },
  };
}

function compare(name: string, ours: readonly Vitals[], control: readonly Vitals[]): Measurement[] {
  const of = (key: keyof Vitals) => ({
    ours: ours.map((vital) => vital[key]),
    control: control.map((vital) => vital[key]),
    controlName: "no script",
  });
  return [
    { what: `${name}: LCP`, unit: "ms", ...of("lcp"), budget: { kind: "ratio", at: "most", limit: 1.1 } },
    { what: `${name}: CLS`, unit: "", ...of("cls"), budget: { kind: "value", at: "most", limit: 0.005 } },
    { what: `${name}: TBT`, unit: "ms", ...of("tbt"), budget: { kind: "value", at: "most", limit: 20 } },
  ];
}

async function measureVitalsOf(
  folder: string,
  executable: string,
  urls: readonly [string, string],
): Promise<[Vitals, Vitals]> {
  const [ours, control] = await measureVitals(folder, executable, urls);
  if (!ours || !control) throw new Error("Lighthouse measured too few pages");
  return [ours, control];
}

/** The first news item that the news list links to. */
async function newsPage(): Promise<string> {
  const html = await (await fetch(`${site.url}/actualites`)).text();
  const found = /href="(\/news\/[^"]+)"/.exec(html);
  if (!found?.[1]) throw new Error("The demo's news list links to no news item");
  return found[1];
}
