import { readFile } from "node:fs/promises";

import { parse } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";

const suffix = ".json?ast";

/**
 * Gives `import messages from "….json?ast"` the messages as parsed ICU trees, so that the browser
 * formats them without the 7 kB parser. A message that doesn't parse stops the build by name.
 */
export function precompiledMessages(): Plugin {
  return {
    name: "cellardoor:precompiled-messages",
    async load(id) {
      if (!id.endsWith(suffix)) return null;
      const file = id.slice(0, -"?ast".length);
      this.addWatchFile(file);
      const texts = JSON.parse(await readFile(file, "utf8")) as Record<string, string>;
      const trees = Object.entries(texts).map(([key, text]) => [key, parseMessage(key, text, file)]);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(trees)))});`;
    },
  };
}

function parseMessage(key: string, text: string, file: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`${file}: the message "${key}" is not valid ICU`, { cause: error });
  }
}
