import { globSync, readFileSync } from "node:fs";

/** Who imports a module, as the bundler's graph knows it. */
export interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** What puts modules together in a file of their own; null leaves one where it is. */
interface FileGroup {
  readonly debugName: string;
  name(id: string, graph: ModuleGraph): string | null;
}

/** The styles of the private zone's blocks, in a file of their own: `private-{hash}.css` (ADR 048). */
export function privateSheet(): FileGroup {
  const slugs = privateBlocks();
  return {
    debugName: "private",
    name: (id, graph) => (id.endsWith(".module.css") && isForPrivateBlocks(id, graph, slugs) ? "private" : null),
  };
}

/** Tells which modules only blocks of the private zone need: their own, and what of the kit nobody else uses. */
export function isForPrivateBlocks(id: string, graph: ModuleGraph, slugs: ReadonlySet<string>): boolean {
  const seen = new Set<string>();
  const isPrivate = (module: string): boolean => {
    if (seen.has(module)) return true;
    seen.add(module);
    const [, folder] = /\/blocks\/([^/]+)\//.exec(module) ?? [];
    if (folder === undefined) return false;
    if (folder !== "kit") return slugs.has(folder);
    const importers = graph.getModuleInfo(module)?.importers ?? [];
    return importers.length > 0 && importers.every(isPrivate);
  };
  return isPrivate(id);
}

/** The slugs of the blocks whose definition says that they are the private zone's. */
function privateBlocks(): ReadonlySet<string> {
  const files = globSync("blocks/*/definition.ts").map((file) => file.replaceAll("\\", "/"));
  const found = files.filter((file) => /^ {2}zone: "private",$/m.test(readFileSync(file, "utf8")));
  return new Set(found.map((file) => file.split("/")[1] ?? ""));
}
