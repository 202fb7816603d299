import { expect, test } from "vitest";

import { whatWasBought } from "./what-was-bought.ts";

const lines = (...names: readonly string[]) => names.map((name) => ({ name, quantity: 6 }));

test("vintages of one wine count together; beyond four names the rest is counted", () => {
  expect(whatWasBought(lines("a", "a", "b"))).toEqual({
    named: [
      { name: "a", quantity: 12 },
      { name: "b", quantity: 6 },
    ],
    others: 0,
  });
  expect(whatWasBought(lines("a", "b", "c", "d"))).toMatchObject({ named: { length: 4 }, others: 0 });
  expect(whatWasBought(lines("a", "b", "c", "d", "e"))).toMatchObject({ named: { length: 3 }, others: 2 });
});
