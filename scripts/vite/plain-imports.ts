import type { Plugin } from "vite";

const helper = "\0vite/preload-helper.js";

/**
 * An `import()` in the browser's files is one and nothing more: all styles are in one sheet, and what is wanted ahead the
 * page itself names, so that there is nothing left for Vite's own wrapper to load.
 */
export function plainImports(): Plugin {
  return {
    name: "cellardoor:plain-imports",
    enforce: "pre",
    load: (id) => (id === helper ? "export const __vitePreload = (load) => load();" : null),
  };
}
