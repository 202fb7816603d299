import { describe, expect, test } from "vitest";

import { parsePath } from "./parse-path.ts";

describe("[§2] a path", () => {
  test.each([
    ["/", "fr_FR", "/"],
    ["/nos-cuvees", "fr_FR", "/nos-cuvees"],
    ["/en_US", "en_US", "/"],
    ["/en_US/our-wines", "en_US", "/our-wines"],
    ["/en_USA", "fr_FR", "/en_USA"],
    ["/wines/%C3%A9clat/3", "fr_FR", "/wines/éclat/3"],
  ])("%s is %s %s", (path, locale, sitePath) => {
    expect(parsePath(path)).toMatchObject({ kind: "page", locale, sitePath });
  });

  test("the default locale's own prefix moves to the plain path", () => {
    expect(parsePath("/fr_FR")).toEqual({ kind: "moved", path: "/" });
    expect(parsePath("/fr_FR/nos-cuvees")).toEqual({ kind: "moved", path: "/nos-cuvees" });
  });

  test("a trailing slash moves to the plain path", () => {
    expect(parsePath("/nos-cuvees/")).toEqual({ kind: "moved", path: "/nos-cuvees" });
  });

  test.each([
    "//evil.com",
    "/\\evil.com",
    "/%2F%2Fevil.com",
    "/%09/evil.com",
    "/%5Cevil.com",
    "/fr_FR//evil.com",
    "/\u0000/evil.com",
  ])("%s never leads off the site", (path) => {
    const parsed = parsePath(path);
    expect(parsed.kind).toBe("moved");
    const target = new URL(parsed.path, "https://shop.example");
    expect(target.origin).toBe("https://shop.example");
    expect(parsePath(target.pathname).kind, "one move is enough").toBe("page");
  });

  test("a broken percent sign is no error", () => {
    expect(parsePath("/%E0%A4%A")).toMatchObject({ kind: "page", sitePath: "/%E0%A4%A" });
  });
});
