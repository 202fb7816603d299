import { readdir, readFile } from "node:fs/promises";
import { join, parse } from "node:path";

import { type MediaName, demoMedia, mediaId } from "#demo/content/media.ts";
import { type PlacedFile, placeFile, removeFile, saveMedia } from "#server/media/write.ts";
import { insist } from "#server/text/insist.ts";

/** Pictures by what `demo/content` calls them. */
export type DemoFiles = ReadonlyMap<string, PlacedFile>;

const source = join(import.meta.dirname, "..", "media");

/** Puts the demo's pictures into the site's storage, where they replace none of another content. Outside of any transaction. */
export async function copyMedia(): Promise<DemoFiles> {
  const sizes = await knownSizes();
  const files = (await readdir(source)).filter((file) => sizes.has(file) || file.endsWith(".svg"));
  const placed = files.map(async (path) => {
    const bytes = await readFile(join(source, path));
    const size = sizes.get(path);
    const file = await placeFile({ path, bytes, ...(size && { size }) });
    return [parse(path).name, insist(file, `picture ${path}`)] as const;
  });
  return new Map(await Promise.all(placed));
}

/** Removes files that the site had before, except those that its new rows name. */
export async function removeMedia({
  old,
  kept,
}: {
  readonly old: readonly string[];
  readonly kept: DemoFiles;
}): Promise<void> {
  const named = new Set([...kept.values()].map(({ file }) => file));
  for (const file of old.filter((each) => !named.has(each))) await removeFile(file);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The pictures are ours, and were measured when they were made. */
async function knownSizes(): Promise<ReadonlyMap<string, Size>> {
  const catalogue: unknown = JSON.parse(await readFile(join(source, "media.json"), "utf8"));
  const entries = catalogue as readonly ({ readonly file: string } & Size)[];
  return new Map(entries.map(({ file, width, height }) => [file, { width, height }]));
}

/** Finds the id of a picture; null while its file is not there. */
export type FindMedia = (name: MediaName | undefined) => number | null;

/** Stores the pictures that have a file, and gives what finds them. */
export async function storeMedia(files: DemoFiles): Promise<FindMedia> {
  for (const { id, name, alt, focal } of demoMedia) {
    const file = files.get(name);
    if (file) insist(await saveMedia({ ...file, id, alt, ...(focal && { focal }) }), `picture ${name}`);
  }
  return (name) => (name !== undefined && files.has(name) ? mediaId(name) : null);
}
