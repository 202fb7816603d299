import type { Command } from "commander";

import { appContext } from "#server/context.ts";
import { clearSite, isEmptySite } from "#server/site/write.ts";

import { CliRefusal, type CliContext } from "./cli-context.ts";

/** `demo reset`: the demo estate as it comes. */
export function addDemoCommands(program: Command, context: CliContext): void {
  const group = program.command("demo").description("the demo estate");
  group
    .command("reset")
    .option("--yes", "empty a site that has content; there is no way back")
    .description("empty the site and fill it with the demo estate")
    .action(({ yes }: { yes?: boolean }) => reset(context, yes === true));
}

async function reset(context: CliContext, sure: boolean): Promise<void> {
  const administrator = await context.withDatabase(async (_db, env) => {
    if (!sure && !(await isEmptySite())) {
      throw new CliRefusal("The site has content, which would be lost. Say --yes to lose it.");
    }
    await clearSite();
    return await context.estate.ensure({
      mediaDir: appContext().mediaDir,
      adminEmail: env.adminEmail,
      adminPassword: env.adminPassword,
      say: context.out,
    });
  });
  context.out("The site is the demo estate now");
  if (administrator) context.out(`Administrator: ${administrator.email}   Password: ${administrator.password}`);
}
