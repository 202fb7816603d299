import { expect, test } from "vitest";

import { codeSigns, orderCodeIn } from "./order-code.ts";

test("a code is found however it was typed, said or scanned", () => {
  const typed = ["CD-7K3M9Q2", "cd-7k3m9q2", " 7k3m9q2 ", "CD 7K3 M9Q2", "cd7k3m9q2", "7K3-M9Q2"];
  expect(typed.map(orderCodeIn)).toEqual(typed.map(() => "CD-7K3M9Q2"));
  expect(orderCodeIn("https://example.test/order/CD-7K3M9Q2?from=slip")).toBe("CD-7K3M9Q2");
});

test("what has no code in it, too short, too long or with signs that no code has, is none", () => {
  const wrong = ["", "CD-", "7K3M9Q", "7K3M9Q22", "CD-7K3M9Q2X", "CD-7K3M9O2", "Aubert", "2026-000123"];
  expect(wrong.map(orderCodeIn)).toEqual(wrong.map(() => null));
});

test("every sign that a code may have is known", () => {
  const codes = Array.from(codeSigns, (sign) => `CD-${sign.repeat(7)}`);
  expect(codes.map(orderCodeIn)).toEqual(codes);
});
