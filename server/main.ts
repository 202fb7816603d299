import "./production.ts";

import { constants } from "node:os";

import { demoEstate } from "#demo/estate.ts";

import { type Env, readEnv } from "./env.ts";
import { reservePort } from "./http/listen.ts";
import { keepFilesPrivate } from "./private-files.ts";
import { type RunningServer, startServer } from "./start-server.ts";
import { errorText, loggedError } from "./text/logged-error.ts";

/** How long a stop in good order may take before the process ends all the same, in milliseconds. */
const stopLimit = 20_000;

keepFilesPrivate();
let env = settingsIn(process.env);
let running: RunningServer | null = null;
let isStopping = false;
// A signal may come more than once: a terminal tells the whole group, and every starter hands on what it got.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop(signal));
// The starter died without a word (kill -9): a server that nobody can stop would keep its port.
process.on("disconnect", () => void stop("SIGTERM"));
// Whoever read the log may be gone, a closed terminal for one: the site stays open.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
// What nobody caught ends the process, as Node has it, but without what drivers hang on their errors.
process.on("uncaughtException", (error) => {
  process.stderr.write(`${errorText(error)}\n`);
  process.exit(1);
});

const say = (line: string): void => void process.stdout.write(`${line}\n`);

try {
  const reserved = env.port === 0 ? await reservePort(env.host) : undefined;
  // The address in mails, links and calls of the bank follows the port.
  if (reserved) env = settingsIn({ ...process.env, PORT: String(reserved.port) });
  running = await startServer(env, { say, estate: demoEstate, reserved });
} catch (error) {
  process.stderr.write(`Cellardoor could not start: ${error instanceof Error ? error.message : String(error)}\n`);
  if (env.logLevel === "debug") process.stderr.write(`${errorText(error)}\n`);
  process.exit(1);
}

/** What an environment says; one with mistakes ends the process. */
function settingsIn(source: NodeJS.ProcessEnv): Env {
  const env = readEnv(source);
  if (env.ok) return env.value;
  const mistakes = env.error.map((line) => `  ${line}\n`).join("");
  process.stderr.write(`Cellardoor can't start with this environment:\n${mistakes}`);
  process.exit(2);
}

/** Ends in good order with code 0; before the site is open at once: what is being written then is whole or not there. */
async function stop(signal: NodeJS.Signals): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  if (!running) process.exit(128 + constants.signals[signal]);
  setTimeout(() => process.exit(1), stopLimit).unref();
  try {
    await running.stop();
    process.exit(0);
  } catch (error) {
    process.stderr.write(`Cellardoor could not stop in good order: ${loggedError(error).message}\n`);
    process.exit(1);
  }
}
