import { describe, expect, test } from "vitest";

import { ok, type Result } from "#schemas/result.ts";

import { Timeline } from "./timeline.ts";

class TestDraft {
  readonly copy = { history: { done: [] as { at: number }[], undone: [] as { at: number }[] } };
  readonly #said: string[];
  readonly #name: string;

  constructor(name: string, said: string[]) {
    this.#name = name;
    this.#said = said;
  }

  do(at: number): void {
    this.copy.history.done.push({ at });
    this.copy.history.undone.length = 0;
  }

  undo(): Result<null, null> {
    const entry = this.copy.history.done.pop();
    if (entry) this.copy.history.undone.unshift(entry);
    this.#said.push(`undo ${this.#name} ${entry?.at}`);
    return ok(null);
  }

  redo(): Result<null, null> {
    const entry = this.copy.history.undone.shift();
    if (entry) this.copy.history.done.push(entry);
    this.#said.push(`redo ${this.#name} ${entry?.at}`);
    return ok(null);
  }
}

function scene() {
  const said: string[] = [];
  const [layout, everywhere] = [new TestDraft("layout", said), new TestDraft("everywhere", said)];
  return { said, layout, everywhere, timeline: new Timeline(() => [layout, everywhere]) };
}

describe("[HI7] several documents", () => {
  test("what was done last to any of them is taken back first, and done again last", () => {
    const { said, layout, everywhere, timeline } = scene();
    layout.do(1);
    everywhere.do(2);
    layout.do(3);
    for (let times = 0; times < 3; times += 1) timeline.undo();
    expect(timeline.canUndo).toBe(false);
    for (let times = 0; times < 3; times += 1) timeline.redo();
    expect(timeline.canRedo).toBe(false);
    expect(said).toEqual([
      "undo layout 3",
      "undo everywhere 2",
      "undo layout 1",
      "redo layout 1",
      "redo everywhere 2",
      "redo layout 3",
    ]);
  });

  test("nothing is done where there is nothing", () => {
    const { said, timeline } = scene();
    expect([timeline.canUndo, timeline.canRedo]).toEqual([false, false]);
    timeline.undo();
    timeline.redo();
    expect(said).toEqual([]);
  });
});
