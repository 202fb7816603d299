import { expect, test } from "vitest";

import { readNext } from "./next-path.ts";

test.each([
  ["/account/orders?orders.page=2", "/account/orders?orders.page=2"],
  ["/en_US/cart", "/en_US/cart"],
  ["/authors", "/authors"],
  ["/wines/été/3#top", "/wines/%C3%A9t%C3%A9/3"],
])("%s is a place of this site", (text, path) => {
  expect(readNext(text)).toBe(path);
});

test.each([
  "",
  "account",
  "//evil.test/",
  "/\\evil.test",
  "/\t/evil.test",
  "/.//evil.test",
  "https://evil.test/",
  "javascript:alert(1)",
  "/auth",
  "/en_US/auth?next=/auth",
  "/password/reset",
  `/${"a".repeat(2001)}`,
])("%j is none, or no place to go to", (text) => {
  expect(readNext(text)).toBeNull();
});
