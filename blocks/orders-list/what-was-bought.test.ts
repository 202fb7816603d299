import { expect, test } from "vitest";

import { whatWasBought } from "./what-was-bought.ts";

const lines = (names: string) => [...names].map((name) => ({ name, quantity: 6 }));

test("vintages of one wine count together; beyond four names the rest is counted", () => {
  expect(whatWasBought(lines("aab"))).toEqual({
    named: [
      { name: "a", quantity: 12 },
      { name: "b", quantity: 6 },
    ],
    others: 0,
  });
  expect(whatWasBought(lines("abcd"))).toMatchObject({ named: { length: 4 }, others: 0 });
  expect(whatWasBought(lines("abcde"))).toMatchObject({ named: { length: 3 }, others: 2 });
});
