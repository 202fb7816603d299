import { expect, test } from "vitest";

import { definitionsBySlug } from "#blocks/definitions.ts";
import { renderFixture } from "#blocks/kit/render-fixture.tsx";
import { sampleElement, sampleElements } from "#blocks/kit/samples.ts";

import { parcelMapFixtures } from "./fixtures.ts";
import { ParcelMapView } from "./view.tsx";

const [filled = "", partly = "", list = "", empty, none] = parcelMapFixtures.map((fixture) =>
  renderFixture(ParcelMapView, fixture),
);

/** The links of a navigation, with what they hold. */
function linksOf(html: string): readonly string[] {
  const map = /<nav\b.*<\/nav>/s.exec(html)?.[0] ?? "";
  return [...map.matchAll(/<a href="([^"]+)".*?<\/a>/gs)].map(
    ([all, href = ""]) => `${href} ${all.replace(/<svg.*?<\/svg>|<span[^>]*aria-hidden.*?<\/span>|<[^>]+>/gs, "")}`,
  );
}

test("it is registered, and needs no script", () => {
  expect(definitionsBySlug.get("parcel-map")?.mode).toBe("static");
});

test("each parcel on the map is one link, ground and name together, to its entry on the same page", () => {
  expect(linksOf(filled)).toEqual(["#les-terrasses Les Terrasses", "#clos-sereine Clos Sereine"]);
  expect(filled).toContain('aria-label="Plan des parcelles"');
  for (const anchor of ["les-terrasses", "clos-sereine"]) expect(filled).toContain(`<li id="${anchor}"`);
});

test("grounds are drawn from the parcels' own outlines, in pixels of the picture, pieces of one parcel in one path", () => {
  expect(filled).toContain('viewBox="0 0 1600 1067"');
  expect(filled).toContain('d="M160 107L640 107L640 427L160 427Z"');
  expect(filled).toMatch(/d="M960 640L1440 640L1440 960ZM960 213L1280 213L1280 320Z"/);
});

test("each entry leads to its wines, in the parcel's order, and to their dishes; a wine that isn't there is left out", () => {
  const entry = /<li id="clos-sereine".*$/s.exec(filled)?.[0] ?? "";
  const links = [...entry.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href);
  expect(links).toEqual([
    "/wines/clos-sereine/2",
    "/wines/clos-sereine/2#product-pairings",
    "/wines/les-terrasses/1",
    "/wines/les-terrasses/1#product-pairings",
  ]);
});

test("a name stands on its ground, or below one that it would hide", () => {
  const [fixture] = parcelMapFixtures;
  if (!fixture) throw new Error("no fixture");
  const list = sampleElements([
    sampleElement({ slug: "wide", contour: "10,10 40,10 40,40 10,40" }),
    sampleElement({ id: 2, slug: "small", contour: "60,60 64,60 64,70 60,70" }),
  ]);
  const html = renderFixture(ParcelMapView, { ...fixture, data: { list, wines: null } });
  expect(html).toMatch(/href="#wide"[^>]*style="--x:25;--y:25"/);
  expect(html).toMatch(/href="#small"[^>]*style="--x:62;--y:70"/);
});

test("a parcel without an outline stands in the list alone", () => {
  expect(linksOf(partly)).toEqual(["#long The hollow where the mist of October stays"]);
  expect(partly).toContain('<li id="lost"');
  expect(partly).toContain('aria-label="Map of the parcels"');
});

test("parcels of a site without outlines fall back to their list", () => {
  expect(list).not.toContain("<nav");
  expect(list).toMatch(/<li id="la-cave".*href="\/wines\/les-terrasses\/1"/s);
});

test("an empty list, and one that could not be had, show nothing", () => {
  expect([empty, none]).toEqual(["", ""]);
});
