import type { Command } from "#schemas/page/commands/command.ts";
import type { Refusal } from "#schemas/refusal.ts";
import type { Result } from "#schemas/result.ts";

/**
 * Does commands; a refusal changes nothing. `group`: the go of typing that they belong to. Keeps its identity as long as it
 * does the same.
 */
export type Run = (commands: readonly Command[], group?: string) => Result<null, Refusal<string>>;
