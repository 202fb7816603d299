import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import { join } from "node:path";

import { descendants, isAlive, tell } from "./processes.ts";

/** How long what was started may take to stop in good order, in milliseconds. */
const patience = 10_000;

/**
 * From here on this process and what it starts put temporary files into a folder of this run alone. However the run
 * ends, also when it is interrupted, whatever still runs is stopped and the folder goes. Linux only (/proc).
 */
export function leaveNothing(): void {
  const folder = mkdtempSync(join(tmpdir(), "cellardoor-bench-"));
  // PostgreSQL, which refuses to run as root, has to come through.
  chmodSync(folder, 0o711);
  process.env["TMPDIR"] = folder;
  process.once("exit", () => {
    stopAll(descendants(process.pid));
    rmSync(folder, { recursive: true, force: true });
  });
  // First of all who listen: others end the process before everything has stopped.
  for (const signal of ["SIGHUP", "SIGINT", "SIGTERM"] as const)
    process.prependListener(signal, () => {
      console.log("\nStopping what runs…");
      process.exit(128 + constants.signals[signal]);
    });
}

/** Stops processes and waits for them; nothing else can happen meanwhile, as this process is ending. */
function stopAll(pids: readonly number[]): void {
  for (const pid of pids) tell(pid, "SIGTERM");
  const clock = new Int32Array(new SharedArrayBuffer(4));
  for (let waited = 0; waited < patience && pids.some(isAlive); waited += 50) Atomics.wait(clock, 0, 0, 50);
  for (const pid of pids.filter(isAlive)) tell(pid, "SIGKILL");
}
