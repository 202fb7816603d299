/**
 * What purchases cost the server, as ratios within one run: additions to a cart and complete orders up to awaiting
 * payment, eight customers at once on one core, beside the better of Vendure and EverShop (the other one's line follows);
 * how many of ten bottles a hundred customers get who order at once; how soon a press on "Ajouter" changes the page in a
 * browser four times slower, and when the frame with it is drawn, beside a bare page's frame (lib/feedback.ts).
 * Then what a page takes while ten technical sheets are set on the same core, over a quiet one (lib/papers.ts), and what the
 * console's lists take of 100 000 orders and 5000 products (lib/console-lists.ts), which `--only=console` does alone.
 * `--quick` does one round instead of five. Linux only (/proc).
 *
 * Counted is what came to something. EverShop numbers an order after the last one that it finds, so that of orders made at
 * the same time all but one fail: what one customer alone gets through is told as well, without a budget. Its customers each
 * come from a network address of their own, told in X-Forwarded-For, as it allows one address 120 calls a minute and has no
 * setting for that. Its memory is that of its three processes.
 *
 * One bound is missed so far, by little: 19 of 20 orders take 54 ms, with eight customers at once on one core (ADR 062).
 */
import { spawnSync } from "node:child_process";
import { cpus } from "node:os";

import { rareBottles, type BenchShop } from "./lib/bench-shop.ts";
import { beside } from "./lib/beside.ts";
import { measureConsoleLists } from "./lib/console-lists.ts";
import { startEverShop } from "./lib/evershop-shop.ts";
import { measureFeedback } from "./lib/feedback.ts";
import { leaveNothing } from "./lib/leave-nothing.ts";
import { measurePapers } from "./lib/papers.ts";
import { onCore, rounds, warnWhenBusy } from "./lib/options.ts";
import { startOurs } from "./lib/our-shop.ts";
import { residentWithDescendants } from "./lib/processes.ts";
import { report, type Budget, type Measurement } from "./lib/report.ts";
import { serve } from "./lib/shoppers.ts";
import { startVendure } from "./lib/vendure-shop.ts";

const seconds = 4;
const rush = 100;

leaveNothing();
warnWhenBusy();
// The customers have the other core to themselves.
moveTo("1");
const lists = await consoleLists();
if (process.argv.includes("--only=console")) process.exit(report(`Console, ${rounds()} rounds`, lists) ? 0 : 1);
const measurements = [...(await purchases()), ...lists];
const papers = await measurePapers(rounds());
measurements.push({
  what: "page made anew while ten sheets are set",
  unit: "ms",
  ours: papers.making,
  control: papers.quiet,
  controlName: "quiet",
  budget: { kind: "ratio", at: "most", limit: 1.5 },
});
// Who presses has all of them, as a browser has whose processor is slow: on one alone its parts would wait for each other.
moveTo(`0-${cpus().length - 1}`);
const feedback = await measureFeedback(rounds());
if (feedback) {
  const { changed, framed, bareFramed } = feedback;
  measurements.push(
    { what: "press on “Ajouter” → page changed, 4× slower", unit: "ms", ours: changed, budget: most(100) },
    {
      what: "    → frame with the change drawn",
      unit: "ms",
      ours: framed,
      control: bareFramed,
      controlName: "a bare page",
      budget: { kind: "none" },
    },
  );
} else console.log("!! SKIPPED: there is no browser to press “Ajouter” in.");
// Said at once: the embedded PostgreSQL ends a process that comes to its end by itself with 0, whatever it wanted to say.
process.exit(report(`Shop, ${rounds()} rounds`, measurements) ? 0 : 1);

/** Moves this process, and what it starts from now on, to some of the cores; where that can't be, it stays on all. */
function moveTo(cores: string): void {
  if (onCore(0).length > 0) spawnSync("taskset", ["-apc", cores, String(process.pid)]);
}

