import { expect, test } from "vitest";

import { ScrollMemory } from "./scroll-memory.ts";

test("positions outlive the page", () => {
  const storage = fakeStorage();
  new ScrollMemory(storage).set("k1", { x: 0, y: 320 });
  expect(new ScrollMemory(storage).get("k1")).toEqual({ x: 0, y: 320 });
  expect(new ScrollMemory(storage).get("k2")).toBeNull();
});

test("the oldest entries are forgotten first", () => {
  const memory = new ScrollMemory(fakeStorage());
  for (let index = 0; index < 100; index += 1) memory.set(`k${index}`, { x: 0, y: index });
  memory.set("k0", { x: 0, y: 1000 });
  memory.set("k100", { x: 0, y: 100 });
  expect(memory.get("k1")).toBeNull();
  expect(memory.get("k0")).toEqual({ x: 0, y: 1000 });
  expect(memory.get("k100")).toEqual({ x: 0, y: 100 });
});

test.each(["{", "{}", "null", '[["k1"]]', '[["k1",{"x":"0","y":null}]]', "[1]"])(
  "stored rubbish counts as nothing: %s",
  (text) => {
    const storage = fakeStorage();
    storage.setItem("cellardoor:scroll", text);
    expect(new ScrollMemory(storage).get("k1")).toBeNull();
  },
);

function fakeStorage(): Pick<Storage, "getItem" | "setItem"> {
  const values = new Map<string, string>();
  return { getItem: (name) => values.get(name) ?? null, setItem: (name, value) => void values.set(name, value) };
}
