import { describe, expect, test } from "vitest";

import { chooseAffected, storiesOf } from "./affected-tests.ts";

describe("tests that import a change", () => {
  const unit = { file: "blocks/quote/quote.test.tsx", projectName: "unit" };
  const api = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      file: `tests/integration/${index}.test.ts`,
      projectName: "integration",
    }));

  test("few suites of the API run with the others", () => {
    const { files, left } = chooseAffected([unit, ...api(3)], { changed: [] });
    expect(files).toHaveLength(4);
    expect(left).toEqual([]);
  });

  test("of many only those that were changed run, unless all are asked for", () => {
    const changed = ["tests/integration/7.test.ts"];
    const { files, left } = chooseAffected([unit, ...api(100)], { changed });
    expect(files).toEqual([unit.file, ...changed]);
    expect(left).toHaveLength(99);
    expect(chooseAffected([unit, ...api(100)], { changed, all: true }).files).toHaveLength(101);
  });

  test("and those that are named after a changed folder of the server, of which there may be too many", () => {
    const orders = api(40).map((each) => ({
      ...each,
      file: each.file.replace("integration/", "integration/api-order-"),
    }));
    const { files, left } = chooseAffected([...api(5), ...orders], { changed: ["server/orders/answer.ts"] });
    expect(files).toEqual(orders.slice(0, 30).map(({ file }) => file));
    expect(left).toHaveLength(15);
  });
});

describe("stories of changed folders", () => {
  const folders = [
    { sources: ["editor/site-panel/**"], stories: ["site-panel.test.ts"] },
    { sources: ["editor/**"], stories: ["editor-*.test.ts"] },
  ];

  test.each([
    [["editor/site-panel/fonts/list.tsx"], ["site-panel.test.ts"]],
    [["editor/canvas/drag.ts", "editor/canvas/drop.ts"], ["editor-*.test.ts"]],
    [["docs/security.md"], []],
    [["tests/e2e/stories/cart.test.ts", "tests/e2e/cart.test.ts", "tests/e2e/support/axe.ts"], ["cart.test.ts"]],
  ])("of %j: %j", (changed, stories) => {
    expect(storiesOf(folders, changed)).toEqual(stories);
  });
});
