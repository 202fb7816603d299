import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A PostgreSQL with all of a run's databases stays far below. */
const roomNeeded = 1024 ** 3;

/** Where Linux keeps files in memory. */
const memory = "/dev/shm";

const name = /^cellardoor-tests-(\d+)$/;

/**
 * Makes the folder for the data of one run of the tests: in memory where the system offers enough of it (a database
 * of some hundred files is made five times as fast there), else among the temporary files. Removes those of runs
 * that were killed before they could. The caller removes it at the run's end.
 */
export function makeRunDir(): string {
  const parent = hasRoom(memory) ? memory : tmpdir();
  for (const left of readdirSync(parent)) {
    const pid = name.exec(left)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(parent, left), { recursive: true, force: true });
  }
  const folder = join(parent, `cellardoor-tests-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  // PostgreSQL runs as a user of its own when we are root.
  chmodSync(folder, 0o755);
  return folder;
}

/** Makes a folder of a test's own in the run's. */
export function makeScratchDir(runDir: string, prefix: string): string {
  return mkdtempSync(join(runDir, prefix));
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= roomNeeded;
  } catch {
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
