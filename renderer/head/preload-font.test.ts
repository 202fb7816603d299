import { expect, test } from "vitest";

import type { SiteFont } from "#schemas/site/site-info.ts";

import { preloadFont } from "./preload-font.ts";

const files = ["/assets/great-vibes-latin-400-normal-a1.woff2", "/assets/cormorant-garamond-latin-500-normal-b2.woff2"];
const both = [...files, "/assets/alegreya-sans-latin-400-normal-c3.woff2"];

function title(family: string): readonly SiteFont[] {
  return [{ type: "TITLE", family, colour: null, size: 48, weight: 500, style: "normal" }];
}

test("the titles' face is fetched before the style sheet asks for it", () => {
  expect(preloadFont({ fonts: title("Cormorant Garamond") }, files)).toBe(
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
  expect(preloadFont({ fonts: [...title("Cormorant Garamond"), text] }, both)).toMatch(
    /cormorant.*><link.*alegreya-sans/,
  );
  expect(preloadFont({ fonts: [...title("Alegreya Sans"), text] }, both).match(/<link/g)).toHaveLength(1);
});

test("[§9] without a title font the script face is", () => {
  expect(preloadFont({ fonts: [] }, files)).toContain("great-vibes");
});

test("an uploaded family brings the face that its font is nearest to", () => {
  const size = { ascent: 1, descent: 0.2, lineGap: 0, width: 0.4 };
  const face = (url: string, weight: number, style: "normal" | "italic") => ({ url, weight, style, ...size });
  const faces = [face("/media/thin.woff2", 100, "normal"), face("/media/bold.woff2", 700, "normal")];
  const families = [
    { name: "Vigne", generic: "serif", faces: [...faces, face("/media/it.woff2", 500, "italic")] },
  ] as const;
  expect(preloadFont({ fonts: title("Vigne"), families }, files)).toContain('href="/media/bold.woff2"');
});

test("a face that the site doesn't serve isn't asked for", () => {
  expect(preloadFont({ fonts: title("Papyrus") }, files)).toBe("");
  expect(preloadFont({ fonts: title("constructor") }, files)).toBe("");
  expect(preloadFont({ fonts: title("Lato") }, files)).toBe("");
});
