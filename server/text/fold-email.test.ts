import { expect, test } from "vitest";

import { foldEmail } from "./fold-email.ts";

test.each([
  ["Jose@Example.org", "jose@example.org"],
  [" jose@example.org ", "jose@example.org"],
  ["jose\u0301@example.org", "jos\u00e9@example.org"],
  ["JOS\u00c9@example.org", "jose\u0301@example.org"],
])("%j and %j are one address", (one, other) => {
  expect(foldEmail(one)).toBe(foldEmail(other));
});

test.each([
  ["jos\u00e9@example.org", "jose@example.org"],
  ["stra\u00dfe@example.org", "strasse@example.org"],
  ["\u0153uvre@example.org", "oeuvre@example.org"],
  ["m\u00fcller@example.org", "muller@example.org"],
])("%j and %j are two people's", (one, other) => {
  expect(foldEmail(one)).not.toBe(foldEmail(other));
});
