import { copyFile, mkdir, readdir, readFile, stat } from "node:fs/promises";
import { join, parse } from "node:path";

import sharp from "sharp";

import { type MediaName, demoMedia, mediaId } from "#demo/content/media.ts";
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
  const files = (await readdir(source)).filter((file) => mimes[parse(file).ext] !== undefined);
  return await Promise.all(
    files.map(async (file): Promise<MeasuredFile> => {
      const from = join(source, file);
      const [{ width, height }, { size }] = await Promise.all([measure(from), stat(from)]);
      await copyFile(from, join(mediaDir, file));
      const { name, ext } = parse(file);
      return { name, path: file, width, height, bytes: size, mime: mimes[ext] ?? "" };
    }),
  );
}

/** Pixels of a picture; of an SVG, its view box: the server's image library may not read SVG (server/media). */
async function measure(file: string): Promise<{ width: number; height: number }> {
  if (parse(file).ext !== ".svg") return await sharp(file).metadata();
  const [, , , width, height] =
    /viewBox="([\d.-]+) ([\d.-]+) ([\d.]+) ([\d.]+)"/.exec(await readFile(file, "utf8")) ?? [];
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
