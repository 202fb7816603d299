import { chmodSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

let folder: string | undefined;

/** A folder for one purpose in the run's own, which is removed at its end. */
export function scratchDir(purpose: string): string {
  if (folder === undefined) {
    folder = mkdtempSync(join(tmpdir(), "cellardoor-faults-"));
    // PostgreSQL runs as a user of its own when we are root, and must reach its own folder in it.
    chmodSync(folder, 0o711);
  }
  return mkdtempSync(join(folder, `${purpose}-`));
}

/** A copy of a data folder, for a drill to ruin. */
export function copyOf(dataDir: string): string {
  const copy = scratchDir("site");
  cpSync(dataDir, copy, { recursive: true });
  return copy;
}

/** Removes everything that the run wrote. */
export function removeScratch(): void {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
