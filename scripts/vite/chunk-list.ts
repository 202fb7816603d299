import { writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";

import type { Plugin, Rolldown } from "vite";

/** A file of script that the build has written. */
export interface ListedChunk {
  /** Its path in the build's folder. */
  readonly file: string;
  /** The sources in it, by their paths from the root; packages keep their `node_modules/…`. */
  readonly modules: readonly string[];
  /** Chunks that load together with it, and chunks that it may ask for later. */
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  /** The source that it is the entry for, if it is one. */
  readonly entry: string | null;
}

/** Where the list of the browser's chunks stands, from the root: beside what is served, not in it. */
export const chunkListPath = "dist/chunks.json";

/** Writes down which source went into which of the browser's files: the tests of what a visitor loads read it. */
export function chunkList(): Plugin {
  let root = "";
  let folder = "";
  return {
    name: "cellardoor-chunk-list",
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    configResolved(config) {
      root = config.root;
      // A test that builds elsewhere leaves the site's own list alone.
      folder = resolve(root, config.build.outDir, "..");
    },
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
      writeFileSync(
        join(folder, basename(chunkListPath)),
        JSON.stringify(chunks.map((chunk) => describeChunk(chunk, root))),
      );
    },
  };
}

function describeChunk(chunk: Rolldown.OutputChunk, root: string): ListedChunk {
  const nameOf = (id: string): string => id.replaceAll("\\", "/").replace(`${root.replaceAll("\\", "/")}/`, "");
  const { fileName, moduleIds, imports, dynamicImports, isEntry, facadeModuleId } = chunk;
  const entry = isEntry && facadeModuleId ? nameOf(facadeModuleId) : null;
  return { file: fileName, modules: moduleIds.map(nameOf), imports, dynamicImports, entry };
}
