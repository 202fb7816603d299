import fc from "fast-check";
import { expect, test } from "vitest";

import { isLong } from "#tests/setup/is-long.ts";

import type { Command } from "../page/commands/command.ts";
import { applyCommand } from "../page/commands/command.ts";
import { layoutKind } from "../page/editing/layout-kind.ts";
import { leavesOverwritten, leavesWritten } from "../page/editing/layout-leaves.ts";
import { checkLayout } from "../page/invariants.ts";
import type { LayoutDocument } from "../page/layout.ts";
import { type Dice, diceOf, randomCommand } from "../page/test-dice.ts";
import { samplePage, testRegistry } from "../page/test-registry.ts";
import { overlap } from "./leaf.ts";
import { rebase } from "./rebase.ts";

const kind = layoutKind(testRegistry);
const cases = Number(process.env["CASES"] ?? 2000);

test(
  "[EM3] [EM4] [EM5] pairs of concurrent commands: sound, no edit lost, conflicts only where both wrote the same, or on what is gone",
  { timeout: isLong ? 600_000 : 120_000 },
  () => {
    const seen = { pairs: 0, kept: 0, met: 0, overwrites: 0, refused: 0 };
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const roll = diceOf(seed);
        const base = ["old-0", "old-1"].reduce(
          (document, fresh) => possible(document, roll, fresh)?.document ?? document,
          samplePage(),
        );
        const [missed, own] = [possible(base, roll, "their"), possible(base, roll, "our")];
        if (missed === null || own === null) return;
        seen.pairs += 1;
        const result = rebase(kind, {
          base,
          missed: [{ id: "theirs", commands: [missed.command] }],
          own: [{ id: "ours", commands: [own.command] }],
        });
        expect(result.theirs).toEqual(missed.document);
        expect(checkLayout(result.document, testRegistry)).toEqual([]);
        const [conflict] = result.conflicts;
        expect(result.kept.length + result.conflicts.length).toBeLessThanOrEqual(1);
        if (conflict === undefined) {
          if (result.kept.length === 0) seen.met += 1;
          else seen.kept += 1;
          if (result.kept.length === 0) expect(isMet(own.command, missed.document)).toBe(true);
          return;
        }
        expect(conflict.edit.commands).toEqual([own.command]);
        expect(result.document).toBe(result.theirs);
        if (conflict.refusal !== null) {
          seen.refused += 1;
          expect([...refusals]).toContain(conflict.refusal.code);
          return;
        }
        seen.overwrites += 1;
        const written = leavesWritten(base, missed.command);
        const overwritten = leavesOverwritten(missed.document, own.command);
        expect(written.some((leaf) => overwritten.some((other) => overlap(leaf, other)))).toBe(true);
      }),
      { numRuns: cases },
    );
    // The generator is worth something only if it reaches every outcome.
    if (cases >= 1000) expect(Math.min(...Object.values(seen))).toBeGreaterThan(10);
    expect(seen.pairs).toBeGreaterThan(cases * 0.95);
  },
);

/**
 * Why an edit can't be replayed: what it is about is gone or parted, where it would stand takes no more, or not it, or has
 * come to stand in what it moves.
 */
const refusals = new Set([
  "cycle",
  "unknown-block",
  "unknown-slug",
  "unknown-slot",
  "not-neighbours",
  "nothing-inside",
  "required",
  "slot-full",
  "slot-refuses",
  "duplicate-id",
  "limit",
]);

/** The first of some random commands that can be applied to a document, and what it makes of it; null when none can. */
function possible(document: LayoutDocument, roll: () => Dice, fresh: string) {
  for (let tries = 0; tries < 6; tries += 1) {
    const command = randomCommand(roll(), document, fresh);
    const applied = applyCommand(document, command, testRegistry);
    if (applied.ok) return { command, document: applied.value.document };
  }
  return null;
}

/** What a command meant to take away isn't there. */
function isMet(command: Command, { blocks }: LayoutDocument): boolean {
  if (command.type === "unwrap") return blocks[command.id] === undefined;
  return command.type === "remove" && command.ids.every((id) => blocks[id] === undefined);
}
