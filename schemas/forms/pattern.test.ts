import fc from "fast-check";
import { expect, test } from "vitest";

import { readPattern } from "./pattern.ts";

const part = fc.letrec<{ atom: string; sequence: string; choice: string }>((tie) => ({
  atom: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom("a", "b", "c", ".", "\\d", "\\w", "\\.", "[ab]", "[^a]", "[a-c1]", "[\\d-]"),
    tie("choice").map((inside) => `(${inside})`),
  ),
  sequence: fc
    .array(fc.tuple(tie("atom"), fc.constantFrom("", "", "", "?", "*", "+", "{2}", "{1,2}", "{0,1}", "{1,}")), {
      minLength: 1,
      maxLength: 4,
    })
    .map((parts) => parts.map(([atom, times]) => atom + times).join("")),
  choice: fc.array(tie("sequence"), { minLength: 1, maxLength: 3 }).map((parts) => parts.join("|")),
})).choice;

test("[FO11] it fits what a regular expression of the same signs fits", () => {
  const texts = fc
    .array(fc.constantFrom("a", "b", "c", "1", ".", "-"), { maxLength: 6 })
    .map((signs) => signs.join(""));
  fc.assert(
    fc.property(part, fc.array(texts, { minLength: 5, maxLength: 5 }), (source, lines) => {
      const pattern = readPattern(source);
      fc.pre(pattern !== null);
      const expression = new RegExp(`^(?:${source})$`, "u");
      for (const line of lines)
        expect([source, line, pattern.fits(line)]).toEqual([source, line, expression.test(line)]);
    }),
    { numRuns: 2000 },
  );
});

test("[FO11] what makes regular expressions hang is bounded by states and characters", () => {
  for (const source of ["(a+)+", "(a*)*b", "(a|a)*b", "(a|aa)+", "(.*)*x", "((a?){20}){5}"]) {
    const pattern = readPattern(source)!;
    expect(pattern.states).toBeLessThanOrEqual(1000);
    expect(pattern.fits(`${"a".repeat(200)}!`)).toBe(false);
  }
});

test("[FO11] a class that is repeated is read once, and asked once of each character", () => {
  const source = `[^${String.raw`\W\d`.repeat(45)}]{0,495}`;
  const { test: own } = RegExp.prototype;
  let asked = 0;
  RegExp.prototype.test = function (text) {
    asked += 1;
    return own.call(this, text);
  };
  try {
    const pattern = readPattern(source)!;
    expect(pattern.states).toBeGreaterThan(900);
    expect(asked).toBeLessThan(source.length * 3);
    expect(pattern.fits("a".repeat(200))).toBe(true);
    expect(pattern.fits(`${"a".repeat(199)}1`)).toBe(false);
    expect(asked).toBeLessThan(400 * 100);
  } finally {
    RegExp.prototype.test = own;
  }
});

test("[FO11] what isn't a pattern, or is too large, is none", () => {
  const bad = [
    "(",
    ")",
    "[",
    "a{3",
    "*a",
    "+",
    "a**",
    "a{4,2}",
    "a{1000}",
    "[z-a]",
    "\\",
    "\\b",
    "\\1",
    "(?=a)",
    "^a$",
    "[]",
    "x".repeat(201),
    "(((a{99}){99}){99})",
  ];
  expect(bad.filter((source) => readPattern(source) !== null)).toEqual([]);
});

test("letters of all scripts count as one", () => {
  expect(readPattern(".{3}")?.fits("é\u{1f377}ñ")).toBe(true);
  expect(readPattern("[é-ü]+")?.fits("éèü")).toBe(false);
});
