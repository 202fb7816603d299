import { existsSync } from "node:fs";
import { readdir, rm, rmdir } from "node:fs/promises";
import { join } from "node:path";

import { putBack, type FilePlaces } from "./place-files.ts";

/**
 * Where a restore keeps files on their way: below the media folder, which may be a disk of its own; what begins
 * with a dot is never served. Each restore has a folder that is named for its instant, by which the next one
 * knows whether it was committed.
 */
export class WorkFolder {
  readonly places: FilePlaces;
  /** What is in it belongs to this restore alone. */
  readonly path: string;
  readonly #all: string;

  /** For the restore that begins at an instant, in milliseconds since 1970. */
  constructor(mediaDir: string, now: number) {
    this.#all = join(mediaDir, ".restoring");
    this.path = join(this.#all, String(now));
    this.places = { mediaDir, staged: join(this.path, "new"), aside: join(this.path, "old") };
  }

  /** Clears up after restores that were cut off: their old files go back, unless one was committed. */
  async recover(wasCommitted: (at: number) => Promise<boolean>): Promise<void> {
    if (!existsSync(this.#all)) return;
    for (const name of await readdir(this.#all)) {
      if (!/^\d{1,15}$/.test(name)) {
        // None of ours: no instant tells what it was for.
        await rm(join(this.#all, name), { recursive: true, force: true });
        continue;
      }
      const former = new WorkFolder(this.places.mediaDir, Number(name));
      if (!(await wasCommitted(Number(name)))) await putBack(former.places);
      await former.remove();
    }
  }

  async remove(): Promise<void> {
    await rm(this.path, { recursive: true, force: true });
    // Another's is in it when its files could not be put back.
    await rmdir(this.#all).catch(() => undefined);
  }
}
