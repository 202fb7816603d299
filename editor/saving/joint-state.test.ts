import { expect, test } from "vitest";

import type { SavingState } from "../store/draft-ports.ts";
import { type ConflictingDraft, jointState } from "./joint-state.ts";

function draft(state: SavingState, more: Partial<ConflictingDraft> = {}): ConflictingDraft {
  return { state, isKept: true, copy: { own: [], conflicts: [] }, save: async () => {}, look: async () => {}, ...more };
}

function conflict(leaf: string, go: string): ConflictingDraft["copy"]["conflicts"][number] {
  return { edit: { id: `${leaf}-${go}`, commands: [] }, overwrites: [{ leaf, by: "theirs" }], refusal: null };
}

test.each([
  [["saved", "saved"], "saved"],
  [["saved", "saving"], "saving"],
  [["offline", "saving"], "offline"],
  [["offline", "signed-out"], "signed-out"],
  [["conflict", "signed-out"], "conflict"],
  [["gone", "conflict"], "gone"],
] as const)("of %j is said: %s", ([one, other], said) => {
  expect(jointState(() => [draft(one), draft(other)]).state).toBe(said);
  expect(jointState(() => [draft(other), draft(one)]).state).toBe(said);
});

test("what waits and what conflicts is counted together; all of it is saved, and kept only where all of it is", async () => {
  const [saved, looked]: [string[], string[]] = [[], []];
  const [one, other] = ["layout", "everywhere"].map((name, index) =>
    draft("saving", {
      isKept: index === 0,
      copy: { own: [name], conflicts: ["before", "last"].map((go) => conflict(name, go)) },
      save: async () => void saved.push(name),
      look: async () => void looked.push(name),
    }),
  );
  if (!one || !other) throw new Error("Two drafts");
  const joint = jointState(() => [one, other]);
  // What was written in one place in several goes is one thing to decide.
  const conflicts = ["layout", "everywhere"].map((name) => {
    return { conflict: conflict(name, "last"), earlier: [conflict(name, "before")] };
  });
  expect(joint.copy).toEqual({ own: ["layout", "everywhere"], conflicts });
  expect([joint.isKept, jointState(() => [one]).isKept]).toEqual([false, true]);
  await joint.save();
  expect([saved, looked]).toEqual([["layout", "everywhere"], []]);
  await joint.look();
  expect(looked).toEqual(["layout", "everywhere"]);
});
