import fc from "fast-check";
import { expect, test } from "vitest";

import { isLong } from "#tests/setup/is-long.ts";

import { applyEdit } from "../../editing/edit.ts";
import { applyCommand } from "../commands/command.ts";
import { layoutKind } from "../editing/layout-kind.ts";
import { checkLayout } from "../invariants.ts";
import type { LayoutDocument } from "../layout.ts";
import { diceOf, randomCommand } from "../test-dice.ts";
import { sampleFrame, samplePage, testRegistry } from "../test-registry.ts";
import { subtree } from "../tree.ts";
import { compareLayouts } from "./compare-layouts.ts";
import { longestOrder } from "./longest-order.ts";
import { restoring } from "./restore-block.ts";

const cases = Number(process.env["CASES"] ?? 1000);

test(
  "[PX1] [PX2] [PX5] random pages: none differs from itself, every block is named once, and nothing is missed",
  { timeout: isLong ? 600_000 : 120_000 },
  () => {
    fc.assert(
      fc.property(fc.boolean(), fc.nat(), fc.nat(30), fc.nat(30), (isFrame, seed, one, other) => {
        const { before, after } = twoPages({ isFrame, seed, one, other });
        expect(compareLayouts(before, before)).toEqual([]);
        const differences = compareLayouts(before, after);
        const named = differences.flatMap(({ ids }) => ids);
        expect(new Set(named).size).toBe(named.length);
        const came = differences.filter(({ kind }) => kind === "added").flatMap(({ ids }) => ids);
        const went = differences.filter(({ kind }) => kind === "removed").flatMap(({ ids }) => ids);
        expect(came.toSorted()).toEqual(
          idsOf(after)
            .filter((id) => !before.blocks[id])
            .toSorted(),
        );
        expect(went.toSorted()).toEqual(
          idsOf(before)
            .filter((id) => !after.blocks[id])
            .toSorted(),
        );
        const stayed = differences.filter(({ kind }) => kind !== "removed").map(({ id }) => id);
        const inOrder = subtree(after.blocks, after.root).filter((id) => stayed.includes(id));
        expect(stayed).toEqual(inOrder);
        if (differences.length === 0) expect(after).toEqual(before);
      }),
      { numRuns: cases },
    );
  },
);

test(
  "[PX6] [PX7] [PX8] [PX10] random pages: restoring every block makes the later page the earlier one",
  { timeout: isLong ? 600_000 : 120_000 },
  () => {
    let [restored, unrestored] = [0, 0];
    fc.assert(
      fc.property(fc.boolean(), fc.nat(), fc.nat(30), fc.nat(30), (isFrame, seed, one, other) => {
        const { before, after, registry } = twoPages({ isFrame, seed, one, other });
        const kind = layoutKind(registry);
        let now = after;
        const left = (): readonly string[] => compareLayouts(before, now).map(({ id }) => id);
        const stuck = new Set<string>();
        for (let id = left()[0]; id !== undefined; id = left().find((each) => !stuck.has(each))) {
          const count = left().length;
          const { commands, elsewhere } = restoring({ past: before, now }, registry)(id);
          if (elsewhere) {
            // Its container comes first.
            stuck.add(id);
            continue;
          }
          expect(commands.length, `${id} differs, and nothing restores it`).toBeGreaterThan(0);
          const done = applyEdit(kind, now, { id: "restores", commands });
          if (!done.ok) {
            stuck.add(id);
            continue;
          }
          now = done.value.document;
          stuck.clear();
          restored += 1;
          expect(checkLayout(now, registry)).toEqual([]);
          expect(left()).not.toContain(id);
          expect(left().length).toBeLessThan(count);
        }
        // What is full, or unknown by now, takes nothing: each says so, and none of the rest is left.
        for (const id of left()) {
          const { commands, elsewhere } = restoring({ past: before, now }, registry)(id);
          if (elsewhere) continue;
          unrestored += 1;
          const why = applyEdit(kind, now, { id: "restores", commands });
          expect(why.ok ? "done" : why.error.code).toMatch(
            /^(?:slot-full|slot-refuses|unknown-slot|outlet|required|locked)$/,
          );
        }
        if (left().length === 0) expect(now).toEqual(before);
      }),
      { numRuns: cases },
    );
    expect(restored).toBeGreaterThan(cases);
    // Counted at the end: what waits for another one's turn is refused as often as it is tried before.
    expect(unrestored).toBeLessThan(restored / 50);
  },
);

test("[PX3] the longest row is as long as any: against every subset of short lists", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(50), { maxLength: 8 }), (numbers) => {
      const row = longestOrder(numbers).map((place) => numbers[place] ?? -1);
      expect(row).toEqual(row.toSorted((one, other) => one - other));
      expect(longestOrder(numbers)).toEqual(longestOrder(numbers).toSorted((one, other) => one - other));
      let longest = 0;
      for (let subset = 0; subset < 1 << numbers.length; subset += 1) {
        const kept = numbers.filter((_number, place) => subset & (1 << place));
        if (kept.every((number, place) => place === 0 || number > (kept[place - 1] ?? 0)))
          longest = Math.max(longest, kept.length);
      }
      expect(row.length).toBe(longest);
    }),
  );
});

interface Seeds {
  readonly isFrame: boolean;
  readonly seed: number;
  readonly one: number;
  readonly other: number;
}

/** Two pages that were edited from one: each by so many random commands. */
function twoPages({ isFrame, seed, one, other }: Seeds) {
  const registry = isFrame ? { get: testRegistry.get } : testRegistry;
  const start = isFrame ? sampleFrame() : samplePage();
  const dice = diceOf(seed);
  const edited = (steps: number, fresh: string): LayoutDocument => {
    let document = start;
    for (let step = 0; step < steps; step += 1) {
      const done = applyCommand(document, randomCommand(dice(), document, `${fresh}-${step}`), registry);
      if (done.ok) ({ document } = done.value);
    }
    return document;
  };
  return { before: edited(one, "one"), after: edited(other, "other"), registry };
}

function idsOf({ blocks }: LayoutDocument): readonly string[] {
  return Object.keys(blocks);
}
