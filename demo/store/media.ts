import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join, parse } from "node:path";

import sharp from "sharp";

import { type MediaName, demoMedia, mediaId } from "#demo/content/media.ts";
import { database } from "#server/db/context.ts";
import { insist } from "#server/text/insist.ts";
import { saveMedia } from "#server/media/write.ts";

/** A file of `demo/media`, measured. */
export interface MeasuredFile {
  /** The file's name without its extension. */
  readonly name: string;
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly mime: string;
}

const mimes: Readonly<Record<string, string>> = {
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
  ".svg": "image/svg+xml",
};

const source = join(import.meta.dirname, "..", "media");

/** Copies the demo's pictures to the media directory and measures them. Outside of any transaction. */
export async function copyMedia(mediaDir: string): Promise<readonly MeasuredFile[]> {
  await mkdir(mediaDir, { recursive: true });
  await removeParts(mediaDir);
  const files = (await readdir(source)).filter((file) => mimes[parse(file).ext] !== undefined);
  return await Promise.all(
    files.map(async (file): Promise<MeasuredFile> => {
      const bytes = await readFile(join(source, file));
      const { width, height } = await measure(file, bytes);
      const path = await placeFile(mediaDir, file, bytes);
      const { name, ext } = parse(file);
      return { name, path, width, height, bytes: bytes.byteLength, mime: mimes[ext] ?? "" };
    }),
  );
}

/** The paths of the media files that the site names. */
export async function storedPaths(): Promise<readonly string[]> {
  const rows = await database().selectFrom("media").select("path").execute();
  return rows.map(({ path }) => path);
}

/** Removes the files of media rows that are gone, except those that new rows name. */
export async function removeMedia(
  mediaDir: string,
  { old, kept }: { readonly old: readonly string[]; readonly kept: readonly MeasuredFile[] },
): Promise<void> {
  const named = new Set(kept.map(({ path }) => path));
  for (const path of old.filter((each) => !named.has(each))) await rm(join(mediaDir, path), { force: true });
}

/**
 * Puts a file into the library, whole or not at all, and gives its path there: its own name, or one of its content
 * where another file has that name. The other one may belong to a site that is still there, should the rest fail.
 */
async function placeFile(mediaDir: string, name: string, bytes: Buffer): Promise<string> {
  const there = await readFile(join(mediaDir, name)).catch(() => null);
  if (there?.equals(bytes)) return name;
  const { name: stem, ext } = parse(name);
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 10);
  const path = there === null ? name : `${stem}-${hash}${ext}`;
  const part = join(mediaDir, `${path}.${randomUUID()}${partEnding}`);
  await using file = await open(part, "w", 0o600);
  await file.writeFile(bytes);
  await file.sync();
  await rename(part, join(mediaDir, path));
  return path;
}

const partEnding = ".filling";

/** Milliseconds after which nobody is still writing a file. */
const longestCopy = 10 * 60_000;

/** Removes what processes that died while they copied have left. */
async function removeParts(mediaDir: string): Promise<void> {
  for (const file of await readdir(mediaDir)) {
    if (!file.endsWith(partEnding)) continue;
    // Another process may have finished it meanwhile.
    const there = await stat(join(mediaDir, file)).catch(() => null);
    if (there && there.mtimeMs < Date.now() - longestCopy) await rm(join(mediaDir, file), { force: true });
  }
}

/** Pixels of a picture; of an SVG, its view box: the server's image library may not read SVG (server/media). */
async function measure(file: string, bytes: Buffer): Promise<{ width: number; height: number }> {
  if (parse(file).ext !== ".svg") return await sharp(bytes).metadata();
  const [, , , width, height] = /viewBox="([\d.-]+) ([\d.-]+) ([\d.]+) ([\d.]+)"/.exec(bytes.toString("utf8")) ?? [];
  if (width === undefined || height === undefined) throw new Error(`${file} has no view box`);
  return { width: Math.round(Number(width)), height: Math.round(Number(height)) };
}

/** Finds the id of a picture; null while its file is not there. */
export type FindMedia = (name: MediaName | undefined) => number | null;

/** Stores the pictures that have a file, and gives what finds them. */
export async function storeMedia(files: readonly MeasuredFile[]): Promise<FindMedia> {
  const byName = new Map(files.map((file) => [file.name, file]));
  for (const { id, name, alt } of demoMedia) {
    const file = byName.get(name);
    if (!file) continue;
    const { path, width, height, bytes, mime } = file;
    insist(await saveMedia({ id, path, width, height, bytes, mime, alt }), `picture ${name}`);
  }
  return (name) => (name !== undefined && byName.has(name) ? mediaId(name) : null);
}
