import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { socialLinksFixtures } from "./fixtures.ts";
import { SocialLinksView } from "./view.tsx";

const [filled, all, empty] = socialLinksFixtures.map((fixture) => renderFixture(SocialLinksView, fixture));

test("[§3] the profiles and the review page of the parameters are linked, safe addresses only", () => {
  expect(filled).toMatch(/<a href="https:\/\/social\.example\/clairveille" rel="me noopener"[^>]*>Instagram<\/a>/);
  expect(filled).toMatch(/<a href="https:\/\/reviews\.example\/clairveille"[^>]*>Lire les avis<\/a>/);
  expect(filled).not.toContain("javascript:");
});

test("[§3] facebook, instagram, twitter, linkedin, tiktok, youtube, pinterest and tripadvisor are known", () => {
  expect(all?.match(/<a /g)).toHaveLength(8);
});

test("without any nothing is there", () => {
  expect(empty).toBe("");
});
