import { expect, test } from "vitest";

import { foldMailbox } from "./fold-mailbox.ts";

test.each([
  ["Jean@Example.org", "jean+vin@example.org"],
  ["jean+a@example.org", "jean+b+c@example.org"],
  ["jean.duval@gmail.com", "j.eanduval+x@googlemail.com"],
  ["jean@example.org", "\uFF4Aean@example.org"],
])("%j and %j are one mailbox", (one, other) => {
  expect(foldMailbox(one)).toBe(foldMailbox(other));
});

test.each([
  ["jean.duval@example.org", "jeanduval@example.org"],
  ["jean@example.org", "jean@example.com"],
  ["+a@example.org", "+b@example.org"],
  ["jean@gmail.com.example.org", "jean@gmail.com"],
])("%j and %j are two", (one, other) => {
  expect(foldMailbox(one)).not.toBe(foldMailbox(other));
});

test("what is no address is left as it is", () => {
  expect([foldMailbox(""), foldMailbox("jean")]).toEqual(["", "jean"]);
});
