import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { quoteFixtures } from "./fixtures.ts";
import { QuoteView } from "./view.tsx";

const [filled, long, empty] = quoteFixtures.map((fixture) => renderFixture(QuoteView, fixture));

test("the words are a quotation, with who said them below", () => {
  expect(filled).toMatch(/<blockquote[^>]*><p>« La vigne[^<]*<\/p><\/blockquote><figcaption[^>]*><span[^>]*>Jeanne/);
  expect(filled).toContain('alt="Jeanne Aurival"');
});

test("words alone stand alone, an author without words says nothing", () => {
  expect(long).not.toContain("<figcaption");
  expect(empty).toBe("");
});
