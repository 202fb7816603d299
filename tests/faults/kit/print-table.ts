import type { Outcome } from "./trial.ts";

/** How long the drills of an area took together, in milliseconds. */
export type Durations = ReadonlyMap<string, number>;

/** The table of what was tried and what held by area, and below it in words what didn't, with how to try it alone. */
export function tableOf(outcomes: readonly Outcome[], durations: Durations): string {
  const areas = Map.groupBy(outcomes, ({ drill }) => drill.split("/", 1)[0] ?? "");
  const rows = [...areas].map(([area, tried]) => row(area, tried, durations.get(area) ?? 0));
  const total = row(
    "together",
    outcomes,
    [...durations.values()].reduce((sum, time) => sum + time, 0),
  );
  const head = ["area", "tried", "held", "time"];
  const widths = head.map((title, column) =>
    Math.max(...[head, ...rows, total].map((cells) => (cells[column] ?? title).length)),
  );
  const line = (cells: readonly string[]): string =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join("  ");
  const rule = widths.map((width) => "-".repeat(width)).join("  ");
  return [line(head), rule, ...rows.map(line), rule, line(total), ...failures(outcomes)].join("\n");
}

function row(area: string, tried: readonly Outcome[], milliseconds: number): string[] {
  const held = tried.filter((outcome) => outcome.held).length;
  return [area, String(tried.length), String(held), `${Math.round(milliseconds / 1000)} s`];
}

/** What didn't hold: the same sentence once, with how often, and the first thing that was seen. */
function failures(outcomes: readonly Outcome[]): string[] {
  const failed = Map.groupBy(
    outcomes.filter(({ held }) => !held),
    ({ drill, what }) => `${drill}: ${what}`,
  );
  if (failed.size === 0) return ["", "Everything held."];
  const lines = [...failed].flatMap(([sentence, times]) => {
    const [first] = times;
    const often = times.length > 1 ? ` (${times.length} times)` : "";
    return [
      `  ${sentence}${often}${first?.seen ? `: ${first.seen}` : ""}`,
      `    npm run verify:faults ${first?.drill}`,
    ];
  });
  return ["", "What didn't hold, and how to try it alone:", ...lines];
}
