import { median, spread } from "./statistics.ts";

/** One line of a benchmark's table. Rounds are raw values; the table shows their medians. */
export interface Measurement {
  readonly what: string;
  readonly unit: string;
  readonly ours: readonly number[];
  /** The control's rounds; left out when there is none, or when it could not be installed. */
  readonly control?: readonly number[];
  readonly controlName?: string;
  readonly budget: Budget;
}

/** What design §8 allows: of the value itself, of the ratio ours / control, or nothing in particular. */
export type Budget =
  | { readonly kind: "value" | "ratio"; readonly at: "most" | "least"; readonly limit: number }
  | { readonly kind: "none" };

type Verdict = "ok" | "over" | "no control" | "–";

/** Prints the table and gives false when a budget is broken. */
export function report(title: string, measurements: readonly Measurement[]): boolean {
  const rows = measurements.map((measurement) => row(measurement));
  const heads = ["what", "ours", "control", "ratio", "spread", "budget", "verdict"];
  const table = [heads, ...rows];
  const widths = heads.map((_, column) => Math.max(...table.map((cells) => (cells[column] ?? "").length)));
  const line = (cells: readonly string[]) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ");
  console.log(`\n${title}\n${line(heads)}\n${widths.map((width) => "–".repeat(width)).join("  ")}`);
  for (const cells of rows) console.log(line(cells));
  return !rows.some((cells) => cells.at(-1) === "over");
}

/** Judges one measurement against its budget. */
export function verdict({ ours, control, budget }: Measurement): Verdict {
  if (budget.kind === "none") return "–";
  if (budget.kind === "ratio" && !control) return "no control";
  const value = budget.kind === "ratio" ? ratio(ours, control ?? []) : median(ours);
  const isWithin = budget.at === "most" ? value <= budget.limit : value >= budget.limit;
  return isWithin ? "ok" : "over";
}

function row(measurement: Measurement): string[] {
  const { what, unit, ours, control, controlName, budget } = measurement;
  return [
    what,
    amount(median(ours), unit),
    control ? `${amount(median(control), unit)}${controlName ? ` (${controlName})` : ""}` : "",
    ratioText(ours, control),
    [ours, ...(control ? [control] : [])].map((rounds) => `±${(spread(rounds) * 50).toFixed(0)} %`).join(" / "),
    budgetText(budget, unit),
    verdict(measurement),
  ];
}

function ratioText(ours: readonly number[], control: readonly number[] | undefined): string {
  const value = control ? ratio(ours, control) : Number.NaN;
  return Number.isFinite(value) ? `${value.toFixed(2)}×` : "";
}

/** Ours over the control's; two zeros are equal. */
function ratio(ours: readonly number[], control: readonly number[]): number {
  const [a, b] = [median(ours), median(control)];
  return a === b ? 1 : a / b;
}

function budgetText(budget: Budget, unit: string): string {
  if (budget.kind === "none") return "";
  const sign = budget.at === "most" ? "≤" : "≥";
  return budget.kind === "ratio" ? `${sign} ${budget.limit}×` : `${sign} ${amount(budget.limit, unit)}`;
}

function amount(value: number, unit: string): string {
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : Math.abs(value) >= 1 ? 1 : 3;
  return `${value.toFixed(digits)}${unit === "" ? "" : ` ${unit}`}`;
}
