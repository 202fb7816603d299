import { describe, expect, test } from "vitest";

import { chooseLocale } from "./locale-choice.ts";

const browser = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36";

describe("[§4] the language of a visitor who comes to the root", () => {
  test("[§4 language-picked] the stored preference comes first", () => {
    expect(chooseLocale({ stored: "fr_FR", acceptLanguage: "en-US", userAgent: browser })).toBe("fr_FR");
    expect(chooseLocale({ stored: "en_US", acceptLanguage: "fr", userAgent: browser })).toBe("en_US");
  });

  test.each([
    ["en-GB,en;q=0.9", "en_US"],
    ["de-DE,en;q=0.5,fr;q=0.4", "en_US"],
    ["fr-CH, en;q=0.9", "fr_FR"],
    ["de", null],
    ["en;q=0", null],
    [undefined, null],
    ["constructor, __proto__", null],
  ])("the browser's %s gives %s", (acceptLanguage, locale) => {
    expect(chooseLocale({ stored: undefined, acceptLanguage, userAgent: browser })).toBe(locale);
  });

  test("an unknown stored preference counts for nothing", () => {
    expect(chooseLocale({ stored: "xx_XX", acceptLanguage: "en", userAgent: browser })).toBe("en_US");
  });

  test("robots get the page they asked for", () => {
    expect(chooseLocale({ stored: undefined, acceptLanguage: "en", userAgent: "Googlebot/2.1" })).toBe("fr_FR");
    const tests = `${browser} (compatible; Google-InspectionTool/1.0;)`;
    expect(chooseLocale({ stored: undefined, acceptLanguage: "en", userAgent: tests })).toBe("fr_FR");
    expect(chooseLocale({ stored: undefined, acceptLanguage: "en", userAgent: undefined })).toBe("fr_FR");
  });
});
