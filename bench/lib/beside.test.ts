import { describe, expect, test } from "vitest";

import { beside, type Line } from "./beside.ts";

const line: Line = {
  what: "orders",
  unit: "/s",
  ours: [100, 110],
  budget: { kind: "ratio", at: "least", limit: 10 },
};
const [fast, slow] = [
  { name: "Fast", rounds: [9, 12] },
  { name: "Slow", rounds: [2, 3] },
];

describe("beside peers", () => {
  test("the budget is held beside the better one, and nothing beside the others", () => {
    expect(beside(line, "more", [slow, fast])).toEqual([
      { ...line, control: [9, 12], controlName: "Fast" },
      { ...line, what: "      another peer", control: [2, 3], controlName: "Slow", budget: { kind: "none" } },
    ]);
    expect(beside(line, "less", [fast, slow]).map(({ controlName }) => controlName)).toEqual(["Slow", "Fast"]);
  });

  test("without a peer the line stands alone", () => {
    expect(beside(line, "more", [])).toEqual([line]);
  });
});
