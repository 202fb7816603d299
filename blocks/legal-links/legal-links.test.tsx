import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { legalLinksFixtures } from "./fixtures.ts";
import { LegalLinksView } from "./view.tsx";

const [french = "", english = ""] = legalLinksFixtures.map((fixture) => renderFixture(LegalLinksView, fixture));

test("the legal pages stand in a line, in the page's language", () => {
  expect([...french.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    "/sale-terms",
    "/privacy-policy",
    "/legal-notice",
    "/withdrawal",
    "/contact",
  ]);
  expect(english).toContain('href="/en_US/sale-terms">Terms of sale<');
});
