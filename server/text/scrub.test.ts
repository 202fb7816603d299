import { describe, expect, test } from "vitest";

import { scrub } from "./scrub.ts";

describe("a scrubbed text", () => {
  test.each([
    ["no account of anna.martin+shop@clos-des-murs.example here", "no account of [e-mail] here"],
    ["/newsletter/anna%40clos.example", "/newsletter/[e-mail]"],
    ["call 06 12 34 56 78 or +33 6 12.34.56.78", "call [number] or [number]"],
    ["paid with 4111 1111 1111 1111", "paid with [number]"],
    ["GET https://host.example/reset?token=abc&x=1 failed", "GET https://host.example/reset?… failed"],
    ["postgres://anna:s3cret@db.example:5432/estate", "postgres://[secret]@db.example:5432/estate"],
    ["Key (email)=(a@b.example) already exists.", "Key (email)=(…) already exists."],
    ["Authorization: Bearer abcdef12345", "Authorization: [secret] [secret]"],
    ['{"password":"grand cru 2022"}', '{"password":"[secret] cru 2022"}'],
    ["at /password/reset/9f86d081884c7d659a2feaa0c55ad015", "at /password/reset/[key]"],
  ])("%s", (text, clean) => expect(scrub(text)).toBe(clean));

  test.each([
    "UNIQUE constraint failed: user.email_folded",
    "connect ECONNREFUSED 127.0.0.1:5432",
    "Cannot read properties of undefined (reading 'layoutId')",
    "the address is taken (EADDRINUSE) on port 3000",
    "migrated to 012-box-contents in 1250 ms",
  ])("keeps %s", (text) => expect(scrub(text)).toBe(text));

  test("is made in no time of any text, and is short", () => {
    for (const unit of ["a", "1 ", "a@", "(", "?", "1-", "key=", "//a"]) {
      const text = unit.repeat(100_000);
      expect(scrub(text).length).toBeLessThan(20_000);
    }
  });
});
