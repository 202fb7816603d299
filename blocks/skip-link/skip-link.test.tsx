import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { skipLinkFixtures } from "./fixtures.ts";
import { SkipLinkView } from "./view.tsx";

test("the skip link leads to the main landmark, in the page's language", () => {
  const [french, english] = skipLinkFixtures.map((fixture) => renderFixture(SkipLinkView, fixture));
  expect(french).toMatch(/^<a href="#content"[^>]*>Aller au contenu<\/a>$/);
  expect(english).toContain("Skip to the content");
});
