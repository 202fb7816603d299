import { demoEstate } from "#demo/estate.ts";

import { runCli } from "./cli/run-cli.ts";
import { keepFilesPrivate } from "./private-files.ts";
import { errorText } from "./text/logged-error.ts";

keepFilesPrivate();

// Whoever reads may stop before the end (`… | head`): nobody is told the rest, and the work is done all the same.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
}

/** `npm run site -- …`: the site's commands, for whoever can open its database. */
try {
  process.exitCode = await runCli(process.argv.slice(2), {
    env: process.env,
    estate: demoEstate,
    out: (text) => process.stdout.write(`${text}\n`),
    error: (text) => process.stderr.write(`${text}\n`),
  });
} catch (error) {
  // What nobody expected: where it happened, without what drivers hang on their errors.
  process.stderr.write(`${errorText(error)}\n`);
  process.exitCode = 1;
}
