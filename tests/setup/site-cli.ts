import { demoEstate } from "#demo/estate.ts";
import { runCli } from "#server/cli/run-cli.ts";

/** Runs a command of `npm run site` in this process, with a connection of its own; gives its exit code and what it said. */
export async function runSite(environment: Readonly<Record<string, string | undefined>>, words: string[]) {
  const out: string[] = [];
  const error: string[] = [];
  const world = {
    estate: demoEstate,
    env: environment,
    out: (text: string) => void out.push(text),
    error: (text: string) => void error.push(text),
  };
  const code = await runCli(words, world);
  return { code, out: out.join("\n"), error: error.join("\n") };
}
