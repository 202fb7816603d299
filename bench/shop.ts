/**
 * What purchases cost the server, as ratios within one run: additions to a cart and complete orders up to awaiting
 * payment, eight customers at once on one core, beside Vendure's; how many of ten bottles a hundred customers get who
 * order at once; how soon a press on "Ajouter" changes the page in a browser four times slower, and when the frame with
 * it is drawn, beside a bare page's frame (lib/feedback.ts). `--quick` does one round instead of five. Linux only (/proc).
 *
 * The bound on how long 19 of 20 orders take is missed so far: with eight customers at once on one core it asks for more than
 * 160 orders a second (ADR 062).
 *
 * EverShop is no peer in this run: nobody has written its shop for this benchmark yet. Measured by hand on a quiet machine
 * (2.2.1, eight customers, one core), it made 47 additions a second where Vendure made 77, and 3 orders where Vendure
 * made 8.8, with 590 refused for its order numbers; its best was 13.1 orders a second, for one customer alone.
 */
import { spawnSync } from "node:child_process";
import { cpus } from "node:os";

import { rareBottles, type BenchShop } from "./lib/bench-shop.ts";
import { measureFeedback } from "./lib/feedback.ts";
import { leaveNothing } from "./lib/leave-nothing.ts";
import { onCore, rounds, warnWhenBusy } from "./lib/options.ts";
import { startOurs } from "./lib/our-shop.ts";
import { residentMegabytes } from "./lib/processes.ts";
import { report, type Budget, type Measurement } from "./lib/report.ts";
import { serve } from "./lib/shoppers.ts";
import { startVendure } from "./lib/vendure-shop.ts";

const seconds = 4;
const rush = 100;

leaveNothing();
warnWhenBusy();
// The customers have the other core to themselves.
moveTo("1");
const measurements = await purchases();
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

interface Figures {
  readonly adds: number[];
  readonly orders: number[];
  readonly p95: number[];
  readonly memory: number[];
  readonly sold: number[];
}

async function purchases(): Promise<Measurement[]> {
  const [ours, peers] = [noFigures(), noFigures()];
  {
    await using shop = await startOurs();
    await using peer = await startVendure();
    for (let round = 0; round < rounds(); round += 1) {
      await measure(shop, ours);
      if (peer) await measure(peer, peers);
    }
    ours.sold.push(await sellOut(shop));
    if (peer) peers.sold.push(await sellOut(peer));
  }
  const beside = (figure: keyof Figures) =>
    peers[figure].length > 0 ? { control: peers[figure], controlName: "Vendure" } : {};
  const atLeast: Budget = { kind: "ratio", at: "least", limit: 10 };
  return [
    { what: "additions to a new cart", unit: "/s", ours: ours.adds, ...beside("adds"), budget: atLeast },
    { what: "orders up to awaiting payment", unit: "/s", ours: ours.orders, ...beside("orders"), budget: atLeast },
    { what: "    of 20 orders, 19 take at most", unit: "ms", ours: ours.p95, ...beside("p95"), budget: most(50) },
    { what: "resident afterwards", unit: "MB", ours: ours.memory, ...beside("memory"), budget: { kind: "none" } },
    {
      what: `of ${rareBottles} bottles sold to ${rush} at once`,
      unit: "",
      ours: ours.sold,
      ...beside("sold"),
      budget: most(rareBottles),
    },
  ];
}

function noFigures(): Figures {
  return { adds: [], orders: [], p95: [], memory: [], sold: [] };
}

async function measure(shop: BenchShop, into: Figures): Promise<void> {
  await serve(() => shop.addToCart(), 1);
  into.adds.push((await serve(() => shop.addToCart(), seconds)).perSecond);
  await serve(() => shop.order("plenty"), 1);
  const { perSecond, p95 } = await serve(() => shop.order("plenty"), seconds);
  into.orders.push(perSecond);
  into.p95.push(p95);
  into.memory.push(residentMegabytes(shop.pid));
}

/** How many of a hundred customers who order one of ten bottles at once get one. */
async function sellOut(shop: BenchShop): Promise<number> {
  const orders = await Promise.all(Array.from({ length: rush }, () => shop.order("rare")));
  return orders.filter(Boolean).length;
}

function most(limit: number): Budget {
  return { kind: "value", at: "most", limit };
}
