import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { importsOf } from "../tests/architecture/support/imports-of.ts";
import { resolveImport } from "../tests/architecture/support/resolve-import.ts";

const sources = "{schemas,blocks,renderer,editor,src,documents,server,starter,demo,scripts,tests}/**/*.{ts,tsx}";

/** The files that import a file, by its path from the root. */
export type Importers = ReadonlyMap<string, readonly string[]>;

/** Reads, for each file of the tree in `root`, the files that import it. */
export function readImporters(root: string): Importers {
  const importers = new Map<string, string[]>();
  for (const found of globSync(sources, { cwd: root })) {
    const file = found.replaceAll("\\", "/");
    for (const path of importedBy(root, file)) importers.set(path, [...(importers.get(path) ?? []), file]);
  }
  return importers;
}

/** These files of the tests, and those of the tests that they import, directly or not; paths from `root`. */
export function importedTests(root: string, files: readonly string[]): ReadonlySet<string> {
  const imported = new Set(files);
  for (const file of imported) {
    for (const path of importedBy(root, file)) if (path.startsWith("tests/")) imported.add(path);
  }
  return imported;
}

/** How many imports lead from each file to the changed one, which has 0. Files without a way to it are left out. */
export function importDistances(importers: Importers, changed: string): ReadonlyMap<string, number> {
  const distances = new Map([[changed, 0]]);
  for (const [file, distance] of distances) {
    for (const importer of importers.get(file) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
  }
  return distances;
}

/** The files that a file imports, by their paths from `root`. Imports of types alone are left out: no test runs by them. */
function importedBy(root: string, file: string): readonly string[] {
  return importsOf(file, readFileSync(join(root, file), "utf8")).flatMap(({ kind, specifier }) => {
    const target = specifier === null || kind === "type" ? null : resolveImport(file, specifier);
    return target?.kind === "file" ? [target.path] : [];
  });
}
