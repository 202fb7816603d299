import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { technicalSheetLinkFixtures } from "./fixtures.ts";
import { TechnicalSheetLinkView } from "./view.tsx";

const [whole, form, year, off, empty] = technicalSheetLinkFixtures.map((fixture) =>
  renderFixture(TechnicalSheetLinkView, fixture),
);

test("[§7] it leads to the sheet of the page's product, in the page's language", () => {
  expect(whole).toMatch(/href="\/api\/product\/generate\/file\/\d+\?userLang=fr_FR"[^>]* download/);
});

test("[§7] on the page of a declination or of a year it leads to that one's", () => {
  expect(form).toMatch(/href="\/api\/product\/generate\/file\/\d+\/5\?userLang=en_US"/);
  expect(year).toMatch(/href="\/api\/product\/generate\/file\/\d+\/4\?userLang=fr_FR"/);
});

test("[§3] where the site has no model of sheets there is no link", () => {
  expect(off).toBe("");
  expect(empty).toBe("");
});
