import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { applyDiff } from "#server/cli/guide-steps.ts";
import { BlockRefusal, writeBlock } from "#server/cli/new-block.ts";
import { guides, writesTest, overlayOfGuides } from "./support/guides.ts";
import type { Overlay } from "./support/overlay.ts";

describe("what the guides write", () => {
  let overlay: Overlay;

  beforeAll(() => {
    overlay = overlayOfGuides();
  });

  afterAll(() => overlay.remove());

  test("the guides are there, each with a test", () => {
    expect(guides.map(({ name }) => name)).toEqual([
      "add-a-block",
      "add-a-domain",
      "add-a-form",
      "add-a-page-type",
      "add-a-parameter",
      "add-an-endpoint",
    ]);
    expect(guides.filter(({ steps }) => !steps.some(writesTest))).toEqual([]);
  });

  test("a block that the command line writes is the guide's under another name, in the lists and formatted", () => {
    const of = (path: string): string => readFileSync(join(overlay.folder, path), "utf8");
    expect(of("blocks/house-motto/definition.ts")).toContain('label: { fr_FR: "House motto", en_US: "House motto" }');
    expect(of("blocks/views.ts")).toContain('  "house-motto": HouseMottoView,');
    expect(of("blocks/views.ts")).toContain("  motto: MottoView,");
    expect(readdirSync(join(overlay.folder, "blocks/house-motto")).toSorted()).toEqual([
      "definition.ts",
      "fixtures.ts",
      "house-motto.module.css",
      "house-motto.test.tsx",
      "view.tsx",
    ]);
    const words = ["definition.ts", "fixtures.ts", "view.tsx", "house-motto.test.tsx", "house-motto.module.css"]
      .map((file) => of(`blocks/house-motto/${file}`))
      .join("");
    expect(words).not.toMatch(/quotation/i);
    const { status, output } = overlay.run("oxfmt/bin/oxfmt", ["--check", "blocks/house-motto", "blocks/motto"]);
    expect(output).not.toContain("Format issues");
    expect(status).toBe(0);
  });

  test.each(["", "House", "../etc", "a/b", "house--motto", "2024", "hero banner"])(
    "no block is called “%s”",
    (name) => {
      expect(() => writeBlock(overlay.folder, name)).toThrow(BlockRefusal);
    },
  );

  test("a block that there is stays as it is", () => {
    const before = readFileSync(join(overlay.folder, "blocks/heading/view.tsx"), "utf8");
    expect(() => writeBlock(overlay.folder, "heading")).toThrow("there is a block heading already");
    expect(readFileSync(join(overlay.folder, "blocks/heading/view.tsx"), "utf8")).toBe(before);
  });
});

describe("how much a guide touches", () => {
  test.each(guides)("$name: its first line says so", ({ title, steps }) => {
    expect(title).toMatch(new RegExp(`: ${new Set(steps.map(({ path }) => path)).size} files$`));
  });

  test("an endpoint: five files at most", () => {
    const { steps } = guides.find(({ name }) => name === "add-an-endpoint") ?? { steps: [] };
    const touched = new Set(steps.map(({ path }) => path));
    expect(touched.size).toBeGreaterThan(0);
    expect(touched.size).toBeLessThanOrEqual(5);
  });

  test("a form: thirteen files at most, of which the block and its lists are seven", () => {
    const { steps } = guides.find(({ name }) => name === "add-a-form") ?? { steps: [] };
    const touched = [...new Set(steps.map(({ path }) => path))];
    expect(touched.length).toBeLessThanOrEqual(13);
    expect(touched.filter((path) => path.startsWith("blocks/"))).toHaveLength(7);
  });

  test("a block: one folder and the lists", () => {
    const { steps } = guides.find(({ name }) => name === "add-a-block") ?? { steps: [] };
    const written = steps.filter(({ kind }) => kind === "file").map(({ path }) => path);
    expect(written.every((path) => path.startsWith("blocks/quotation/"))).toBe(true);
    const lists = steps.filter(({ kind }) => kind === "diff").map(({ path }) => path);
    expect(lists).toEqual(["blocks/definitions.ts", "blocks/views.ts"]);
  });

  test("a diff keeps its place and complains when the place is gone", () => {
    const text = 'import { b } from "b";\nexport const list = [\n  b,\n];\n';
    const diff = '+import { a } from "a";\n import { b }\n export const list\n+  a,\n';
    expect(applyDiff(text, diff)).toBe(
      'import { a } from "a";\nimport { b } from "b";\nexport const list = [\n  a,\n  b,\n];\n',
    );
    expect(() => applyDiff(text, " import { c }\n+x\n")).toThrow("import { c }");
  });
});
