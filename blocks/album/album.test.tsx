import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { albumFixtures } from "./fixtures.ts";
import { AlbumView } from "./view.tsx";

const [filled, strip, empty, none] = albumFixtures.map((fixture) => renderFixture(AlbumView, fixture));

test("each thumbnail links to its picture, so that it opens without JavaScript", () => {
  expect(filled?.match(/<a href="\/images\/1600\/photo\.jpg\.jpeg"/g)).toHaveLength(6);
  expect(filled).toContain('aria-label="Voir l’image 2 sur 6 en grand · Rangs de vigne au lever du jour"');
});

test("[§2] an album may hold videos", () => {
  expect(strip).toContain('<video src="/media/harvest.mp4"');
  expect(strip).toContain('href="/media/harvest.mp4"');
});

test("an album without pictures renders nothing", () => {
  expect(empty).toBe("");
  expect(none).toBe("");
});
