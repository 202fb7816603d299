import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";

import { parse } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";

const suffix = /\.(json|ts)\?ast$/;

/**
 * Gives `import messages from "….json?ast"` the messages as parsed ICU trees, so that the browser
 * formats them without the 7 kB parser; so it does for the server's own (`server-fr_FR.ts?ast`), which the editor says where
 * a rule refuses. A message that doesn't parse stops the build by name.
 */
export function precompiledMessages(): Plugin {
  return {
    name: "cellardoor:precompiled-messages",
    async load(id) {
      if (!suffix.test(id)) return null;
      const file = id.slice(0, -"?ast".length);
      this.addWatchFile(file);
      const texts = await readTexts(file);
      const trees = Object.entries(texts).map(([key, text]) => [key, parseMessage(key, text, file)]);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(trees)))});`;
    },
  };
}

async function readTexts(file: string): Promise<Readonly<Record<string, string>>> {
  if (file.endsWith(".json")) return JSON.parse(await readFile(file, "utf8")) as Record<string, string>;
  const module = (await import(pathToFileURL(file).href)) as { readonly serverMessages: Record<string, string> };
  return module.serverMessages;
}

function parseMessage(key: string, text: string, file: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`${file}: the message "${key}" is not valid ICU`, { cause: error });
  }
}