async function consoleLists(): Promise<Measurement[]> {
  return (await measureConsoleLists(rounds())).map(({ what, rounds: ours, isList }) => {
    return { what: `console: ${what}`, unit: "ms", ours, budget: isList ? most(100) : { kind: "none" } };
  });
}

interface Figures {
  readonly adds: number[];
  readonly orders: number[];
  readonly p95: number[];
  readonly missed: number[];
  readonly alone: number[];
  readonly memory: number[];
  readonly sold: number[];
  readonly unsold: number[];
}

interface Measured {
  readonly name: string;
  readonly shop: BenchShop;
  readonly figures: Figures;
}

async function purchases(): Promise<Measurement[]> {
  await using started = new AsyncDisposableStack();
  const ours: Measured = { name: "ours", shop: started.use(await startOurs()), figures: noFigures() };
  const peers: Measured[] = [];
  for (const [name, start] of [
    ["Vendure", startVendure],
    ["EverShop", startEverShop],
  ] as const) {
    const shop = await start().catch((error: unknown) =>
      console.log(`!! SKIPPED: ${name} can't be had. ${String(error)}`),
    );
    if (shop) peers.push({ name, shop: started.use(shop), figures: noFigures() });
  }
  const all = [ours, ...peers];
  for (let round = 0; round < rounds(); round += 1) for (const each of all) await measure(each);
  for (const { shop, figures } of all) {
    const sold = await sellOut(shop);
    figures.sold.push(sold);
    figures.unsold.push(Math.max(0, rareBottles - sold));
  }
  const lines = (what: string, unit: string, of: keyof Figures, better: "more" | "less", budget: Budget) =>
    beside(
      { what, unit, ours: ours.figures[of], budget },
      better,
      peers.map(({ name, figures }) => ({ name, rounds: figures[of] })),
    );
  const atLeast: Budget = { kind: "ratio", at: "least", limit: 10 };
  return [
    ...lines("additions to a new cart", "/s", "adds", "more", atLeast),
    ...lines("orders up to awaiting payment", "/s", "orders", "more", atLeast),
    ...lines("    of 20 orders, 19 take at most", "ms", "p95", "less", most(50)),
    ...lines("    of 100 orders, come to nothing", "", "missed", "less", most(0)),
    ...lines("orders of one customer alone", "/s", "alone", "more", { kind: "none" }),
    ...lines("resident afterwards", "MB", "memory", "less", { kind: "none" }),
    ...lines(`of ${rareBottles} bottles sold to ${rush} at once`, "", "sold", "less", most(rareBottles)),
    // A shop that sells nothing sells no bottle twice.
    ...lines("    of them nobody got", "", "unsold", "less", most(0)),
  ];
}

function noFigures(): Figures {
  return { adds: [], orders: [], p95: [], missed: [], alone: [], memory: [], sold: [], unsold: [] };
}

async function measure({ name, shop, figures }: Measured): Promise<void> {
  const order = () => shop.order("plenty");
  await serve(() => shop.addToCart(), { seconds: 1 });
  const adds = await serve(() => shop.addToCart(), { seconds });
  figures.adds.push(adds.perSecond);
  if (adds.percentMissed > 0)
    console.log(`! Of 100 additions to a cart ${adds.percentMissed.toFixed(1)} failed at ${name}.`);
  await serve(order, { seconds: 1 });
  const { perSecond, p95, percentMissed } = await serve(order, { seconds });
  figures.orders.push(perSecond);
  figures.p95.push(p95);
  figures.missed.push(percentMissed);
  figures.alone.push((await serve(order, { seconds, atOnce: 1 })).perSecond);
  figures.memory.push(residentWithDescendants(shop.pid));
}

/** How many of a hundred customers who order one of ten bottles at once get one. */
async function sellOut(shop: BenchShop): Promise<number> {
  const orders = await Promise.all(Array.from({ length: rush }, () => shop.order("rare")));
  return orders.filter(Boolean).length;
}

function most(limit: number): Budget {
  return { kind: "value", at: "most", limit };
}
