import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { richTextFixtures } from "./fixtures.ts";
import { RichTextView } from "./view.tsx";

const [filled, long, statement, empty] = richTextFixtures.map((fixture) => renderFixture(RichTextView, fixture));

test("the markup of a text is kept", () => {
  expect(filled).toContain("<h2>La taille</h2>");
  expect(filled).toContain("<li>Cordon</li>");
  expect(long).toContain("<blockquote>Wine is patience.</blockquote>");
});

test("a statement is set apart from running text", () => {
  expect(statement).toMatch(/class="[^"]*_statement_/);
  expect(filled).not.toMatch(/class="[^"]*_statement_/);
});

test("an empty text renders nothing", () => {
  expect(empty).toBe("");
});
