import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { findBrowser } from "../../scripts/find-browser.ts";
import { guides, writesTest, overlayOfGuides, writtenBlocks } from "./support/guides.ts";
import type { Overlay } from "./support/overlay.ts";

describe("the guides work, word for word", () => {
  let overlay: Overlay;

  beforeAll(() => {
    overlay = overlayOfGuides();
  });

  afterAll(() => overlay.remove());

  test("what they write type-checks", { timeout: 400_000 }, () => {
    // In one thread it takes as long beside other tests, and half the memory: four have four gigabytes.
    const { output } = overlay.run("typescript/bin/tsc", [
      "--pretty",
      "false",
      "--preserveSymlinks",
      "--singleThreaded",
    ]);
    expect(output).toBe("");
  });

  test(
    "the tests they end with pass, and the lists that the tree is held against take them in",
    {
      timeout: 400_000,
    },
    () => {
      const lists = [
        ...["contract-coverage", "layers"].map((name) => `tests/architecture/${name}.test.ts`),
        ...["tests/architecture/block-fixtures.test.tsx", "blocks/kit/messages.test.ts"],
      ];
      const written = writtenBlocks.map((name) => `blocks/${name}/${name}.test.tsx`);
      const steps = guides.flatMap((guide) => guide.steps.filter(writesTest)).map(({ path }) => path);
      const tests = [...steps, ...written, ...lists];
      const projects = ["--project", "unit", "--project", "architecture"];
      const { status, output } = overlay.run("vitest/vitest.mjs", ["run", ...projects, ...tests]);
      expect(output).toMatch(new RegExp(`Test Files +${tests.length} passed`));
      expect(status).toBe(0);
    },
  );

  test.skipIf(findBrowser() === null)(
    "a block that the command line writes stands in the editor's library with its picture, and has its form, in a browser",
    { timeout: 400_000 },
    () => {
      const tests = ["editor/panels/library.browser.test.tsx", "editor/inspector/every-block.long.browser.test.tsx"];
      const { status, output } = overlay.run("vitest/vitest.mjs", [
        "run",
        "--project",
        "browser-editor",
        ...tests,
        "-t",
        "motto",
      ]);
      // Each of the two is found and put onto the page, and has a form in both languages whose fields can be changed.
      expect(output).toMatch(/Tests +8 passed/);
      expect(status).toBe(0);
    },
  );
});
