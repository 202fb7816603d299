import { builtinModules } from "node:module";
import { posix } from "node:path";

/** What a specifier points at: a file of ours (path from the root), a package, or one of Node's own modules. */
export type Target =
  | { readonly kind: "file"; readonly path: string }
  | { readonly kind: "package"; readonly name: string }
  | { readonly kind: "node"; readonly name: string };

/** Resolves by name alone, without looking at the disk, so that a planted import is judged like a real one. */
export function resolveImport(from: string, specifier: string): Target {
  const [bare = ""] = specifier.split("?");
  if (bare.startsWith("#")) return { kind: "file", path: bare.slice(1) };
  if (bare.startsWith(".")) return { kind: "file", path: posix.join(posix.dirname(from), bare) };
  if (bare.startsWith("/")) return { kind: "file", path: bare.slice(1) };
  if (bare.startsWith("node:") || builtinModules.includes(bare)) return { kind: "node", name: bare };
  return { kind: "package", name: packageName(bare) };
}

function packageName(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}
