import { describe, expect, test } from "vitest";

import { applyCommand } from "#schemas/page/commands/command.ts";
import { samplePage, testRegistry } from "#schemas/page/test-registry.ts";

import { neighbourOf, positionOf, type Step, stepTo } from "./steps.ts";

// s1(content: n1 c1(left: n2, right: i1)) n3 d1 x1(body: n4)
const page = samplePage();

function stepped(ids: readonly string[], step: Step) {
  const at = stepTo(page, ids, step, testRegistry);
  if (!at) return null;
  const moved = applyCommand(page, { type: "move", ids, at }, testRegistry);
  if (!moved.ok) throw new Error(moved.error.messageKey);
  return moved.value.document;
}

describe("moves by the keyboard are structural", () => {
  test("up and down among neighbours, alone or together; none past the ends", () => {
    expect(stepped(["n3"], "up")?.root).toEqual(["n3", "s1", "d1", "x1"]);
    expect(stepped(["n3"], "down")?.root).toEqual(["s1", "d1", "n3", "x1"]);
    expect(stepped(["s1", "n3"], "down")?.root).toEqual(["d1", "s1", "n3", "x1"]);
    expect(stepped(["x1"], "first")?.root).toEqual(["x1", "s1", "n3", "d1"]);
    expect(stepped(["s1"], "last")?.root).toEqual(["n3", "d1", "x1", "s1"]);
    expect(stepTo(page, ["s1"], "up", testRegistry)).toBeNull();
    expect(stepTo(page, ["x1"], "down", testRegistry)).toBeNull();
  });

  test("into the container before, at its end; out behind the container", () => {
    const inside = stepped(["n3"], "into");
    expect(inside?.blocks["s1"]?.slots["content"]).toEqual(["n1", "c1", "n3"]);
    const outside = stepped(["n2"], "out");
    expect(outside?.blocks["s1"]?.slots["content"]).toEqual(["n1", "c1", "n2"]);
    expect(stepTo(page, ["s1"], "out", testRegistry)).toBeNull();
  });
});

test("the selection walks in reading order, up to the container and into it", () => {
  expect(neighbourOf(page, null, "next")).toBe("s1");
  expect(neighbourOf(page, "s1", "next")).toBe("n1");
  expect(neighbourOf(page, "n3", "previous")).toBe("i1");
  expect(neighbourOf(page, "n2", "parent")).toBe("c1");
  expect(neighbourOf(page, "s1", "child")).toBe("n1");
  expect(neighbourOf(page, "n4", "next")).toBeNull();
});

test("a place is said: which of how many, in what", () => {
  expect(positionOf(page, "c1")).toEqual({ position: 2, count: 2, into: "s1" });
  expect(positionOf(page, "d1")).toEqual({ position: 3, count: 4, into: null });
});
