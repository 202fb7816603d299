import { expect, test, vi } from "vitest";

import { createAgeGate } from "./minors-gate.ts";

class Gate extends EventTarget {
  open = false;
  isConnected = true;
  refused = true;
  showModal(): void {
    this.open = true;
  }
  close(): void {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  }
  querySelector(): { removeAttribute(): void } {
    return { removeAttribute: () => (this.refused = false) };
  }
}

function setUp() {
  const gate = new Gate();
  const kept = new Map<string, string>();
  vi.stubGlobal("document", { querySelector: () => gate });
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
  const control = { closest: () => gate } as unknown as HTMLElement;
  return { gate, control, ages: createAgeGate(store as never) };
}

test("[§3] the gate opens, closes for an adult and stays closed for the session", () => {
  const { gate, control, ages } = setUp();
  ages.bind();
  expect(gate.open).toBe(true);
  ages.accept(control);
  expect(gate.open).toBe(false);
  ages.bind();
  expect(gate.open).toBe(false);
});

test("[§3] a refusal is answered and leaves the gate shut; Escape doesn't open it", () => {
  const { gate, control, ages } = setUp();
  ages.bind();
  ages.refuse(control);
  expect([gate.open, gate.refused]).toEqual([true, false]);
  gate.close();
  expect(gate.open).toBe(true);
});
