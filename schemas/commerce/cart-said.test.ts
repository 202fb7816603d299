import { expect, test } from "vitest";

import { readSaid, writeSaid } from "./cart-said.ts";

test("what is said of a cart goes through an address and back", () => {
  for (const said of [
    { saying: "added", about: 31 },
    { saying: "left", n: 0, about: 4 },
    { saying: "code" },
  ] as const) {
    expect(readSaid(writeSaid(said))).toEqual(said);
  }
});

test.each(["", "left", "added-3", "toString", "left-1234567", "left-4_x", "left-4 ", "<b>"])(
  "no form of the cart ever says “%s”",
  (text) => {
    expect(readSaid(text)).toBeNull();
  },
);
