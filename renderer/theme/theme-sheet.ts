import { contrast, normalHex, readableInk } from "#blocks/kit/contrast.ts";
import { defaultPageGround, seenPageGround } from "#blocks/kit/page-ground.ts";
import { isDark, lighten, seenOver } from "#schemas/site/colour.ts";
import type { ServedFamily } from "#schemas/site/font-family.ts";
import { customProperties } from "#schemas/site/parameters/custom-properties.ts";
import { defaultFonts, type SiteFont } from "#schemas/site/site-info.ts";

import { fontStack } from "./fonts.ts";
import { faceRules } from "./uploaded-fonts.ts";

/** The cascade layers in their order: the theme sheet is the first style of a document. */
const layers = "@layer reset,admin,kit,blocks,theme,custom;";

/** What a colour is when no parameter says otherwise; the same values as in base.css. */
export const defaultColours = {
  primary: "#6b1d33",
  accent: "#4c5b3a",
  background: defaultPageGround,
  font: "#2b2521",
  header: "#f7f3ea",
  footer: "#241b1a",
  menu: "#2b2521",
  "mobile-menu": "#f7f3ea",
  "top-bar": "#241b1a",
} as const;

type ColourName = keyof typeof defaultColours;

/**
 * The site's look as one small style sheet: its parameters as custom properties on `.page`, its fonts, and
 * the inks that stay readable on its colours; before them the faces of uploaded families. Everything is checked: nothing can end the rule.
 */
export function themeSheet(
  parameters: Readonly<Record<string, string | null>>,
  fonts: readonly SiteFont[],
  families: readonly ServedFamily[] = [],
): string {
  const rules = Object.entries(themeProperties(parameters, fonts, families)).map(([name, value]) => `${name}:${value}`);
  return `${layers}${faceRules(families, fonts)}@layer theme{.page{${rules.join(";")}}}`;
}

/** The same as the custom properties that it sets. */
export function themeProperties(
  parameters: Readonly<Record<string, string | null>>,
  fonts: readonly SiteFont[],
  families: readonly ServedFamily[] = [],
): Readonly<Record<string, string>> {
  const own = customProperties(parameters);
  const properties: Readonly<Record<string, string>> = { ...own, ...fontProperties(fonts, families), ...inks(own) };
  return Object.fromEntries(Object.entries(properties).filter(([name, value]) => isSafe(name, value)));
}

/**
 * Readable inks for the grounds that the parameters colour (AA), and coloured inks for the page's ground. A
 * colour with alpha counts as it is seen over the page.
 */
function inks(own: Readonly<Record<string, string>>): Record<string, string> {
  const pageGround = seenPageGround(own["--color-background"]);
  const colour = (name: ColourName) => seenOver(normalHex(own[`--color-${name}`]) ?? defaultColours[name], pageGround);
  const [background, font, menu] = [colour("background"), colour("font"), colour("menu")];
  const on = (name: ColourName) => readableInk(colour(name), [background, font]);
  return {
    "--on-primary": on("primary"),
    "--on-accent": on("accent"),
    "--on-footer": on("footer"),
    "--on-top-bar": on("top-bar"),
    "--on-mobile-menu": readableInk(colour("mobile-menu"), [font, background]),
    "--on-header": readableInk(colour("header"), [menu, font, background]),
    "--ink-primary": readableShade(colour("primary"), background),
    "--ink-accent": readableShade(colour("accent"), background),
  };
}

/** A colour as an ink: moved away from its ground until it can be read on it (AA). */
function readableShade(colour: string, ground: string): string {
  const step = isDark(ground) ? 12 : -12;
  let shade = colour;
  for (let moved = 0; moved < 22 && contrast(shade, ground) < 4.5; moved += 1) shade = lighten(shade, step);
  return contrast(shade, ground) < 4.5 ? readableInk(ground) : shade;
}

function fontProperties(fonts: readonly SiteFont[], families: readonly ServedFamily[]): Record<string, string> {
  const byType = { ...defaultFonts, ...Object.fromEntries(fonts.map((font) => [font.type, font])) };
  return Object.fromEntries(
    Object.values(byType).flatMap((font) => {
      const name = `--font-${font.type.toLowerCase()}`;
      const colour = normalHex(font.colour);
      return [
        [name, fontStack(font.family, families)],
        [`${name}-size`, `${rem(font.size)}rem`],
        [`${name}-weight`, String(Math.min(1000, Math.max(1, Math.round(font.weight))))],
        [`${name}-style`, font.style === "italic" ? "italic" : "normal"],
        ...(colour ? [[`${name}-colour`, colour]] : []),
      ];
    }),
  );
}

/** Pixels as rem, so that the visitor's own text size counts; between 8 and 160 px. */
function rem(pixels: number): number {
  return Math.round((Math.min(160, Math.max(8, pixels)) / 16) * 10_000) / 10_000;
}

function isSafe(name: string, value: string): boolean {
  return /^--[a-z][a-z0-9-]*$/.test(name) && /^[\p{L}\p{N}\s#.,%"()-]+$/u.test(value) && balanced(value);
}

function balanced(value: string): boolean {
  return value.split('"').length % 2 === 1 && value.split("(").length === value.split(")").length;
}
