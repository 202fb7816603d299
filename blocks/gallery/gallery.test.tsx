import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { galleryFixtures } from "./fixtures.ts";
import { GalleryView } from "./view.tsx";

const [filled, mosaic, empty] = galleryFixtures.map((fixture) => renderFixture(GalleryView, fixture));

test("each picture is there once and links to itself, so that it opens without JavaScript", () => {
  expect(filled?.match(/<a href="\/images\//g)).toHaveLength(2);
  expect(filled).toContain('aria-label="Voir l’image 2 sur 2 en grand · Un vieux cep"');
});

test("whole pictures keep their proportions in rows", () => {
  expect(filled).toContain('style="--ratio:0.667"');
  expect(mosaic).not.toContain("--ratio");
});

test("without pictures nothing is there", () => {
  expect(empty).toBe("");
});
