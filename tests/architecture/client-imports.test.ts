import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");

test("the contract's client brings paths and no validators into the browser (design §4)", () => {
  const reached = reachedFrom(resolve(root, "schemas/contract/client.ts"));
  expect(reached.packages).toEqual([]);
  expect(reached.files.map((file) => file.slice(root.length + 1)).toSorted()).toEqual([
    "schemas/contract/api-error.ts",
    "schemas/contract/client.ts",
    "schemas/contract/form-data.ts",
    "schemas/contract/kept-answers.ts",
    "schemas/contract/paths.ts",
    "schemas/contract/request-url.ts",
  ]);
});

/** Every file and package that running `entry` loads; imports of types alone load nothing. */
function reachedFrom(entry: string): { files: readonly string[]; packages: readonly string[] } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const specifier of importsOf(readFileSync(file, "utf8"))) {
      if (specifier.startsWith(".")) waiting.push(resolve(dirname(file), specifier));
      else if (specifier.startsWith("#")) waiting.push(resolve(root, specifier.slice(1)));
      else packages.add(specifier);
    }
  }
  return { files: [...files], packages: [...packages] };
}

function importsOf(source: string): string[] {
  return [...source.matchAll(/^(?:import|export)\b(?! type)[^;]*?from "([^"]+)";|^import "([^"]+)";/gm)].map(
    ([, named, bare]) => named ?? bare ?? "",
  );
}
