import fc from "fast-check";
import { expect, test } from "vitest";

import { isLong } from "#tests/setup/is-long.ts";

import { hiddenSlugs, neededSlugs } from "../always-seen.ts";
import { checkLayout } from "../invariants.ts";
import type { Command } from "./command.ts";
import { applyCommand } from "./command.ts";
import { diceOfCommand, randomCommand } from "../test-dice.ts";
import { sampleFrame, samplePage, testRegistry } from "../test-registry.ts";

const sequence = fc.array(fc.array(fc.nat(997), { minLength: diceOfCommand, maxLength: diceOfCommand }), {
  minLength: 4,
  maxLength: 12,
});
const cases = Number(process.env["CASES"] ?? 1000);

test(
  "[PC1] [PC2] [PC3] [PV4] random sequences keep every invariant, hide nothing that is needed, and every inverse restores the document exactly",
  { timeout: isLong ? 600_000 : 120_000 },
  () => {
    const frameRegistry = { get: testRegistry.get };
    let hid = 0;
    const seen = new Map<string, { applied: number; refused: number }>();
    fc.assert(
      fc.property(fc.boolean(), sequence, (isFrame, rolls) => {
        const registry = isFrame ? frameRegistry : testRegistry;
        const start = isFrame ? sampleFrame() : samplePage();
        let document = start;
        const inverses: Command[] = [];
        rolls.forEach((dice, step) => {
          const command = randomCommand(dice, document, `new-${step}`);
          const before = JSON.stringify(document);
          const result = applyCommand(document, command, registry);
          const tally = seen.get(command.type) ?? { applied: 0, refused: 0 };
          seen.set(command.type, tally);
          expect(JSON.stringify(document)).toBe(before);
          if (!result.ok) {
            tally.refused += 1;
            return;
          }
          tally.applied += 1;
          expect(checkLayout(result.value.document, registry)).toEqual([]);
          const needed = neededSlugs(result.value.document, registry);
          expect(hiddenSlugs(result.value.document, needed)).toEqual([]);
          if (command.type === "set-props" && command.changes.some(({ prop }) => prop === "visibility")) hid += 1;
          const back = applyCommand(result.value.document, result.value.inverse, registry);
          if (!back.ok) throw new Error(`${command.type} can't be undone: ${back.error.messageKey}`);
          expect(back.value.document).toEqual(document);
          expect(back.value.document.root).toEqual(document.root);
          const again = applyCommand(back.value.document, back.value.inverse, registry);
          expect(again.ok && again.value.document).toEqual(result.value.document);
          inverses.push(result.value.inverse);
          document = result.value.document;
        });
        for (const inverse of inverses.toReversed()) {
          const undone = applyCommand(document, inverse, registry);
          if (!undone.ok) throw new Error(`undo refused: ${undone.error.messageKey}`);
          document = undone.value.document;
        }
        expect(document).toEqual(start);
      }),
      { numRuns: cases },
    );
    // The generator is worth something only if it reaches both outcomes of every command.
    if (cases >= 1000) {
      expect(seen.size).toBe(10);
      expect(hid).toBeGreaterThan(100);
      for (const [type, tally] of seen) {
        expect(tally.applied, type).toBeGreaterThan(10);
        expect(tally.refused, type).toBeGreaterThan(10);
      }
    }
  },
);
