import { join } from "node:path";

import type { Command } from "commander";

import { CliRefusal, type CliContext } from "./cli-context.ts";
import { BlockRefusal, writeBlock } from "./new-block.ts";

/** `block NAME`: begins a block of one's own, for whoever works on the sources. */
export function declareBlockCommand(command: Command, context: CliContext): void {
  command.argument("<name>", "as in house-motto").action((name: string) => write(context, name));
}

function write(context: CliContext, name: string): void {
  try {
    for (const path of writeBlock(join(import.meta.dirname, "../.."), name)) context.out(path);
    context.out(
      "It stands in the library of the editor after the next build. What each file is for: docs/guides/add-a-block.md",
    );
  } catch (error) {
    throw error instanceof BlockRefusal ? new CliRefusal(error.message) : error;
  }
}
