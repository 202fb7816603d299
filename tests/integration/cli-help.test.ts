import { Command } from "commander";
import { expect, test } from "vitest";

import { allCommands } from "#server/cli/all-commands.ts";
import { createCliContext, type CliWorld } from "#server/cli/cli-context.ts";
import { runCli } from "#server/cli/run-cli.ts";

const world: CliWorld = {
  env: {},
  estate: { fill: async () => null, reviews: {} },
  out: () => {},
  error: () => {},
};

/** What the command line writes to its standard output. */
async function printed(...words: readonly string[]): Promise<string> {
  const lines: string[] = [];
  await runCli(words, { ...world, out: (text) => void lines.push(text) });
  return lines.join("\n");
}

test.each(allCommands)("the list of commands shows $name as it declares itself", async ({ name, usage, load }) => {
  const command = new Command(name);
  (await load())(
    command,
    createCliContext(world, () => false),
  );
  const help = command.createHelp();
  expect([name, usage].filter(Boolean).join(" ")).toBe(help.subcommandTerm(command));
});

test("the help names every command, and each command's help its own options and subcommands", async () => {
  const list = await printed("--help");
  for (const { name } of allCommands) expect(list).toMatch(new RegExp(`^  ${name} `, "m"));
  expect(await printed("help")).toBe(list);
  expect(await printed("--help", "stock")).toBe(list);
  expect(await printed("stock", "--help")).toContain("receive [options] <reference> <count>");
  expect(await printed("help", "stock")).toBe(await printed("stock", "--help"));
  expect(await printed("--migrate", "help", "restore")).toContain("--yes");
});
