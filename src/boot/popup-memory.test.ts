import { expect, test } from "vitest";

import { createPopupMemory } from "./popup-memory.ts";

class Store {
  readonly values = new Map<string, string>();
  getItem = (key: string) => this.values.get(key) ?? null;
  setItem = (key: string, value: string) => void this.values.set(key, value);
}

function setUp() {
  const [local, session] = [new Store(), new Store()];
  const load = () =>
    createPopupMemory(
      () => local,
      () => session,
      () => 1_700_000_000_000,
    );
  return { local, session, load };
}

test("[§2 popup-closed-kept] closing stores a 'popup-{id}' timestamp, and the popup stays away from then on", () => {
  const { local, session, load } = setUp();
  const memory = load();
  expect(memory.mayOpen("3", false)).toBe(true);
  memory.opened("3");
  memory.closed("3", false);
  expect(local.values.get("popup-3")).toBe("1700000000000");
  session.values.clear();
  expect(load().mayOpen("3", false)).toBe(false);
  expect(load().mayOpen("4", false)).toBe(true);
});

test("[§2 popup-every-load] a popup that shows on every reload stores none and opens once per load", () => {
  const { local, load } = setUp();
  const memory = load();
  memory.opened("3");
  memory.closed("3", true);
  expect(local.values.size).toBe(0);
  expect(memory.mayOpen("3", true)).toBe(false);
  expect(load().mayOpen("3", true)).toBe(true);
});

test("[§2 popup-opened-kept] [§4] popups are recorded as opened once per session, closed or not", () => {
  const { session, load } = setUp();
  load().opened("3");
  expect(session.values.has("popup-3")).toBe(true);
  expect(load().mayOpen("3", false)).toBe(false);
  session.values.clear();
  expect(load().mayOpen("3", false)).toBe(true);
});

test("without a storage a popup opens once per load", () => {
  const none = () => {
    throw new DOMException("denied", "SecurityError");
  };
  const memory = createPopupMemory(none, none, () => 0);
  expect(memory.mayOpen("3", false)).toBe(true);
  memory.opened("3");
  memory.closed("3", false);
  expect(memory.mayOpen("3", false)).toBe(false);
});
