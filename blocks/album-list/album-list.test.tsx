import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";
import { sampleAlbum } from "#blocks/kit/samples.ts";

import { albumListDefinition } from "./definition.ts";
import { albumListFixtures } from "./fixtures.ts";
import { AlbumListView } from "./view.tsx";

const [filled, long, empty, none] = albumListFixtures.map((fixture) => renderFixture(AlbumListView, fixture));

test("[§9 page-albums] albums are asked for 100 at a time, from page 1", () => {
  expect(albumListDefinition.needs?.({} as never).list.query).toEqual({ page: 1, nbItem: 100 });
});

test("each cover leads to its album, in the language of the page", () => {
  expect(filled).toContain('href="/albums/vendanges/1"');
  expect(filled).toContain("3 images");
  expect(filled).toContain("1 image<");
  expect(long).toContain('href="/en_US/albums/vendanges/3"');
});

test("no albums: a quiet sentence; no data: nothing", () => {
  expect(empty).toContain("Aucun album pour le moment.");
  expect(none).toBe("");
});

test("bands ask for pictures as wide as the window", () => {
  expect(long).toMatch(/<ul class="[^"]*_bands_/);
  expect(long).toContain('sizes="104vw"');
  expect(filled).not.toContain('sizes="104vw"');
});

test("on the page of an album stand the others; where there are none, nothing", () => {
  const [fixture] = albumListFixtures;
  if (!fixture) throw new Error("no fixture");
  const albums = [1, 2].map((id) => sampleAlbum({ id, title: `Album ${id}`, url: `/albums/vendanges/${id}` }));
  const shown = (count: number) =>
    renderFixture(AlbumListView, {
      ...fixture,
      data: { list: { albums: albums.slice(0, count), total: count } },
      page: { path: "/albums/vendanges/1" },
    });
  expect(shown(2)).toContain("Album 2");
  expect(shown(2)).not.toContain("Album 1");
  expect(shown(1)).toBe("");
});
