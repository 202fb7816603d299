import { expect, test } from "vitest";

import { expectConsole } from "#tests/setup/expected-console.ts";

import { isoOf, originOf } from "./locale-address.ts";

const site = "https://estate.test";

test("[§3] every locale of the site has its ISO code, and stands at the site's address", () => {
  expect(isoOf("fr_FR")).toBe("fr-FR");
  expect(originOf("en_US", site)).toBe(site);
});

test("[§8 warn-locale-iso] a missing locale ISO code is a console warning, said once", () => {
  expectConsole("warn", /^The locale en_US has no ISO code/);
  expect(isoOf("en_US", { en_US: {} })).toBeUndefined();
  expectNothingMore(() => isoOf("en_US", { en_US: { iso: "" } }));
});

test("[§8 warn-locale-domain] a missing locale domain is a console warning, once others have one", () => {
  const infos = { fr_FR: { domain: "https://domaine.test" }, en_US: {} };
  expect(originOf("fr_FR", site, infos)).toBe("https://domaine.test");
  expectConsole("warn", /^The locale en_US has no domain, others have/);
  expect(originOf("en_US", site, infos)).toBe(site);
  expectNothingMore(() => originOf("en_US", site, infos));
});

function expectNothingMore(again: () => unknown): void {
  const { warn } = console;
  const texts: unknown[] = [];
  console.warn = (text) => texts.push(text);
  again();
  console.warn = warn;
  expect(texts).toEqual([]);
}
