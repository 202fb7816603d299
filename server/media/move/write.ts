import { digestOf, type Digest } from "#server/drivers/storage/digest.ts";
import { isAbsentFile, type StorageDriver } from "#server/drivers/storage/storage-driver.ts";

import { mediaFiles } from "../read.ts";

export interface LibraryMove {
  readonly from: StorageDriver;
  readonly to: StorageDriver;
  /** Is told after every file. */
  readonly onFile: (progress: MoveProgress) => void;
}

export interface MoveProgress {
  readonly done: number;
  readonly of: number;
}

/** What a move found and did. */
export interface MovedLibrary {
  readonly copied: number;
  /** Had been there already, the same. */
  readonly there: number;
  /** All files that are in both places now. */
  readonly files: readonly string[];
  /** Files that the library names and neither place has. */
  readonly missing: readonly string[];
}

/**
 * Copies the files of the media library from one storage to another, one after the other, and reads each one back: what
 * is there is what was here, by its SHA-256. What is there already, the same, is left; so it may be cut off anywhere and
 * said again. Nothing is removed. Rejects with a `StorageFailure` at the first file that can't be copied.
 */
export async function copyLibrary({ from, to, onFile }: LibraryMove): Promise<MovedLibrary> {
  const files: string[] = [];
  for await (const { file } of from.list()) if (!isHidden(file)) files.push(file);
  files.sort();
  let copied = 0;
  const present: string[] = [];
  for (const [at, file] of files.entries()) {
    const outcome = await copyFile(file, from, to);
    if (outcome === "copied") copied += 1;
    if (outcome !== "gone") present.push(file);
    onFile({ done: at + 1, of: files.length });
  }
  const missing: string[] = [];
  const known = new Set(present);
  for (const file of (await mediaFiles()).filter((each) => !known.has(each))) {
    if ((await to.find(file)) === null) missing.push(file);
  }
  return { copied, there: present.length - copied, files: present, missing };
}

/** Removes files from the storage that the library was moved from. */
export async function removeMoved(from: StorageDriver, files: readonly string[]): Promise<void> {
  for (const file of files) await from.remove(file);
}

/** `gone`: who serves the site has removed it meanwhile. */
async function copyFile(file: string, from: StorageDriver, to: StorageDriver): Promise<"copied" | "there" | "gone"> {
  const source = await storedDigest(file, from);
  if (source === null) return "gone";
  const before = await to.find(file);
  if (before?.size === source.size && (await storedDigest(file, to))?.sha256 === source.sha256) return "there";
  await to.write(file, { ...source, open: () => from.open(file) });
  const after = await storedDigest(file, to);
  if (after?.sha256 !== source.sha256) throw new Error(`${file} is not in ${to.place} what it is in ${from.place}`);
  return "copied";
}

/** Null: it isn't there. */
async function storedDigest(file: string, storage: StorageDriver): Promise<Digest | null> {
  try {
    return await digestOf(await storage.open(file));
  } catch (error) {
    if (isAbsentFile(error)) return null;
    throw error;
  }
}

/** Somebody's work in progress. */
function isHidden(file: string): boolean {
  return file.split("/").some((name) => name.startsWith("."));
}
