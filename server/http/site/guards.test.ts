import { describe, expect, test } from "vitest";

import type { SiteInfo } from "#schemas/site/site-info.ts";

import { runGuards } from "./guards.ts";
import { errorFacts, SiteError } from "./site-error.ts";
import { isValidPage } from "./validators.ts";

const site = { isECommerce: false } as SiteInfo;

describe("[§2] route guards", () => {
  test("a site that is no shop sends visitors of shop pages home, in their language", () => {
    expect(runGuards(["e-commerce"], { site, locale: "fr_FR" })).toBe("/");
    expect(runGuards(["e-commerce"], { site, locale: "en_US" })).toBe("/en_US");
    expect(runGuards(["e-commerce"], { site: { ...site, isECommerce: true }, locale: "fr_FR" })).toBeNull();
  });

  test.each(["wine-lovers", "constructor", "__proto__"])(
    "[§8] an unknown middleware is an error 500 'Unknown middleware %s'",
    (name) => {
      const run = (): unknown => runGuards([name], { site, locale: "fr_FR" });
      expect(run).toThrow(new SiteError(`Unknown middleware ${name}`, 500));
    },
  );
});

describe("[§5] route validators", () => {
  test("one that says no makes the page invalid", () => {
    expect(isValidPage(["has-subject"], { params: {}, subject: null, path: null })).toBe(false);
    expect(isValidPage(["has-subject"], { params: {}, subject: { id: 1 }, path: null })).toBe(true);
    expect(isValidPage([], { params: {}, subject: null, path: null })).toBe(true);
  });
});

describe("[§8] errors with a page", () => {
  test("carry a statusCode defaulting to 500", () => {
    expect(errorFacts(new SiteError("Gone fishing"))).toEqual({ statusCode: 500, message: "Gone fishing" });
    expect(errorFacts(new SiteError("This page could not be found", 404)).statusCode).toBe(404);
  });

  test("show nothing of what was not meant to be shown", () => {
    expect(errorFacts(new Error("/etc/secret"))).toEqual({ statusCode: 500, message: "" });
    expect(errorFacts("thrown text")).toEqual({ statusCode: 500, message: "" });
  });

  test("tell a database that can't answer now from a fault of ours", () => {
    const gone = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
    expect(errorFacts(new Error("no page", { cause: gone }))).toEqual({ statusCode: 503, message: "" });
  });
});
