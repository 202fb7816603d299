import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { richTextFixtures } from "./fixtures.ts";
import { RichTextView } from "./view.tsx";

const [filled, long, empty] = richTextFixtures.map((fixture) => renderFixture(RichTextView, fixture));

test("the markup of a text is kept", () => {
  expect(filled).toContain("<h2>La taille</h2>");
  expect(filled).toContain("<li>Cordon</li>");
  expect(long).toContain("<blockquote>Wine is patience.</blockquote>");
});

test("an empty text renders nothing", () => {
  expect(empty).toBe("");
});
