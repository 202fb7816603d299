import { constants } from "node:os";

/** What asks a program to stop: a supervisor, Ctrl+C, a terminal that is closed. */
const stopSignals = ["SIGTERM", "SIGINT", "SIGHUP"];

/** How often it is looked whether npm still lives, in milliseconds. */
const lookEvery = 250;

/**
 * Hands on to a child what asks this process to stop, until the child has ended, and stays alive as long. A signal may
 * come several times (a terminal sends it to every process of its group, npm hands it on as well): the child counts it once.
 */
export function followStop(child) {
  const parent = process.ppid;
  const handOn = (signal) => handsOn(process.platform) && child.kill(signal);
  for (const signal of stopSignals) process.on(signal, handOn);
  // npm hands on neither SIGHUP nor, of course, a kill -9: it is gone then, and nobody could stop the server any more.
  const ofNpm = process.env.npm_lifecycle_event === "start";
  const timer = ofNpm ? setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), lookEvery) : undefined;
  child.once("exit", () => {
    clearInterval(timer);
    for (const signal of stopSignals) process.off(signal, handOn);
  });
}

/**
 * Whether a child has to be told. On Windows the console tells everybody, and `kill` is no signal there: it would end the
 * child in the middle of what it does.
 */
export function handsOn(platform) {
  return platform !== "win32";
}

/** A child's exit code; one that a signal has ended counts as in a shell: 143 for SIGTERM. */
export function exitCodeOf(code, signal) {
  return code ?? 128 + (constants.signals[signal] ?? 0);
}
