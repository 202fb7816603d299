import { expect, test } from "vitest";

import { checkRequired, missingRequired, servedLayout } from "./required-blocks.ts";
import { buildLayout, buildNode } from "./test-registry.ts";

const defaultLayout = buildLayout([buildNode("d", "news-detail")]);
const pageType = { requires: ["news-detail"], defaultLayout };
const whole = buildLayout([buildNode("s", "section", { slots: { content: ["d"] } }), buildNode("d", "news-detail")]);
const lacking = buildLayout([buildNode("n", "note")]);

test("[PD30] a layout that has what its page type requires is served, however deep it stands", () => {
  expect(servedLayout(whole, pageType)).toEqual({ document: whole, issues: [] });
});

test("[PD30] a layout that lacks a required block is served from the default layout, with an issue", () => {
  const served = servedLayout(lacking, pageType);
  expect(served.document).toBe(defaultLayout);
  expect(served.issues).toEqual([{ code: "required", messageKey: "layout.needs", values: { slug: "news-detail" } }]);
});

test("[PD30] a page without a layout of its own has the default one", () => {
  expect(servedLayout(null, pageType)).toEqual({ document: defaultLayout, issues: [] });
});

test("[PD30] a layout that lacks a required block can't be published", () => {
  expect(checkRequired(whole, ["news-detail"])).toEqual({ ok: true, value: whole });
  expect(checkRequired(lacking, ["news-detail"])).toMatchObject({ ok: false, error: { code: "required" } });
  expect(missingRequired(lacking, ["note", "news-detail", "cart"])).toEqual(["news-detail", "cart"]);
});
