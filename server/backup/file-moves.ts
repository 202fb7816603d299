import { mkdir, open, rename, rmdir } from "node:fs/promises";
import { dirname, resolve } from "node:path";

/** Moves of files on one disk that can be taken back together. */
export class FileMoves {
  readonly #undo: (() => Promise<void>)[] = [];
  readonly #folders = new Set<string>();

  get hasMoved(): boolean {
    return this.#undo.length > 0;
  }

  /** Moves a file or a folder, and makes the folders that its new place lacks. */
  async move(from: string, to: string): Promise<void> {
    const made = await mkdir(dirname(to), { recursive: true });
    if (made !== undefined) this.#undo.push(() => removeEmptied(dirname(to), made));
    for (const folder of [dirname(from), ...foldersUpTo(dirname(to), made)]) this.#folders.add(folder);
    await rename(from, to);
    this.#undo.push(() => rename(to, from));
  }

  /** From here on the moves outlive a loss of power. */
  async sync(): Promise<void> {
    for (const path of this.#folders) {
      await using folder = await open(path, "r");
      await folder.sync();
    }
  }

  /** Takes back, last first, what can be taken back, and gives the disk's errors: with one of them a file is still away. */
  async undo(): Promise<readonly unknown[]> {
    const errors: unknown[] = [];
    for (const step of this.#undo.splice(0).toReversed()) await step().catch((error: unknown) => errors.push(error));
    return errors;
  }
}

/** Removes a folder and those above it that were made with it. One that somebody uses meanwhile stays. */
async function removeEmptied(deepest: string, made: string): Promise<void> {
  const folders = foldersUpTo(deepest, made).slice(0, -1);
  try {
    for (const folder of folders) await rmdir(folder);
  } catch {
    // Where a file has to come back to its place, its own move says that it can't.
  }
}

/** A folder, and those above it up to the one that the first of the made ones is in. */
function foldersUpTo(deepest: string, made: string | undefined): readonly string[] {
  const folders = [deepest];
  if (made === undefined) return folders;
  for (let folder = deepest; resolve(folder) !== resolve(dirname(made));) {
    folder = dirname(folder);
    folders.push(folder);
  }
  return folders;
}
