import { expect, test } from "vitest";

import { companyValue } from "./company-value.ts";

test.each([
  ["50000", "50\u202f000\u00a0€", "€50,000"],
  ["50 000 €", "50\u202f000\u00a0€", "€50,000"],
  ["50\u00a0000\u00a0€", "50\u202f000\u00a0€", "€50,000"],
  ["€50,000", "50\u202f000\u00a0€", "€50,000"],
  ["7 622,45 euros", "7\u202f622,45\u00a0€", "€7,622.45"],
  ["1.250.000 EUR", "1\u202f250\u202f000\u00a0€", "€1,250,000"],
  ["800", "800\u00a0€", "€800"],
])("[§3] a share capital of %s is written the way of the page's language", (value, french, english) => {
  expect(companyValue("COMPANY_SHARE_CAPITAL", value, "fr_FR")).toBe(french);
  expect(companyValue("COMPANY_SHARE_CAPITAL", value, "en_US")).toBe(english);
});

test("[§3] what isn't an amount and nothing else stays in the estate's own words, its figures together", () => {
  expect(companyValue("COMPANY_SHARE_CAPITAL", "variable, 50 000 € au moins", "en_US")).toBe(
    "variable, 50\u00a0000\u00a0€ au moins",
  );
  expect(companyValue("COMPANY_SIRET", "123 456 789 00012", "en_US")).toBe("123\u00a0456\u00a0789\u00a000012");
  expect(companyValue("COMPANY_RCS", "50000", "en_US")).toBe("50000");
  expect(companyValue("COMPANY_HEAD_OFFICE", " 2 chemin des Murets ", "fr_FR")).toBe("2 chemin des Murets");
  expect(companyValue("COMPANY_SIRET", null, "fr_FR")).toBe("");
});
