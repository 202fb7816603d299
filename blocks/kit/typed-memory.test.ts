import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { forgetTyped, recallTyped, rememberTyped } from "./typed-memory.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

test("what was typed for a cart is there again for that cart alone", () => {
  rememberTyped("address", "cart-1", { city: "Cairanne" });
  expect(recallTyped("address", "cart-1")).toEqual({ city: "Cairanne" });
  expect(recallTyped("address", "cart-2")).toBeNull();
  expect(recallTyped("delivery", "cart-1")).toBeNull();
});

test("what the server has is forgotten", () => {
  rememberTyped("address", "cart-1", { city: "Cairanne" });
  forgetTyped("address");
  expect(recallTyped("address", "cart-1")).toBeNull();
});

test("what another version left there is nothing, and without a storage nothing fails", () => {
  sessionStorage.setItem("typed-address", '{"city":"Cairanne"}');
  expect(recallTyped("address", "cart-1")).toBeNull();
  vi.stubGlobal("sessionStorage", undefined);
  rememberTyped("address", "cart-1", {});
  expect(recallTyped("address", "cart-1")).toBeNull();
});
