import { digestOf } from "#server/drivers/storage/digest.ts";
import { storageGrace as grace, type StorageDriver } from "#server/drivers/storage/storage-driver.ts";

import { mediaFiles } from "../read.ts";
import { readFileName } from "../rules.ts";

/** Files that no row named when they were last looked at, and since when, in milliseconds since 1970. */
export type UnnamedFiles = Map<string, number>;

/**
 * Removes what crashes and replacements left in the storage: halves of files that are an hour old, and files named
 * for their content that no row has named for an hour, which `unnamed` keeps from look to look: the row may be about to
 * come, or a backup about to read the file. What somebody else put there stays, and all while a restore is at work.
 * Null, and nothing is removed, when a file of the library isn't there: the storage may be another site's.
 */
export async function sweep(
  storage: StorageDriver,
  { now, unnamed }: { readonly now: number; readonly unnamed: UnnamedFiles },
): Promise<readonly string[] | null> {
  if (await storage.isBeingRestored()) return [];
  await storage.tidy(now);
  // In this order: a file is there before its row.
  const named = new Set(await mediaFiles());
  const files = await filesIn(storage);
  const there = new Set(files);
  if ([...named].some((file) => !there.has(file))) return null;
  const since = files
    .filter((file) => !named.has(file) && !file.startsWith(".") && readFileName(file) !== null)
    .map((file) => [file, unnamed.get(file) ?? now] as const);
  unnamed.clear();
  for (const [file, at] of since) unnamed.set(file, at);
  const removed: string[] = [];
  for (const [file] of since.filter(([, at]) => now - at >= grace)) {
    // Looked at again: it may have been stored anew meanwhile.
    if (!(await isOurs(storage, file)) || (await storage.isBeingRestored())) continue;
    const found = await storage.find(file);
    if (!found || now - found.since <= grace) continue;
    await storage.remove(file);
    removed.push(file);
  }
  return removed;
}

async function filesIn(storage: StorageDriver): Promise<readonly string[]> {
  const files: string[] = [];
  for await (const { file } of storage.list()) files.push(file);
  return files;
}

/** Its name says its content. */
async function isOurs(storage: StorageDriver, file: string): Promise<boolean> {
  try {
    const { sha256 } = await digestOf(await storage.open(file));
    return sha256.startsWith(readFileName(file)?.hash ?? "?");
  } catch {
    return false;
  }
}
