import { expect, test } from "vitest";

import { csvRow } from "./csv.ts";

test.each([
  ["=1+1", "'=1+1"],
  ["  \t+cmd", "  \t'+cmd"],
  ["\u200b\u202e@SUM(A1)", "\u200b\u202e'@SUM(A1)"],
  ["＝1", "'＝1"],
  ["-2+3|cmd", "'-2+3|cmd"],
  ["-2;3", "'-2;3"],
  ["Vif,-2 +cmd", "Vif,'-2 +cmd"],
  ["\tVif", "'\tVif"],
  ["Vif,=HYPERLINK(A1),", "Vif,'=HYPERLINK(A1),"],
  ["Vif;\t=1;", "Vif;\t'=1;"],
  ["Vif\n=1", "Vif\n'=1"],
  ['Vif," =1', `Vif,"" '=1`],
])("%j is no formula, however the table is read", (text, cell) => {
  expect(csvRow([text, "b"])).toBe(`"${cell}";"b"\r\n`);
});

test.each(["-12.50", "Saint-Éloi, demi-sec", "[1,-5]", "a = b", "jean@exemple.test, 12", "3 - 2"])(
  "%j stays as it is",
  (text) => {
    expect(csvRow([text])).toBe(`"${text}"\r\n`);
  },
);

test("a long text takes no longer", { timeout: 2000 }, () => {
  expect(csvRow([`,${" ".repeat(300_000)}`.repeat(3)]).length).toBeGreaterThan(900_000);
  expect(csvRow([",".repeat(300_000)]).length).toBe(300_004);
  expect(csvRow(["\n".repeat(300_000)]).length).toBe(300_004);
});
