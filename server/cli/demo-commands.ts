import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";

import type { Command } from "commander";

import { tellLogin } from "#server/open-estate.ts";
import { isEmptySite } from "#server/site/write.ts";
import { founding } from "#server/site-traces.ts";

import { CliRefusal, type CliContext } from "./cli-context.ts";

/** `demo reset`: the demo estate as it comes. */
export function addDemoCommands(group: Command, context: CliContext): void {
  group
    .command("reset")
    .option("--yes", "empty a site that has content; there is no way back")
    .description("empty the site and fill it with the demo estate")
    .action(({ yes }: { yes?: boolean }) => reset(context, yes === true));
}

async function reset(context: CliContext, sure: boolean): Promise<void> {
  const filled = await context.withDatabase(async (_db, { dataDir: folder, adminEmail, adminPassword }) => {
    if (!sure && !(await isEmptySite())) {
      throw new CliRefusal("The site has content, which would be lost. Say --yes to lose it.");
    }
    const dataDir = resolve(folder);
    const options = { adminEmail, adminPassword, replaces: true, say: context.out };
    const outcome = await founding(dataDir, () => context.estate.fill(options));
    // Sizes of other pictures under the same names.
    await rm(join(dataDir, "cache"), { recursive: true, force: true });
    return outcome;
  });
  context.out("The site is the demo estate now");
  if (filled) tellLogin(filled, context.out);
}
