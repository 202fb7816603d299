import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { build, type Rolldown } from "vite";

import { root } from "./source-files.ts";

export interface BuiltChunk {
  readonly file: string;
  /** Paths from the root; packages keep their `node_modules/…`. */
  readonly modules: readonly string[];
  /** Chunks that load together with it, and chunks that it may ask for later. */
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly gzipBytes: number;
}

export interface VisitorBuild {
  readonly chunks: ReadonlyMap<string, BuiltChunk>;
  readonly boot: string;
  readonly runtime: string;
}

/** Builds the browser's files as `npm run build` does, in memory, keeping track of which module went where. */
export async function buildForVisitors(): Promise<VisitorBuild> {
  const outputs = (await buildInMemory({})).filter((output) => output.type === "chunk");
  return {
    chunks: new Map(outputs.map((output) => [output.fileName, describeChunk(output)])),
    boot: entryFile(outputs, "src/boot.ts"),
    runtime: entryFile(outputs, "src/entry-client.tsx"),
  };
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
export async function buildSheets(): Promise<BuiltSheets> {
  const sheets = (await buildInMemory({ ssr: true })).flatMap((output) =>
    output.type === "asset" && output.fileName.endsWith(".css") ? [output] : [],
  );
  const own = sheets.find(({ fileName }) => fileName.startsWith("assets/private-"));
  const print = sheets.find(({ fileName }) => fileName.startsWith("assets/print-"));
  const shared = sheets.find((sheet) => sheet !== own && sheet !== print);
  if (!own || !print || !shared || sheets.length > 3) throw new Error(`The build has ${sheets.length} sheets`);
  return { shared: describeSheet(shared), own: describeSheet(own), print: describeSheet(print) };
}

function describeSheet({ source }: Rolldown.OutputAsset): BuiltSheet {
  const text = typeof source === "string" ? source : new TextDecoder().decode(source);
  return { text, brotliBytes: brotliCompressSync(text).length };
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

async function buildInMemory(options: { readonly ssr?: true }): Promise<Rolldown.RolldownOutput["output"]> {
  const mode = process.env.NODE_ENV;
  // Vite builds React's development version when it finds a test's environment.
  process.env.NODE_ENV = "production";
  const built = await build({
    root,
    configFile: join(root, "vite.config.ts"),
    logLevel: "silent",
    build: { write: false, ...options },
  });
  process.env.NODE_ENV = mode;
  if (!("output" in built)) throw new Error("The build gave more than one output");
  return built.output;
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

function describeChunk({ fileName, moduleIds, imports, dynamicImports, code }: Rolldown.OutputChunk): BuiltChunk {
  const modules = moduleIds.map((id) => id.replaceAll("\\", "/").replace(`${root.replaceAll("\\", "/")}/`, ""));
  return { file: fileName, modules, imports, dynamicImports, gzipBytes: gzipSync(code, { level: 9 }).length };
}

function entryFile(outputs: readonly Rolldown.OutputChunk[], source: string): string {
  const entry = outputs.find(({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith(source));
  if (!entry) throw new Error(`The build has no entry ${source}`);
  return entry.fileName;
}
