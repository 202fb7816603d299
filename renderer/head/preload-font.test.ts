import { expect, test } from "vitest";

import type { SiteFont } from "#schemas/site/site-info.ts";

import { preloadFont } from "./preload-font.ts";

const files = ["/assets/great-vibes-latin-400-normal-a1.woff2", "/assets/cormorant-garamond-latin-500-normal-b2.woff2"];
const both = [...files, "/assets/alegreya-sans-latin-400-normal-c3.woff2"];

function title(family: string): readonly SiteFont[] {
  return [{ type: "TITLE", family, colour: null, size: 48, weight: 500, style: "normal" }];
}

test("the titles' face is fetched before the style sheet asks for it", () => {
  expect(preloadFont(title("Cormorant Garamond"), files)).toBe(
    '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/cormorant-garamond-latin-500-normal-b2.woff2">',
  );
});

test("so is the face of the texts, once when it is that of the titles too", () => {
  const text: SiteFont = {
    type: "CONTENT",
    family: "Alegreya Sans",
    colour: null,
    size: 17,
    weight: 400,
    style: "normal",
  };
  expect(preloadFont([...title("Cormorant Garamond"), text], both)).toMatch(/cormorant.*><link.*alegreya-sans/);
  expect(preloadFont([...title("Alegreya Sans"), text], both).match(/<link/g)).toHaveLength(1);
});

test("[§9] without a title font the script face is", () => {
  expect(preloadFont([], files)).toContain("great-vibes");
});

test("a face that the site doesn't serve isn't asked for", () => {
  expect(preloadFont(title("Papyrus"), files)).toBe("");
  expect(preloadFont(title("constructor"), files)).toBe("");
  expect(preloadFont(title("Lato"), files)).toBe("");
});
