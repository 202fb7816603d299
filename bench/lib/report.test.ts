import { describe, expect, test } from "vitest";

import { verdict, type Measurement } from "./report.ts";

const base: Measurement = { what: "x", unit: "ms", ours: [9, 10, 11], budget: { kind: "none" } };

describe("bench verdicts", () => {
  test("a value is held against its limit, by its median", () => {
    expect(verdict({ ...base, budget: { kind: "value", at: "most", limit: 10 } })).toBe("ok");
    expect(verdict({ ...base, budget: { kind: "value", at: "most", limit: 9.9 } })).toBe("over");
    expect(verdict({ ...base, budget: { kind: "value", at: "least", limit: 11 } })).toBe("over");
  });

  test("a ratio needs a control", () => {
    const budget = { kind: "ratio", at: "least", limit: 0.8 } as const;
    expect(verdict({ ...base, budget })).toBe("no control");
    expect(verdict({ ...base, budget, control: [12] })).toBe("ok");
    expect(verdict({ ...base, budget, control: [20] })).toBe("over");
    expect(verdict({ ...base, ours: [0], control: [0], budget: { kind: "ratio", at: "most", limit: 1.1 } })).toBe("ok");
  });
});
