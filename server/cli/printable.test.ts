import { expect, test } from "vitest";

import { printable } from "./printable.ts";

test("what a customer typed commands no terminal", () => {
  expect(printable("CD-1  \u001B]0;owned\u0007\u009B2J Claire\r")).toBe(
    String.raw`CD-1  \u001b]0;owned\u0007\u009b2J Claire\u000d`,
  );
});

test("lines, tabs and letters stay, and so does JSON", () => {
  expect(printable("Été\n\tœuvre")).toBe("Été\n\tœuvre");
  const value = { name: "a\u009Bb" };
  expect(JSON.parse(printable(JSON.stringify(value, null, 2)))).toEqual(value);
});
