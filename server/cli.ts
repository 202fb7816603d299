import { demoEstate } from "#demo/estate.ts";

import { runCli } from "./cli/run-cli.ts";

/** `npm run site -- …`: the site's commands, for whoever can open its database. */
process.exitCode = await runCli(process.argv.slice(2), {
  env: process.env,
  estate: demoEstate,
  out: (text) => process.stdout.write(`${text}\n`),
  error: (text) => process.stderr.write(`${text}\n`),
});
