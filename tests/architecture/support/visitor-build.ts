import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { build } from "../../../scripts/build.ts";
import { chunkListPath, type ListedChunk } from "../../../scripts/vite/chunk-list.ts";
import { read, root } from "./source-files.ts";

export interface BuiltChunk extends ListedChunk {
  readonly gzipBytes: number;
}

export interface VisitorBuild {
  readonly chunks: ReadonlyMap<string, BuiltChunk>;
  readonly boot: string;
  readonly runtime: string;
}

/** The browser's files as `npm run build` has written them; builds first where a source is newer. */
export async function readVisitorBuild(): Promise<VisitorBuild> {
  await ensureBuilt();
  const listed = JSON.parse(read(chunkListPath)) as readonly ListedChunk[];
  const chunks = listed.map((chunk) => ({
    ...chunk,
    gzipBytes: gzipSync(read(`dist/client/${chunk.file}`), { level: 9 }).length,
  }));
  return {
    chunks: new Map(chunks.map((chunk) => [chunk.file, chunk])),
    boot: entryFile(chunks, "src/boot.ts"),
    runtime: entryFile(chunks, "src/entry-client.tsx"),
  };
}

async function ensureBuilt(): Promise<void> {
  if (!(await build({ onlyIfStale: true }))) throw new Error("The build failed");
}

export interface BuiltSheet {
  readonly text: string;
  readonly brotliBytes: number;
}

export interface BuiltSheets {
  readonly shared: BuiltSheet;
  readonly own: BuiltSheet;
  readonly print: BuiltSheet;
}

/** The sheets that the server's build emits: everybody's, that of the private zone's blocks, and that of paper. */
export async function readSheets(): Promise<BuiltSheets> {
  await ensureBuilt();
  const files = globSync("dist/server/assets/*.css", { cwd: root });
  const sheetOf = (pattern: RegExp): BuiltSheet => {
    const found = files.filter((file) => pattern.test(file));
    if (found.length !== 1) throw new Error(`The build has ${files.join(", ")}`);
    return describeSheet(readFileSync(join(root, found[0] ?? "")));
  };
  if (files.length > 3) throw new Error(`The build has ${files.length} sheets`);
  return { shared: sheetOf(/entry-server-/), own: sheetOf(/private-/), print: sheetOf(/print-/) };
}

function describeSheet(content: Buffer): BuiltSheet {
  return { text: content.toString("utf8"), brotliBytes: brotliCompressSync(content).length };
}

/** A chunk and every chunk that the browser loads with it. */
export function loadedWith(build: VisitorBuild, file: string): BuiltChunk[] {
  return reach(build, [file], (chunk) => chunk.imports);
}

/** Every chunk that the browser may ever load from these entries; what only modules lead to that are kept from it is none. */
export function reachableFrom(
  build: VisitorBuild,
  entries: readonly string[],
  kept: readonly string[] = [],
): BuiltChunk[] {
  const isKept = (file: string): boolean =>
    build.chunks.get(file)?.modules.some((module) => kept.includes(module)) ?? false;
  return reach(build, entries, (chunk) => [...chunk.imports, ...chunk.dynamicImports].filter((file) => !isKept(file)));
}

/** Bytes after gzip of all of these chunks. */
export function gzipSize(chunks: readonly BuiltChunk[]): number {
  return chunks.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
}

function reach(
  build: VisitorBuild,
  entries: readonly string[],
  next: (chunk: BuiltChunk) => readonly string[],
): BuiltChunk[] {
  const found = new Map<string, BuiltChunk>();
  const visit = (file: string) => {
    const chunk = build.chunks.get(file);
    if (!chunk || found.has(file)) return;
    found.set(file, chunk);
    next(chunk).forEach(visit);
  };
  entries.forEach(visit);
  return [...found.values()];
}

function entryFile(chunks: readonly BuiltChunk[], source: string): string {
  const found = chunks.find(({ entry }) => entry === source);
  if (!found) throw new Error(`The build has no entry ${source}`);
  return found.file;
}
