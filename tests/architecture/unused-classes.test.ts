import { expect, test } from "vitest";

import { importsOf } from "./support/imports-of.ts";
import { resolveImport } from "./support/resolve-import.ts";
import { files, isTest, read } from "./support/source-files.ts";
import { type SheetUser, unusedClasses } from "./support/unused-classes.ts";

const sheets = files("{blocks,editor,renderer,src}/**/*.module.css");
const views = files("{blocks,editor,renderer,src}/**/*.tsx").filter((file) => !isTest(file));
const users = sheetUsers();

test("every class of a CSS module is named by a view that imports it: the one sheet holds no rule for nobody", () => {
  expect(sheets.length).toBeGreaterThan(20);
  const unused = sheets.flatMap((sheet) => {
    const words = wordsAround(sheet);
    return unusedClasses(read(sheet), users.get(sheet) ?? [], (word) => words.has(word.toLowerCase())).map(
      (name) => `${sheet}: .${name}`,
    );
  });
  expect(unused).toEqual([]);
});

test.each([
  [".a { color: red } .b { color: red }", "styles.a", ["b"]],
  [".a-b { color: red } .a { color: red }", 'styles["a-b"]', ["a"]],
  [".wideWidth { color: red } .tallWidth { color: red }", "styles[`${width}Width`]", ["tallWidth"]],
  [".wide { color: red } .tall { color: red }", "styles[props.look]", ["tall"]],
  [":global(.x) .a { color: red } @keyframes k { from { opacity: 0 } }", "styles.a", []],
])("a planted one is found: %s, used as %s", (css, text, unused) => {
  expect(unusedClasses(css, [{ text, alias: "styles" }], (word) => word === "wide")).toEqual(unused);
});

/** By each sheet's path, the views that import it. */
function sheetUsers(): ReadonlyMap<string, readonly SheetUser[]> {
  const found = new Map<string, SheetUser[]>();
  for (const view of views) {
    const text = read(view);
    for (const { specifier } of importsOf(view, text)) {
      if (!specifier?.endsWith(".module.css")) continue;
      const target = resolveImport(view, specifier);
      const alias = new RegExp(String.raw`import (\w+) from "${specifier}"`).exec(text)?.[1];
      if (target.kind !== "file" || alias === undefined) continue;
      found.set(target.path, [...(found.get(target.path) ?? []), { text, alias }]);
    }
  }
  return found;
}

/** The words that stand in quotes where a value for one of the sheet's classes can come from, in lower case. */
function wordsAround(sheet: string): ReadonlySet<string> {
  const folder = sheet.slice(0, sheet.lastIndexOf("/"));
  const sources = files(
    `${folder}/*.{ts,tsx}`,
    "blocks/kit/*.{ts,tsx}",
    "schemas/{commerce,content,fields,site}/**/*.ts",
  );
  const texts = sources.filter((file) => !isTest(file)).map((file) => read(file));
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/["']([\w-]+)["']/g)].map(([, word = ""]) => word.toLowerCase())),
  );
}
