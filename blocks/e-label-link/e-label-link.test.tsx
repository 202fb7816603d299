import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { eLabelLinkFixtures } from "./fixtures.ts";
import { ELabelLinkView } from "./view.tsx";

const [sizes = "", plain = "", none, noShop] = eLabelLinkFixtures.map((fixture) =>
  renderFixture(ELabelLinkView, fixture),
);

test("each vintage and size leads to its own label, in the page's language, outside of the site's pages", () => {
  expect(sizes).toMatch(/href="\/e-label\/4\?lang=fr"[^>]*data-reload[^>]*>2024 · 75\u00a0cl</);
  expect(sizes).toMatch(/href="\/e-label\/5\?lang=fr"[^>]*>2024 · 1,5\u00a0L</);
  expect(plain).toMatch(/href="\/e-label\/4\?lang=en"[^>]*>75\u00a0cl</);
});

test("a wine without labels shows nothing", () => {
  expect([none, noShop]).toEqual(["", ""]);
});
