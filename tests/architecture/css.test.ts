import { basename } from "node:path";

import { describe, expect, test } from "vitest";

import { canvasProblems, documentHasProblems, layerProblems, unnamedHasProblems } from "./support/css-problems.ts";
import { files, isTest, read, rooms } from "./support/source-files.ts";

const everySheet = files(`{${rooms.join(",")}}/**/*.css`);
const blockSheets = everySheet.filter((file) => file.startsWith("blocks/"));

describe("style sheets (design §5)", () => {
  test("every rule stands in a cascade layer", () => {
    expect(everySheet.length).toBeGreaterThan(0);
    expect(everySheet.flatMap((file) => layerProblems(file, read(file)))).toEqual([]);
  });

  test("rules that ask with :has() name what they style", () => {
    expect(everySheet.flatMap((file) => unnamedHasProblems(file, read(file)))).toEqual([]);
    const planted = "@layer blocks { .page:has(form) ~ .foot :has(> a) { display: none } }";
    expect(unnamedHasProblems("x.css", planted)).toHaveLength(1);
    expect(unnamedHasProblems("x.css", planted.replace(" :has(> a)", " .letter"))).toEqual([]);
    expect(unnamedHasProblems("x.css", "@layer blocks { :has(> .bar) { order: 1 } }")).toEqual([]);
  });

  test("no rule asks the whole document with :has() for the sake of something in it", () => {
    expect(everySheet.flatMap((file) => documentHasProblems(file, read(file)))).toEqual([]);
    const planted = "@layer admin { body:has(> #editor) > #status { display: none } }";
    expect(documentHasProblems("x.css", planted)).toHaveLength(1);
    expect(documentHasProblems("x.css", planted.replace("body:has(> #editor) >", "#editor ~"))).toEqual([]);
    expect(documentHasProblems("x.css", "@layer reset { html:has(dialog:modal) { overflow: hidden } }")).toEqual([]);
  });

  test("every CSS module has a name of its own, which keeps its classes apart from the others'", () => {
    const names = everySheet.filter((file) => file.endsWith(".module.css")).map((file) => basename(file));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test("blocks know nothing of the window: no vw, vh, media query on its size, :root", () => {
    expect(blockSheets.length).toBeGreaterThan(0);
    expect(blockSheets.flatMap((file) => canvasProblems(file, read(file)))).toEqual([]);
  });

  test.each([
    "@layer blocks { .a { width: 50vw } }",
    "@layer blocks { .a { height: calc(100vh - 2rem) } }",
    "@layer blocks { .a { --gap: 3dvh } }",
    "@layer blocks { .a { padding: var(--x, 2svw) } }",
    "@layer blocks { @media (min-width: 960px) { .a { color: red } } }",
    "@layer blocks { @media (400px <= width <= 700px) { .a { color: red } } }",
    "@layer blocks { @media (orientation: portrait) { .a { color: red } } }",
    "@layer blocks { :root { --a: 1px } }",
    "@layer blocks { .a :root { color: red } }",
  ])("a planted one is found: %s", (css) => {
    expect(canvasProblems("x.css", css)).toHaveLength(1);
  });

  test.each([
    ".a { color: red }",
    "@media (prefers-reduced-motion: reduce) { .a { color: red } }",
    "@layer mine { .a { color: red } }",
    "@container slot (width < 30rem) { .a { color: red } }",
  ])("a rule without a known layer is found: %s", (css) => {
    expect(layerProblems("x.css", css)).toHaveLength(1);
  });

  test("what folds out has one sign, the kit's; menus and the search's button have icons", () => {
    const folding = files("blocks/*/*.tsx").filter((file) => !isTest(file) && read(file).includes("<summary"));
    const own = folding.filter((file) => !/<summary className=\{(classNames\()?disclosure\.summary/.test(read(file)));
    expect(own).toEqual(["blocks/search-bar/view.tsx"]);
    expect(folding.length).toBeGreaterThan(own.length);
  });

  test("what is allowed passes", () => {
    const css = `@font-face { font-family: X; src: url(x.woff2) }
      @layer blocks {
        .a { width: 50cqi; @container slot (width < 30rem) { color: red } }
        @media (prefers-reduced-motion: reduce) { .a { animation: none } }
      }
      @media print { @layer blocks { .a { display: none } } }`;
    expect([...layerProblems("x.css", css), ...canvasProblems("x.css", css)]).toEqual([]);
  });
});
