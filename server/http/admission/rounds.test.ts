import { setImmediate as nextRound } from "node:timers/promises";

import { describe, expect, test } from "vitest";

import { Newcomers } from "./newcomers.ts";
import { Rounds } from "./rounds.ts";

describe("rounds of the event loop", () => {
  test.each([50, 0])("one piece of work begins in each, with a patience of %i ms", async (patience) => {
    const rounds = new Rounds(new Newcomers(), patience);
    const begun: number[] = [];
    for (const piece of [1, 2, 3]) void rounds.next().then(() => begun.push(piece));
    const seen: number[] = [];
    for (let round = 0; round < 12; round += 1) {
      await nextRound();
      seen.push(begun.length);
    }
    expect(begun).toEqual([1, 2, 3]);
    expect(seen.map((count, at) => count - (seen[at - 1] ?? 0)).every((step) => step <= 1)).toBe(true);
  });

  test("work waits while connections come in, and begins when none does", async () => {
    const newcomers = new Newcomers();
    const rounds = new Rounds(newcomers, 60_000);
    let begun = false;
    void rounds.next().then(() => (begun = true));
    for (let come = 0; come < 5; come += 1) {
      newcomers.note();
      await nextRound();
    }
    expect(begun).toBe(false);
    while (!begun) await nextRound();
    expect(newcomers.count).toBe(5);
  });

  test("a flood of connections without end doesn't stop it", async () => {
    const newcomers = new Newcomers();
    const coming = async (): Promise<void> => {
      while (flooding) {
        newcomers.note();
        await nextRound();
      }
    };
    let flooding = true;
    const over = coming();
    await new Rounds(newcomers).next();
    flooding = false;
    await over;
    expect(newcomers.count).toBeGreaterThan(1);
  });
});
