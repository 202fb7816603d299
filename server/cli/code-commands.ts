import type { Command } from "commander";

import { isDay } from "#schemas/day.ts";
import { listCodes } from "#server/cart/codes/read.ts";
import { endCode, setNamedCode, type CodeInput } from "#server/cart/codes/write.ts";
import { startOfDay } from "#schemas/paris-day.ts";

import { CliRefusal, valueOrRefuse, type CliContext } from "./cli-context.ts";

interface CodeOptions {
  readonly percent?: string;
  readonly euros?: string;
  readonly from?: string;
  readonly until?: string;
  readonly minEuros?: string;
  readonly minBottles?: string;
  readonly uses?: string;
  readonly usesPerCustomer?: string;
}

/** `code list`, `code set CODE --percent 10 …`, `code end CODE`. */
export function addCodeCommands(group: Command, context: CliContext): void {
  group
    .command("list")
    .option("--json", "as JSON")
    .description("show the codes, their conditions and how often each was used")
    .action(({ json }: { json?: boolean }) => list(context, json === true));
  group
    .command("set")
    .argument("<code>")
    .description("add a code, or give it other conditions; how often it was used stays")
    .option("--percent <number>", "takes off so many percent")
    .option("--euros <amount>", "takes off so many euros")
    .option("--from <day>", "from this day on, YYYY-MM-DD in Paris")
    .option("--until <day>", "until this day begins, YYYY-MM-DD in Paris")
    .option("--min-euros <amount>", "for carts from so many euros after product discounts")
    .option("--min-bottles <count>", "for carts from so many bottles")
    .option("--uses <count>", "so often in all")
    .option("--uses-per-customer <count>", "so often for one customer")
    .action((code: string, options: CodeOptions) => set(context, readCode(code, options)));
  group
    .command("end")
    .argument("<code>")
    .description("accept a code no longer; orders that used it stay as they are")
    .action((code: string) => end(context, code));
}

async function list(context: CliContext, json: boolean): Promise<void> {
  const codes = await context.withDatabase(() => listCodes());
  if (json) return context.out(JSON.stringify(codes, null, 2));
  for (const { code, type, amount, uses, max_uses: most, is_active: isActive } of codes) {
    const off = type === "EURO" ? `−${(amount / 100).toFixed(2)} €` : `−${amount / 100} %`;
    context.out(
      `${code}  ${off}  used ${uses}${most === null ? "" : ` of ${most}`}${isActive === 1 ? "" : "  (ended)"}`,
    );
  }
}

async function set(context: CliContext, input: CodeInput): Promise<void> {
  await context.withDatabase(async () => valueOrRefuse(await setNamedCode(input)));
  context.out(`${input.code} can be entered`);
}

async function end(context: CliContext, code: string): Promise<void> {
  await context.withDatabase(async () => valueOrRefuse(await endCode(code)));
  context.out(`${code} is not accepted any more`);
}

function readCode(code: string, options: CodeOptions): CodeInput {
  const { percent, euros } = options;
  if ((percent === undefined) === (euros === undefined)) {
    throw new CliRefusal("A code takes off either --percent or --euros");
  }
  return {
    code,
    type: percent === undefined ? "EURO" : "PERCENT",
    amount: hundredthsOf(percent ?? euros ?? ""),
    startsAt: options.from === undefined ? null : instantOf(options.from),
    endsAt: options.until === undefined ? null : instantOf(options.until),
    minCents: options.minEuros === undefined ? 0 : hundredthsOf(options.minEuros),
    minBottles: options.minBottles === undefined ? 0 : countOf(options.minBottles),
    maxUses: options.uses === undefined ? null : countOf(options.uses),
    maxUsesPerCustomer: options.usesPerCustomer === undefined ? null : countOf(options.usesPerCustomer),
  };
}

/** Cents of euros, hundredths of a percent. */
function hundredthsOf(text: string): number {
  if (/^\d{1,6}(?:\.\d{1,2})?$/.test(text)) return Math.round(Number(text) * 100);
  throw new CliRefusal(`"${text}" is not a number with at most two decimals`);
}

function countOf(text: string): number {
  if (/^\d{1,8}$/.test(text)) return Number(text);
  throw new CliRefusal(`"${text}" is not a whole number`);
}

function instantOf(text: string): number {
  if (isDay(text)) return startOfDay(text);
  throw new CliRefusal(`"${text}" is not a day written YYYY-MM-DD`);
}
