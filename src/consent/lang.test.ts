import { expect, test } from "vitest";

import { langOf } from "./lang.ts";

test("[§9] the banner says how long a choice is kept, in months as the language has them", () => {
  const said = (locale: "fr_FR" | "en_US", months: number) => String(langOf(locale, months)["disclaimer"]);
  expect(said("fr_FR", 6)).toMatch(/gardé 6\smois\s;/);
  expect(said("en_US", 6)).toContain("kept for 6 months;");
  expect(said("en_US", 1)).toContain("kept for 1 month;");
});
