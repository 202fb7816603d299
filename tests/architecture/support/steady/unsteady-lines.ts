import { clockWaits } from "./clock-waits.ts";
import { elapsedTimes } from "./elapsed-times.ts";
import { isFaked } from "./faked-clocks.ts";
import { type Limits, longLimits } from "./long-limits.ts";
import { singleLooks, singleReads } from "./single-reads.ts";
import { calls, type Place, placesIn } from "./syntax.ts";

export const kinds = [
  "clock wait",
  "page timeout",
  "elapsed time",
  "long limit",
  "short patience",
  "single read",
] as const;

export type Kind = (typeof kinds)[number];

export interface Unsteady {
  readonly line: number;
  readonly kind: Kind;
}

type Tier = "story" | "component" | "other";

/** What the tiers of `npm test` allow (vitest.config.ts, playwright.config.ts), in milliseconds. */
export const limits: Readonly<Record<Tier, Limits>> = {
  story: { test: 60_000, hook: 300_000, expectation: 30_000 },
  component: { test: 60_000, hook: 300_000, expectation: 30_000 },
  other: { test: 120_000, hook: 300_000, expectation: 30_000 },
};

/** A file without any of these words is not worth parsing; a story is, for what it reads of a page. */
const words =
  /[tT]imeout|waitFor\(|timers\/promises|Atomics|\.now\(|hrtime|uptime|\d[\d_]{4,}\s*,?\s*\)|\.(query|elements?)\(\)/;

/**
 * The lines of a test, or of what helps tests, whose verdict depends on how fast the machine is: they wait for a clock,
 * judge how much time has passed, have a longer limit than their tier, give up before the tier does (Vitest's `waitFor`,
 * after one second), or judge a page by one look.
 * @param file Its path from the root, which tells the tier.
 */
export function unsteadyLines(file: string, source: string): readonly Unsteady[] {
  const tier = tierOf(file);
  if (tier !== "story" && !words.test(source)) return [];
  const places = placesIn(file, source);
  const found: Readonly<Record<Kind, readonly Place[]>> = {
    "clock wait": clockWaits(places).filter((place) => !isFaked(place, places, "setTimeout")),
    "page timeout": places.filter(({ node }) => calls(node, "waitForTimeout")),
    "elapsed time": elapsedTimes(places).filter((place) => !isFaked(place, places, "performance", "Date")),
    "long limit": longLimits(places, limits[tier]),
    "short patience": tier === "story" ? [] : places.filter(({ node }) => calls(node, "waitFor")),
    "single read": tier === "story" ? singleReads(places) : tier === "component" ? singleLooks(places) : [],
  };
  return kinds
    .flatMap((kind) => found[kind].map(({ node }) => ({ line: lineOf(source, node.start), kind })))
    .toSorted((one, other) => one.line - other.line);
}

function tierOf(file: string): Tier {
  if (file.startsWith("tests/e2e/")) return "story";
  return file.includes(".browser.") ? "component" : "other";
}

function lineOf(source: string, offset: number): number {
  return source.slice(0, offset).split("\n").length;
}
