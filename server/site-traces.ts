import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/*
 * What a data folder tells of a site besides its database. An empty database is a new site's, or one that was lost:
 * only the second leaves traces.
 */

/** Says, for as long as the folder is there, that it has had a site. */
const mark = "founded.txt";
/** Says that a site is being filled for the first time: files come before the rows that name them. */
const note = "founding.txt";
/** Earlier versions kept the demo administrator's password here, in plain text. */
const oldLogin = "demo-login.json";

const markText =
  "This folder holds a website. If its database is ever empty, the site does not start as another one:\n" +
  "restore a backup with `npm run site -- restore FILE`, or begin anew with `npm run site -- init`.\n";

/** The names of what a site has left in its folder; none in a new one, also when its first filling was cut off. */
export async function tracesIn(dataDir: string): Promise<readonly string[]> {
  const media = await namesIn(join(dataDir, "media"));
  // Read after them: whoever is filling the site at this moment has left its note before the first file.
  const names = await namesIn(dataDir);
  const hasMedia = !names.includes(note) && media.length > 0;
  return [...[mark, oldLogin].filter((name) => names.includes(name)), ...(hasMedia ? ["media"] : [])];
}

/** Fills a site by `work`. What is cut off leaves a folder that counts as new. */
export async function founding<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(join(dataDir, note), "");
  const value = await work();
  await markFounded(dataDir);
  await rm(join(dataDir, note), { force: true });
  return value;
}

/** Leaves the mark of a site that has content. */
export async function markFounded(dataDir: string): Promise<void> {
  const path = join(dataDir, mark);
  if (existsSync(path)) return;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const part = `${path}.${process.pid}`;
  await writeFile(part, markText, { mode: 0o600 });
  await rename(part, path);
}

/** Removes the file in which earlier versions kept a password; tells whether there was one. */
export async function removeOldLogin(dataDir: string): Promise<boolean> {
  const path = join(dataDir, oldLogin);
  if (!existsSync(path)) return false;
  await rm(path);
  return true;
}

/** Why a site whose database is empty doesn't start, and what to do. */
export function lostMessage(dataDir: string, traces: readonly string[]): string {
  return (
    `The database is empty, but ${dataDir} is a site's folder (${traces.join(", ")}): it was lost, or is elsewhere. ` +
    "No other site is opened in its place. Put the database back, or restore a backup: npm run site -- restore FILE. " +
    "To begin anew: npm run site -- init, or npm run site -- demo reset."
  );
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
}
