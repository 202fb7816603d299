import { expect, test } from "vitest";

import { toldOrder } from "./test-order.ts";
import { amountIn, refundSum } from "./refund-sum.ts";

test("goods go back with their shares of the discount, and all of them in parts are what was paid", () => {
  const told = toldOrder();
  expect(refundSum(told, {}, false)).toBe(0);
  expect(refundSum(told, { 11: 1 }, false)).toBe(9.99);
  expect(refundSum(told, { 11: 2 }, true)).toBe(28.99);
  const gone = toldOrder({ gone: { quantity: 1, amount: 9.99 } });
  expect(refundSum(gone, { 11: 2 }, false)).toBe(20);
});

test("an amount is read in either language; what is none isn't", () => {
  expect(["12,5", "12.50", "1\u00a0200", "5 €"].map(amountIn)).toEqual([12.5, 12.5, 1200, 5]);
  expect(["", "-3", "1,234", "douze", "1.2.3"].map(amountIn)).toEqual([null, null, null, null, null]);
});
