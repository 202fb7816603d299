import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

import { defaultFonts, fontFamilies, fontStack } from "./fonts.ts";

const css = readFileSync(fileURLToPath(new URL("fonts.css", import.meta.url)), "utf8");

test("each family has its faces, a fallback with its metrics, and a file to preload that is one of them", () => {
  for (const [family, { stack, preload, bold }] of Object.entries(fontFamilies)) {
    expect(css).toContain(`font-family: "${family}";`);
    expect(css).toMatch(new RegExp(`font-family: "${family} fallback";[^}]*size-adjust`));
    for (const file of [preload, ...(bold === undefined ? [] : [bold])]) expect(css).toContain(`url("${file}")`);
    expect(stack).toContain(`"${family} fallback"`);
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
