import { expect, test } from "vitest";

import { textDiff } from "./text-diff.ts";

test("words that both have stand once, the others are marked", () => {
  expect(textDiff("Nos vins de garde", "Nos grands vins")).toEqual([
    { kind: "same", text: "Nos " },
    { kind: "added", text: "grands " },
    { kind: "same", text: "vins" },
    { kind: "removed", text: "de garde" },
  ]);
  expect(textDiff("un deux trois", "un trois")).toEqual([
    { kind: "same", text: "un " },
    { kind: "removed", text: "deux " },
    { kind: "same", text: "trois" },
  ]);
});

test("what is left and what is new give the two texts again", () => {
  const [one, other] = ["La vendange a commencé.\nTôt, cette année.", " La vendange commence. Tard, cette année."];
  const parts = textDiff(one, other);
  const side = (left: string) =>
    parts.flatMap(({ kind, text }) => (kind === "same" || kind === left ? text : [])).join("");
  expect([side("removed"), side("added")]).toEqual([one, other]);
});

test("nothing, the same, and a text too long to compare", () => {
  expect(textDiff("", "")).toEqual([]);
  expect(textDiff("même", "même")).toEqual([{ kind: "same", text: "même" }]);
  const long = "mot ".repeat(700);
  expect(textDiff(long, `${long}fin`)).toEqual([
    { kind: "removed", text: long },
    { kind: "added", text: `${long}fin` },
  ]);
});
