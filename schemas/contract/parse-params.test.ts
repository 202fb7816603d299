import { expect, test } from "vitest";

import { parseParams } from "./parse-params.ts";

test("an id becomes a number and a slug stays text", () => {
  expect(parseParams({ id: "12", route: "logo-footer" }, { id: "id", route: "slug" })).toEqual({
    ok: true,
    value: { id: 12, route: "logo-footer" },
  });
});

test.each(["0", "-1", "01", "1.5", "1e3", "0x1", "abc", "", " 1", "2147483648", "99999999999999", "__proto__"])(
  "the id %j is a wrong type",
  (id) => {
    expect(parseParams({ id }, { id: "id" })).toEqual({
      ok: false,
      error: { code: "invalid", problems: [{ key: "id", messageKey: "key.id" }] },
    });
  },
);

test.each(["", "..", "../etc/passwd", "a/b", "a\\b", "a\0b", "é", "-a", "a b", "x".repeat(101), "%2e%2e"])(
  "the slug %j is not there",
  (slug) => {
    expect(parseParams({ slug }, { slug: "slug" })).toEqual({ ok: false, error: { code: "not-found" } });
  },
);
