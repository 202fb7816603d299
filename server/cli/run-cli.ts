import { Command, CommanderError } from "commander";

import { DatabaseError } from "#server/db/database-error.ts";
import { RefusedLogin } from "#server/sample-estate.ts";

import { allCommands } from "./all-commands.ts";
import { CliRefusal, createCliContext, type CliWorld } from "./cli-context.ts";

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
  const word = commandIn(words);
  const named = allCommands.find(({ name }) => name === word);
  if (named) {
    const command = program.command(named.name).description(named.description);
    (await named.load())(command, context);
  } else {
    // The help, or a word that no command has: the names are enough.
    for (const { name, usage = "", description } of allCommands) {
      program.command(`${name} ${usage}`).description(description);
    }
  }
  try {
    await program.parseAsync(words, { from: "user" });
    return exitCodes.done;
  } catch (error) {
    return exitCodeOf(error, world);
  }
}

/**
 * The name of the command that runs, or whose help is shown (`help stock`); undefined when there is none, as in
 * `--help stock`, which asks for the list.
 */
function commandIn(words: readonly string[]): string | undefined {
  const start = words.findIndex((word) => !word.startsWith("-"));
  if (words.slice(0, start).some((word) => word === "-h" || word === "--help")) return undefined;
  const [first, second] = words.slice(Math.max(start, 0)).filter((word) => !word.startsWith("-"));
  return first === "help" ? second : first;
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
