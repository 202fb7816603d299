import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

import { locales } from "#schemas/locale.ts";
import type { Assets } from "#src/entry-server.tsx";

/** One built file, kept in memory; text is compressed once, on first demand. */
export interface BuiltFile {
  readonly path: string;
  readonly body: Buffer<ArrayBuffer>;
}

/** The browser's files of one build and where the page finds them. */
export interface Build {
  /** Changes when any file does; the runtime compares it when it navigates. */
  readonly id: string;
  readonly assets: Assets;
  /** By address, such as `/assets/boot-1a2b3c.js`. */
  readonly files: ReadonlyMap<string, BuiltFile>;
}

interface ManifestChunk {
  readonly file: string;
  readonly src?: string;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Reads what `npm run build` left in `dist`. Throws with the command to run when it isn't there. */
export async function loadBuild(dist: string, islandViews: Readonly<Record<string, string>>): Promise<Build> {
  const manifest = await readManifest(join(dist, "client/.vite/manifest.json"));
  const files = new Map([
    ...(await readFolder(join(dist, "client"), "assets")),
    // The renderer's own modules are nobody's to fetch.
    ...(await readFolder(join(dist, "server"), "assets")).filter(([path]) => !path.endsWith(".js")),
  ]);
  const sheets = [...files.keys()].filter((path) => path.endsWith(".css"));
  const [adminSheet, privateSheet, printSheet] = ["admin", "private", "print"].map((name) =>
    sheets.find((path) => path.startsWith(`/assets/${name}-`)),
  );
  const others = [adminSheet, privateSheet, printSheet];
  const stylesheet = sheets.find((path) => !others.includes(path));
  if (!stylesheet || !printSheet) throw new Error("The build has no stylesheet; run `npm run build`");
  const runtime = chunkOf(manifest, "src/entry-client.tsx");
  const present = new Set(closure(manifest, "src/entry-client.tsx"));
  const islands = Object.entries(islandViews).map(([slug, source]) => [
    slug,
    closure(manifest, source).filter((file) => !present.has(file)),
  ]);
  const assets: Assets = {
    stylesheet,
    adminSheet,
    privateSheet,
    printSheet,
    fonts: [...files.keys()].filter((path) => path.endsWith(".woff2")),
    boot: `/${bootFile(manifest)}`,
    consent: `/${chunkOf(manifest, "src/consent.ts").file}`,
    runtime: { entry: `/${runtime.file}`, preload: [...present].filter((file) => file !== `/${runtime.file}`) },
    messages: Object.fromEntries(
      locales.map((locale) => [locale, `/${chunkOf(manifest, `schemas/messages/${locale}.json?ast`).file}`]),
    ) as Assets["messages"],
    islands: Object.fromEntries(islands),
  };
  return { id: buildId([...sheets, ...Object.values(manifest).map(({ file }) => file)]), assets, files };
}

/**
 * The one script that a page loads at first. What it shares with the runtime stands in its chunk (vite.config.ts),
 * and its entry does nothing but import that: the chunk is linked, which saves a request.
 */
function bootFile(manifest: Manifest): string {
  const entry = chunkOf(manifest, "src/boot.ts");
  const [shared, ...others] = entry.imports ?? [];
  return shared === undefined || others.length > 0 ? entry.file : chunkOf(manifest, shared).file;
}

async function readManifest(path: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(path, "utf8")) as Manifest;
  } catch (cause) {
    throw new Error("The site isn't built yet; run `npm run build`", { cause });
  }
}

async function readFolder(root: string, folder: string): Promise<[string, BuiltFile][]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true, recursive: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        const path = `/${relative(root, file).split(sep).join("/")}`;
        return [path, { path, body: Buffer.from(await readFile(file)) }] as [string, BuiltFile];
      }),
  );
}

function chunkOf(manifest: Manifest, source: string): ManifestChunk {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no ${source}; run \`npm run build\``);
  return chunk;
}

/** Every file that a source needs at once, its own first. */
function closure(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  const chunk = manifest[source];
  if (!chunk || seen.has(source)) return [];
  seen.add(source);
  return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap((inner) => closure(manifest, inner, seen))];
}

/** File names carry hashes, so their list names the build. */
function buildId(files: readonly string[]): string {
  return createHash("sha256").update(files.toSorted().join("\n")).digest("base64url").slice(0, 12);
}
