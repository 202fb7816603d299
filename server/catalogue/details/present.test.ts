import { expect, test } from "vitest";

import { presentFeatures } from "./present.ts";

test("a line of a sheet leads to a page in the reader's language; what is not safe to link is not linked", () => {
  const line = { label: "Parcelle", value: "Clos Sereine" };
  const shown = (link: string, locale: "fr_FR" | "en_US") => presentFeatures([{ ...line, link }], locale)[0];
  expect(shown("/nos-parcelles#clos-sereine", "fr_FR")).toEqual({ ...line, link: "/nos-parcelles#clos-sereine" });
  expect(shown("/nos-parcelles#clos-sereine", "en_US")?.link).toBe("/en_US/nos-parcelles#clos-sereine");
  expect(shown("javascript:alert(1)", "fr_FR")).toEqual(line);
  expect(presentFeatures([line], "fr_FR")).toEqual([line]);
});
