import { join } from "node:path";

import { runToEnd } from "#tests/setup/run-to-end.ts";
import type { RunningSite } from "#tests/setup/running-site.ts";

const cli = join(import.meta.dirname, "..", "..", "..", "server", "cli.ts");

/** Runs the operator's command on a running site (`npm run site -- …`) and gives what it printed. */
export function runSiteCommand(site: RunningSite, ...words: readonly string[]): string {
  const env = { ...process.env, DATA_DIR: site.dataDir };
  const { status, stdout, stderr } = runToEnd([cli, ...words], { env });
  if (status !== 0) throw new Error(`${words.join(" ")}: ${stderr}`);
  return stdout;
}
