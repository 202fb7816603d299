import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { columnsFixtures } from "./fixtures.ts";
import { ColumnsView } from "./view.tsx";

const [two, three, empty] = columnsFixtures.map((fixture) => renderFixture(ColumnsView, fixture));

test("columns stand in their order", () => {
  expect(two?.indexOf("Le calcaire.")).toBeLessThan(two?.indexOf("Le schiste.") ?? -1);
});

test("the third column shows in thirds alone", () => {
  expect(three).toContain("Clay.");
  const halves = { ...columnsFixtures[1]!, props: { ratio: "halves", align: "start", gap: "normal" } };
  expect(renderFixture(ColumnsView, halves)).not.toContain("Clay.");
});

test("columns without blocks render", () => {
  expect(empty).toMatch(/^<div class="[^"]*"><\/div>$/);
});
