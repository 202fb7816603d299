import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { cart, cartLine } from "#tests/factories/commerce.ts";

import { isKeptCart, keepCart, keptCartId, keptLines } from "./cart-memory.ts";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const two = cart("c1", [cartLine(), cartLine({ id: 2, idProduct: 4, idDeclination: 12, quantity: 1 })]);

test("[§9 local-storage-keys] the browser keeps the cart's id and how many there are of each thing", () => {
  keepCart(two);
  expect(keptCartId()).toBe("c1");
  expect(keptLines()).toEqual([
    { id: 1, product: 3, declination: 11, quantity: 6 },
    { id: 2, product: 4, declination: 12, quantity: 1 },
  ]);
  keepCart(null);
  expect([keptCartId(), keptLines(), kept.size]).toEqual([null, [], 0]);
});

test("another tab's cart is told from this one's by what is in it, not by its number alone", () => {
  keepCart(two);
  expect([isKeptCart(two), isKeptCart(null)]).toEqual([true, false]);
  const moved = cart("c1", [cartLine({ quantity: 5 }), cartLine({ id: 2, idDeclination: 12, quantity: 2 })]);
  expect(isKeptCart(moved)).toBe(false);
  keepCart(null);
  expect(isKeptCart(null)).toBe(true);
});

test("what somebody else left under its names is nothing", () => {
  kept.set("cartLines", "7 bottles");
  expect(keptLines()).toEqual([]);
});

test("without a storage nothing is kept and nothing fails", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("denied");
    },
  });
  keepCart(two);
  expect([keptCartId(), keptLines()]).toEqual([null, []]);
});
