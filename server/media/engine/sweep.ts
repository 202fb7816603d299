import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";

import { removeOldParts } from "#server/disk/write-whole.ts";

import { mediaFiles } from "../read.ts";
import { readFileName } from "../rules.ts";

/** For so many milliseconds a file may lack its row: the row may be about to come, or a backup about to read the file. */
const grace = 60 * 60_000;

/** Files that no row named when they were last looked at, and since when, in milliseconds since 1970. */
export type UnnamedFiles = Map<string, number>;

/**
 * Removes what crashes and replacements left in the media folder: parts of files that are an hour old, and files named
 * for their content that no row has named for an hour, which `unnamed` keeps from look to look. What somebody else put
 * there stays, and all while a restore is at work. Null, and nothing is removed, when a file of the library isn't
 * there: the folder may be another site's.
 */
export async function sweep(
  mediaDir: string,
  { now, unnamed }: { readonly now: number; readonly unnamed: UnnamedFiles },
): Promise<readonly string[] | null> {
  const isRestoring = () => existsSync(join(mediaDir, ".restoring"));
  if (isRestoring()) return [];
  await removeOldParts(mediaDir, grace, now);
  // In this order: a file is there before its row.
  const named = new Set(await mediaFiles());
  const files = await filesIn(mediaDir);
  const there = new Set(files);
  if ([...named].some((file) => !there.has(file))) return null;
  const since = files
    .filter((file) => !named.has(file) && !file.startsWith(".") && readFileName(file) !== null)
    .map((file) => [file, unnamed.get(file) ?? now] as const);
  unnamed.clear();
  for (const [file, at] of since) unnamed.set(file, at);
  const removed: string[] = [];
  for (const [file] of since.filter(([, at]) => now - at >= grace)) {
    const path = join(mediaDir, file);
    // Looked at again: it may have been stored anew meanwhile.
    if (!(await isOurs(path, file)) || isRestoring() || !(await isOld(path, now))) continue;
    await rm(path, { force: true });
    removed.push(file);
  }
  return removed;
}

async function filesIn(mediaDir: string): Promise<readonly string[]> {
  const entries = await readdir(mediaDir, { withFileTypes: true, recursive: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(mediaDir, join(entry.parentPath, entry.name)).split(sep).join("/"));
}

async function isOld(path: string, now: number): Promise<boolean> {
  const there = await stat(path).catch(() => null);
  return there !== null && now - Math.max(there.mtimeMs, there.ctimeMs) > grace;
}

/** Its name says its content. */
async function isOurs(path: string, file: string): Promise<boolean> {
  const bytes = await readFile(path).catch(() => null);
  const hash = bytes && createHash("sha256").update(bytes).digest("hex");
  return hash?.startsWith(readFileName(file)?.hash ?? "?") ?? false;
}
