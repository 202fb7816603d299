import { expect, test } from "vitest";

import { sessionOrMemory } from "./session-storage.ts";

test("reads what the session has and writes to it", () => {
  const values = new Map([["old", "1"]]);
  const storage = sessionOrMemory(() => ({
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
  }));
  storage.setItem("new", "2");
  expect(values.get("new")).toBe("2");
  expect(storage.getItem("old")).toBe("1");
  expect(storage.getItem("none")).toBeNull();
});

test("remembers for this page where the browser blocks its storage", () => {
  const storage = sessionOrMemory(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(storage.getItem("a")).toBeNull();
  storage.setItem("a", "1");
  expect(storage.getItem("a")).toBe("1");
});
