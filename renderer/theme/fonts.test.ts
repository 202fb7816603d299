import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

import { defaultFonts } from "#schemas/site/site-info.ts";

import { fontFamilies, fontStack } from "./fonts.ts";

const css = readFileSync(fileURLToPath(new URL("fonts.css", import.meta.url)), "utf8");

test("each family has its faces, a fallback with its metrics, and a file to preload that is one of them", () => {
  for (const [family, { stack, preload }] of Object.entries(fontFamilies)) {
    expect(css).toContain(`font-family: "${family}";`);
    expect(css).toContain(`url("${preload}")`);
    const fallbacks = [...stack.matchAll(/"([^"]+ fallback[^"]*)"/g)].map(([, name = ""]) => name);
    // Desktops and iPhones, Android, a bare Linux: what none of them stretches is wider or higher than the face that comes.
    for (const system of [/ fallback$/, / fallback (Roboto|Noto)$/, / fallback DejaVu$/])
      expect(fallbacks.filter((name) => system.test(name))).toHaveLength(1);
    for (const fallback of fallbacks)
      expect(css).toMatch(new RegExp(`font-family: "${fallback}";[^}]*local\\([^}]*size-adjust`));
  }
});

test("a face that comes late moves nothing: the upright one of its family stands in, and a face of the system for that one", () => {
  const faces = [...css.matchAll(/@font-face \{[^}]*\}/g)]
    .map(([face]) => face)
    .filter((face) => face.includes("url("));
  const late = faces.filter((face) => /font-style: italic|font-weight: 700/.test(face));
  expect(late.length).toBeGreaterThan(4);
  for (const face of faces) expect(face).toContain("font-display: optional;");
  for (const face of late) {
    const [, family = ""] = /font-family: "([^"]+)"/.exec(face) ?? [];
    const { stack, preload } = fontFamilies[family] ?? { stack: "", preload: "" };
    expect(stack).toContain(`"${family}", "${family} plain", "${family} fallback"`);
    expect(faces.find((each) => each.includes(`font-family: "${family} plain";`))).toContain(preload);
  }
});

test("the default fonts are served by the site itself", () => {
  for (const { family } of Object.values(defaultFonts)) expect(fontFamilies).toHaveProperty([family]);
});

test("an unknown family is asked of the system, a name that can't stand in CSS isn't", () => {
  expect(fontStack("Gill Sans")).toBe('"Gill Sans", system-ui, sans-serif');
  expect(fontStack('x";} body{')).toBe("system-ui, sans-serif");
  expect(fontStack("constructor")).toBe('"constructor", system-ui, sans-serif');
});
