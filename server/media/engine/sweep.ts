import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";

import { removeOldParts } from "#server/disk/write-whole.ts";

import { mediaFiles } from "../read.ts";
import { readFileName } from "../rules.ts";

/** For so many milliseconds a file may lack its row: the row may be about to come, or a backup about to read the file. */
const grace = 60 * 60_000;

/**
 * Removes what crashes and replacements left in the media folder, an hour old at least: parts of files, and files
 * named for their content that no row names. What somebody else put there stays, and all while a restore is at work.
 */
export async function sweep(mediaDir: string, now: number): Promise<readonly string[]> {
  const isRestoring = () => existsSync(join(mediaDir, ".restoring"));
  if (isRestoring()) return [];
  await removeOldParts(mediaDir, grace, now);
  const old: string[] = [];
  for (const file of await filesOfContent(mediaDir)) if (await isOld(join(mediaDir, file), now)) old.push(file);
  const named = new Set(old.length === 0 ? [] : await mediaFiles());
  const removed: string[] = [];
  for (const file of old.filter((each) => !named.has(each))) {
    const path = join(mediaDir, file);
    // Looked at again: it may have been stored anew meanwhile.
    if (!(await isOurs(path, file)) || isRestoring() || !(await isOld(path, now))) continue;
    await rm(path, { force: true });
    removed.push(file);
  }
  return removed;
}

async function filesOfContent(mediaDir: string): Promise<readonly string[]> {
  const entries = await readdir(mediaDir, { withFileTypes: true, recursive: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(mediaDir, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((file) => !file.startsWith(".") && readFileName(file) !== null);
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
