import type { Command } from "commander";

import { inLocale } from "#schemas/locale.ts";
import { parameters } from "#schemas/site/parameters/catalogue.ts";
import { parameterValues } from "#server/site/parameters/read.ts";
import { setParameter } from "#server/site/parameters/write.ts";

import { valueOrRefuse, type CliContext } from "./cli-context.ts";

/** `parameter list`, `parameter set TYPE VALUE`, `parameter unset TYPE`. */
export function addParameterCommands(group: Command, context: CliContext): void {
  group
    .command("list")
    .description("show every parameter with its value")
    .option("--json", "as JSON")
    .action(({ json }: { json?: boolean }) => list(context, json === true));
  group
    .command("set")
    .argument("<type>", "such as PRIMARY_COLOR")
    .argument("<value>", 'its text; localized ones may be JSON: {"fr_FR": "…", "en_US": "…"}')
    .description("set a parameter")
    .action((type: string, value: string) => set(context, type, value));
  group
    .command("unset")
    .argument("<type>")
    .description("go back to a parameter's default")
    .action((type: string) => set(context, type, null));
}

async function list(context: CliContext, json: boolean): Promise<void> {
  const values = await context.withDatabase(parameterValues);
  if (json) return context.out(JSON.stringify(values, null, 2));
  for (const { type, kind, label } of parameters) {
    context.out(`${type} = ${values[type] ?? "(none)"}   [${kind}] ${inLocale(label, "en_US") ?? ""}`);
  }
}

async function set(context: CliContext, type: string, value: string | null): Promise<void> {
  const stored = await context.withDatabase(async () => valueOrRefuse(await setParameter(type, value)));
  context.out(value === null ? `${type} has its default value again` : `${type} = ${stored ?? "(none)"}`);
}
