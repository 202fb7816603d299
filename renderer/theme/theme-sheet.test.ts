import { describe, expect, test } from "vitest";

import { contrast } from "#blocks/kit/contrast.ts";
import type { SiteFont } from "#schemas/site/site-info.ts";

import { themeSheet } from "./theme-sheet.ts";

const font: SiteFont = {
  type: "TITLE",
  family: "Cormorant Garamond",
  colour: null,
  size: 48,
  weight: 500,
  style: "normal",
};

function property(sheet: string, name: string): string | undefined {
  return new RegExp(`[{;]${name}:([^;}]*)`).exec(sheet)?.[1];
}

describe("parameters", () => {
  test("a colour becomes a custom property of the page", () => {
    const sheet = themeSheet({ COLOR_PRIMARY: "#123456" }, []);
    expect(sheet).toMatch(/^@layer reset,admin,kit,blocks,theme,custom;@layer theme\{\.page\{.*\}\}$/);
    expect(property(sheet, "--color-primary")).toBe("#123456");
  });

  test("[§9 logo-heights, menu-icon-size, detail-margin] logos are 125 px high, 100 in the footer, 110 on mobile, menu icons 12, detail margin 28", () => {
    const sheet = themeSheet({}, []);
    expect(property(sheet, "--logo-height")).toBe("125px");
    expect(property(sheet, "--logo-height-footer")).toBe("100px");
    expect(property(sheet, "--logo-height-mobile")).toBe("110px");
    expect(property(sheet, "--menu-icon-size")).toBe("12px");
    expect(property(sheet, "--detail-margin-top")).toBe("28px");
  });

  test("nothing from outside breaks out of the rule", () => {
    const evil = "red}body{display:none";
    const sheet = themeSheet({ COLOR_PRIMARY: evil, LOGO_HEIGHT: "1px;}</style><script>", COLOR_FONT: '#fff"' }, [
      { ...font, family: 'X";}</style>', colour: evil, size: Number.NaN, weight: Number.POSITIVE_INFINITY },
    ]);
    expect(sheet).not.toMatch(/<|body|script/);
    expect(sheet.split("{")).toHaveLength(3);
    expect(sheet.split("}")).toHaveLength(3);
  });
});

describe("fonts", () => {
  test("[§9 theme-fonts] menu and content are Lato and titles a script face when nothing is set", () => {
    const sheet = themeSheet({}, []);
    expect(property(sheet, "--font-content")).toContain('"Lato"');
    expect(property(sheet, "--font-menu")).toContain('"Lato"');
    expect(property(sheet, "--font-title")).toContain('"Great Vibes"');
  });

  test("a site's own font has its size in rem, its weight and its style", () => {
    const sheet = themeSheet({}, [{ ...font, style: "italic", colour: "#ABC" }]);
    expect(property(sheet, "--font-title")).toContain('"Cormorant Garamond fallback"');
    expect(property(sheet, "--font-title-size")).toBe("3rem");
    expect(property(sheet, "--font-title-weight")).toBe("500");
    expect(property(sheet, "--font-title-style")).toBe("italic");
    expect(property(sheet, "--font-title-colour")).toBe("#aabbcc");
  });
});

describe("inks", () => {
  test("text on every coloured ground is readable, whatever the colours (AA)", () => {
    for (const colour of ["#000000", "#ffffff", "#808000", "#7f7f7f", "#ff0000", "#00ff88", "#6b1d33"]) {
      const sheet = themeSheet({ COLOR_PRIMARY: colour, COLOR_FOOTER: colour, COLOR_BACKGROUND: "#f7f3ea" }, []);
      expect(contrast(property(sheet, "--on-primary") ?? "", colour)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(property(sheet, "--on-footer") ?? "", colour)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(property(sheet, "--ink-primary") ?? "", "#f7f3ea")).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each([
    ["#ffffffff", "#f7f3ea", "#ffffff"],
    ["#6b1d33ff", "#f7f3ea", "#6b1d33"],
    ["#00000010", "#ffffff", "#efefef"],
    ["#ffffff18", "#14100f", "#2a2726"],
    ["#0000001a", "#ffffff00", "#e6e6e6"],
  ])("[§9] on %s over a page of %s the ink suits what is seen, %s", (colour, background, seen) => {
    const sheet = themeSheet(
      { COLOR_PRIMARY: colour, COLOR_HEADER: colour, COLOR_FOOTER: colour, COLOR_BACKGROUND: background },
      [],
    );
    expect(property(sheet, "--color-footer"), "the colour itself is used as given").toBe(colour);
    for (const ink of ["--on-primary", "--on-header", "--on-footer"])
      expect(contrast(property(sheet, ink) ?? "", seen), ink).toBeGreaterThanOrEqual(4.5);
  });

  test("a primary colour that reads well is kept as ink", () => {
    expect(property(themeSheet({ COLOR_PRIMARY: "#6b1d33" }, []), "--ink-primary")).toBe("#6b1d33");
  });
});
