import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { promoBannerDefinition } from "./definition.ts";
import { promoBannerFixtures } from "./fixtures.ts";
import { PromoBannerView } from "./view.tsx";

const [two, three, clear, shared, alone, empty, off, none] = promoBannerFixtures.map((fixture) =>
  renderFixture(PromoBannerView, fixture),
);

test("[§2 promo-list] the banner shows the messages of the list bandeau-promotionnel, as HTML on their colour", () => {
  expect(promoBannerDefinition.needs?.({} as never).messages.params).toEqual({ route: "bandeau-promotionnel" });
  expect(two).toContain("<p>Visites le samedi</p>");
  expect(two).toContain("--promo-ground:#d9c9a3");
});

test("[§9 promo-items] up to 1000 messages are fetched", () => {
  expect(promoBannerDefinition.needs?.({} as never).messages.query).toEqual({ page: 1, nbItem: 1000 });
});

test("[§9] it rotates every 6 s with a 1 s slide, only above 2 messages", () => {
  expect(three).toContain('data-boot="promo-banner" data-interval="6000" data-duration="1000"');
  expect(three?.match(/data-slide/g)).toHaveLength(3);
  expect(three?.match(/data-current/g)).toHaveLength(1);
  expect(two).not.toContain("data-boot");
});

test("what moves can be stopped", () => {
  expect(three).toContain('data-action="promo-banner:toggle" aria-pressed="false" aria-label="Pause the messages"');
});

test("a colour that is none is left out, the text on any colour is readable", () => {
  expect(three).not.toContain("not a colour");
  expect(two).toContain("--promo-ink:#2b2521");
});

test("without messages, or switched off, there is no banner", () => {
  expect(empty).toBe("");
  expect(off).toBe("");
  expect(none).toBe("");
});

test("[§2] a colour with alpha is the ground as given, and the text suits what is seen of it", () => {
  expect(clear).toContain("--promo-ground:#ffffffff;--promo-ink:#2b2521");
  expect(clear).toContain("--promo-ground:#00000014;--promo-ink:#f7f3ea");
});

test("[§2] the top bar shares the banner's line, and stands alone where there is nothing to announce", () => {
  expect(shared).toMatch(
    /^<div class="[^"]*_line_[^"]*"><section .*<\/section><div class="[^"]*"><div data-slot="bar">/s,
  );
  expect(alone).toMatch(/^<div class="[^"]*"><div data-slot="bar">/);
  expect(alone).not.toContain("<section");
});
