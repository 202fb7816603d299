import { expect, test } from "vitest";

import type { ServedFamily } from "#schemas/site/font-family.ts";
import type { SiteFont } from "#schemas/site/site-info.ts";

import { themeSheet } from "./theme-sheet.ts";
import { faceRules, uploadedStack } from "./uploaded-fonts.ts";

const size = { ascent: 0.9, descent: 0.3, lineGap: 0, width: 0.4453 };
const face = (name: string, weight: number, style: "normal" | "italic" = "normal") =>
  ({ url: `/media/fonts/${name}.woff2`, weight, style, ...size }) as const;
const vigne: ServedFamily = {
  name: "Vigne",
  generic: "sans-serif",
  faces: [face("regular", 400), face("italic", 400, "italic"), face("bold", 700)],
};
const titles: SiteFont = { type: "TITLE", family: "Vigne", colour: null, size: 40, weight: 600, style: "normal" };

test("the sheet has the faces of uploaded families that the site is set in, and names them with what stands in", () => {
  const sheet = themeSheet({}, [titles], [vigne]);
  expect(sheet).toContain(
    '@font-face{font-family:"Vigne";font-weight:700;font-style:normal;font-display:optional;src:url("/media/fonts/bold.woff2") format("woff2")}',
  );
  expect(sheet).toMatch(/font-weight:400;font-style:italic;font-display:optional/);
  expect(sheet).toContain(
    '@font-face{font-family:"Vigne plain";font-weight:700;font-style:normal;font-display:optional;src:url("/media/fonts/bold.woff2")',
  );
  expect(sheet).toContain(
    '--font-title:"Vigne", "Vigne plain", "Vigne fallback", "Vigne fallback Roboto", "Vigne fallback DejaVu", system-ui, sans-serif',
  );
  expect(themeSheet({}, [titles])).not.toContain("@font-face");
});

test("each face that a font is set in stands in for the others, and a family that no font names has its first", () => {
  const plains = (fonts: readonly SiteFont[]) =>
    [...faceRules([vigne], fonts).matchAll(/font-family:"Vigne plain";font-weight:(\d+)/g)].map(([, weight]) => weight);
  const texts: SiteFont = { ...titles, type: "CONTENT", weight: 400 };
  const menu: SiteFont = { ...titles, type: "MENU", weight: 300 };
  expect(plains([titles, texts, menu])).toEqual(["700", "400"]);
  expect(plains([])).toEqual(["400"]);
});

test("what stands in is as wide and as high as the face that comes, whatever the system has", () => {
  const css = faceRules([vigne], [titles]);
  const rules = [...css.matchAll(/@font-face\{font-family:"Vigne (fallback[^"]*)";src:([^;]*);([^}]*)\}/g)];
  expect(rules.map(([, name]) => name)).toEqual(["fallback", "fallback Roboto", "fallback DejaVu"]);
  expect(rules[0]?.[2]).toContain('local("Arial")');
  expect(rules[0]?.[3]).toBe("ascent-override:90%;descent-override:30%;line-gap-override:0%;size-adjust:100%");
  expect(rules[2]?.[3]).toContain("size-adjust:88.11%");
  expect(faceRules([{ ...vigne, generic: "serif" }], [titles])).toContain('local("Times New Roman")');
  expect(uploadedStack({ ...vigne, generic: "cursive" })).toMatch(/"Vigne fallback Noto".* cursive$/);
});

test("nothing in a family can end a rule", () => {
  const evil = 'x";}body{display:none}';
  expect(faceRules([{ ...vigne, name: evil }], [{ ...titles, family: evil }])).toBe("");
  expect(faceRules([{ ...vigne, faces: [{ ...face("a", 400), url: evil }] }], [titles])).toBe("");
  expect(faceRules([{ ...vigne, faces: [{ ...face("a", 400), width: 0 }] }], [titles])).toBe("");
  expect(faceRules([{ ...vigne, faces: [] }], [titles])).toBe("");
  expect(uploadedStack({ ...vigne, name: evil })).toBe("system-ui, sans-serif");
});
