import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";

import type { Plugin } from "vite";

/**
 * Gives the classes of all style modules names of two or three signs, in both builds the same: the names that tell their
 * file and block were a tenth of the one sheet, and stand in every page. While developing they stay as they are.
 */
export function shortClasses(): Plugin {
  return {
    name: "cellardoor:short-classes",
    apply: "build",
    enforce: "post",
    // Before its file is named for its content.
    renderChunk(code) {
      return { code: shortened(code, shortNames()), map: null };
    },
    // The sheet's name is of the long names; the short ones follow from them alone.
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== "asset" || !output.fileName.endsWith(".css")) continue;
        output.source = shortened(textOf(output.source), shortNames());
      }
    },
  };
}

/** A class as `css.modules` names it: its file without dots, then its own name. */
const longName = /[a-z][a-z-]*-module-[A-Za-z_][\w-]*/g;

function shortened(code: string, names: ReadonlyMap<string, string>): string {
  return code.replaceAll(longName, (long) => names.get(long) ?? long);
}

/** Every class and animation of the tree in a lasting order, each with its number as letters and digits. */
function shortNames(): ReadonlyMap<string, string> {
  const files = globSync("{blocks,renderer}/**/*.module.css").toSorted();
  const longs = files.flatMap((file) => {
    const rules = readFileSync(file, "utf8").replaceAll(/\/\*.*?\*\//gs, "");
    const found = rules.matchAll(/(?:\.|@keyframes )([A-Za-z_][\w-]*)/g);
    const locals = new Set([...found].map(([, local]) => local));
    return [...locals].map((local) => `${basename(file, ".css").replace(".", "-")}-${local}`);
  });
  return new Map([...new Set(longs)].map((long, index) => [long, `_${index.toString(36)}`]));
}

function textOf(source: string | Uint8Array): string {
  return typeof source === "string" ? source : new TextDecoder().decode(source);
}
