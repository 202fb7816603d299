import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { albumDefinition } from "./definition.ts";
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

test("an album with a number of its own is a part of the page, the address's one is the page", () => {
  expect(filled).toMatch(/<h2[^>]*>Vendanges 2025<\/h2>/);
  const fixture = { ...albumFixtures[0]!, props: { ...albumFixtures[0]!.props, album: 0 } };
  expect(renderFixture(AlbumView, fixture)).toMatch(/<h1[^>]*>Vendanges 2025<\/h1>/);
});

test("the block shows its own album, else the one in the page's address", () => {
  const { props } = albumFixtures[0]!;
  const asked = (album: number) => albumDefinition.needs!({ props: { ...props, album }, params: { id: "7" } } as never);
  expect(asked(3).album.params).toEqual({ id: 3 });
  expect(asked(0).album.params).toEqual({ id: 7 });
});

test("an album without pictures renders nothing", () => {
  expect(empty).toBe("");
  expect(none).toBe("");
});
