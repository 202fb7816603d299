import { expect, test } from "vitest";

import { wordsIn } from "#server/imports/engine/html-words.ts";

import { cleanHtml } from "./clean-html.ts";
import { shallowHtml } from "./shallow-html.ts";

test.each([
  ["elements within each other", "<b>".repeat(300_000)],
  ["elements whose ends stand in comments", "<b><!--</b>-->".repeat(70_000)],
  ["elements with the ends of others", "<b></i>".repeat(140_000)],
])("a mebibyte of %s is read at once, for its words", { timeout: 5000 }, (_what, html) => {
  const text = `${html}Vif &amp; frais<script>`;
  expect(cleanHtml(text).trim()).toMatch(/Vif &amp; frais$/);
  expect(wordsIn(text)).toMatch(/Vif & frais$/);
});

test("what is long and not deep stays as it is", () => {
  for (const html of ["<p>a</p>".repeat(5000), "<p>a".repeat(5000), "<br>".repeat(5000), "<".repeat(5000)])
    expect(shallowHtml(html)).toBe(html);
});
