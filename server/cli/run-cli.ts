import { Command, CommanderError } from "commander";

import { DatabaseError } from "#server/db/database-error.ts";
import { RefusedLogin } from "#server/sample-estate.ts";

import { addAddressCommands } from "./address-commands.ts";
import { addAdminCommands } from "./admin-commands.ts";
import { addAudienceCommands } from "./audience-commands.ts";
import { addBackupCommands } from "./backup-commands.ts";
import { addBlogCommands } from "./blog-commands.ts";
import { addCheckCommand } from "./check-command.ts";
import { CliRefusal, createCliContext, type CliWorld } from "./cli-context.ts";
import { addCodeCommands } from "./code-commands.ts";
import { addDemoCommands } from "./demo-commands.ts";
import { addFolderCommands } from "./folder-commands.ts";
import { addImportCommand } from "./import-command.ts";
import { addInitCommand } from "./init-command.ts";
import { addLayoutCommands } from "./layout-commands.ts";
import { addLogoCommands } from "./logo-commands.ts";
import { addMediaCommands } from "./media-commands.ts";
import { addMailCommands } from "./mail-commands.ts";
import { addBlockCommand } from "./block-command.ts";
import { addCustomizationCommands } from "./customization-commands.ts";
import { addLabelCommands } from "./label-commands.ts";
import { addNewsletterCommands } from "./newsletter-commands.ts";
import { addNewsCommands } from "./news-commands.ts";
import { addOrderCommands } from "./order-commands.ts";
import { addParameterCommands } from "./parameter-commands.ts";
import { addPasswordCommand } from "./password-command.ts";
import { addPlanCommands } from "./plan-commands.ts";
import { addPopupCommands } from "./popup-commands.ts";
import { addRefundCommand } from "./refund-command.ts";
import { addServiceCommands } from "./service-commands.ts";
import { addShippingCommands } from "./shipping-commands.ts";
import { addSlotCommands } from "./slot-commands.ts";
import { addStatusCommand } from "./status-command.ts";
import { addReturnCommands } from "./return-commands.ts";
import { addStockCommands } from "./stock-commands.ts";
import { addWithdrawalCommands } from "./withdrawal-commands.ts";

/** Exit codes: done, refused (nothing was changed), anything else throws. */
const exitCodes = { done: 0, refused: 2 } as const;

/** Runs one command and gives the exit code. What nobody expected rejects. */
export async function runCli(words: readonly string[], world: CliWorld): Promise<number> {
  const program = new Command("site")
    .description("Changes the site that DATA_DIR or DATABASE_URL names. Running servers show it within a second.")
    .option("--migrate", "bring the database up to these commands even while an older server uses it")
    .exitOverride()
    .configureOutput({
      writeOut: (text) => world.out(text.trimEnd()),
      writeErr: (text) => world.error(text.trimEnd()),
    });
  const context = createCliContext(world, () => program.opts<{ migrate?: boolean }>().migrate === true);
  for (const add of [
    addInitCommand,
    addParameterCommands,
    addLayoutCommands,
    addNewsCommands,
    addBlogCommands,
    addFolderCommands,
    addServiceCommands,
    addPopupCommands,
    addAddressCommands,
    addLogoCommands,
    addLabelCommands,
    addCustomizationCommands,
    addNewsletterCommands,
    addAudienceCommands,
    addAdminCommands,
    addPasswordCommand,
    addDemoCommands,
    addBackupCommands,
    addMediaCommands,
    addStockCommands,
    addImportCommand,
    addCodeCommands,
    addShippingCommands,
    addSlotCommands,
    addOrderCommands,
    addRefundCommand,
    addWithdrawalCommands,
    addReturnCommands,
    addCheckCommand,
    addMailCommands,
    addPlanCommands,
    addStatusCommand,
    addBlockCommand,
  ]) {
    add(program, context);
  }
  try {
    await program.parseAsync(words, { from: "user" });
    return exitCodes.done;
  } catch (error) {
    return exitCodeOf(error, world);
  }
}

function exitCodeOf(error: unknown, world: CliWorld): number {
  // Commander has written its own message: the help, or what is wrong with the words.
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.refused;
  for (const refusal of [CliRefusal, DatabaseError, RefusedLogin]) {
    if (!(error instanceof refusal)) continue;
    world.error(error.message);
    return exitCodes.refused;
  }
  throw error;
}
