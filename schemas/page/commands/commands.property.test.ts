import fc from "fast-check";
import { expect, test } from "vitest";

import { checkLayout } from "../invariants.ts";
import type { BlockId, BlockNode, LayoutDocument } from "../layout.ts";
import { parentsOf } from "../tree.ts";
import type { Command } from "./command.ts";
import { applyCommand } from "./command.ts";
import { fragmentOf } from "./fragment.ts";
import type { PropChange } from "./set-props.ts";
import { buildNode, sampleFrame, samplePage, testRegistry } from "../test-registry.ts";

/** Random numbers that steer one command; read one after the other. */
type Dice = readonly number[];

const slugs = ["section", "columns", "note", "image", "news-detail", "legal-text", "outlet", "nowhere"];
const slotNames = ["content", "left", "right", "body", "root"];
const sequence = fc.array(fc.array(fc.nat(997), { minLength: 12, maxLength: 12 }), { minLength: 4, maxLength: 12 });
const cases = Number(process.env["CASES"] ?? 10_000);

test(
  "[PC1] [PC2] [PC3] random sequences keep every invariant, and every inverse restores the document exactly",
  { timeout: 600_000 },
  () => {
    const frameRegistry = { get: testRegistry.get };
    const seen = new Map<string, { applied: number; refused: number }>();
    fc.assert(
      fc.property(fc.boolean(), sequence, (isFrame, rolls) => {
        const registry = isFrame ? frameRegistry : testRegistry;
        const start = isFrame ? sampleFrame() : samplePage();
        let document = start;
        const inverses: Command[] = [];
        rolls.forEach((dice, step) => {
          const command = commandFrom(dice, document, step);
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
      for (const [type, tally] of seen) {
        expect(tally.applied, type).toBeGreaterThan(10);
        expect(tally.refused, type).toBeGreaterThan(10);
      }
    }
  },
);

function commandFrom(dice: Dice, document: LayoutDocument, step: number): Command {
  let next = 0;
  const roll = (): number => dice[next++] ?? 0;
  const pick = <Item>(items: readonly Item[], otherwise: Item): Item => items[roll() % items.length] ?? otherwise;
  const ids = Object.keys(document.blocks);
  const anyId = (): BlockId => (roll() % 20 === 0 ? "nobody" : pick(ids, "s1"));
  const run = (): BlockId[] => {
    const id = anyId();
    const parent = parentsOf(document).get(id);
    const siblings = parent
      ? parent.into === null
        ? document.root
        : (document.blocks[parent.into]?.slots[parent.slot] ?? [])
      : [id];
    const from = siblings.indexOf(id);
    return siblings.slice(from, from + 1 + (roll() % 2));
  };
  const anchor = () => {
    const owner = roll() % 3 === 0 ? undefined : document.blocks[anyId()];
    const known = Object.keys(owner?.slots ?? {});
    const slot = owner ? pick(roll() % 2 === 0 && known.length > 0 ? known : slotNames, "content") : "root";
    const siblings = owner ? (owner.slots[slot] ?? []) : document.root;
    return { into: owner?.id ?? null, slot, after: roll() % 2 === 0 ? null : (siblings.at(-1) ?? null) };
  };
  const node = (id: BlockId): BlockNode => buildNode(id, pick(slugs, "note"));
  const fragment = (id: BlockId) => {
    const inner = buildNode(`${id}b`, "note");
    const outer = { ...buildNode(id, "section"), slots: { content: [inner.id] } };
    const single = node(id);
    return roll() % 2 === 0
      ? { root: [id], blocks: { [id]: single } }
      : { root: [id], blocks: { [id]: outer, [inner.id]: inner } };
  };
  const fresh = `new-${step}`;
  const renamed = (old: readonly BlockId[]) => Object.fromEntries(old.map((id, index) => [id, `${fresh}-${index}`]));
  const all = (run: readonly BlockId[]) => Object.keys(fragmentOf(document, run).blocks);

  switch (roll() % 10) {
    case 0:
      return { type: "insert", at: anchor(), fragment: fragment(fresh) };
    case 1:
      return { type: "move", ids: run(), at: anchor() };
    case 2:
      return { type: "remove", ids: run() };
    case 3: {
      const copied = run();
      return { type: "duplicate", ids: copied, newIds: renamed(all(copied)) };
    }
    case 4: {
      const slug = pick(["section", "columns", "note"], "section");
      const slots =
        slug === "columns" && roll() % 2 === 0
          ? { right: run() }
          : { [slug === "section" ? "content" : "left"]: run() };
      return { type: "wrap", block: { ...buildNode(fresh, slug), slots } };
    }
    case 5:
      return { type: "unwrap", id: anyId() };
    case 6: {
      const text = roll() % 8 === 0 ? "far too long for this little field" : "mot";
      const changes = pick<readonly PropChange[]>(
        [
          [{ prop: "text", locale: "fr_FR", value: text }],
          [
            { prop: "text", locale: "en_US" },
            { prop: "text", locale: "fr_FR" },
          ],
          [
            { prop: "text", value: { en_US: text } },
            { prop: "route", value: text },
          ],
          [{ prop: "gap", value: roll() % 120 }],
          [{ prop: "wide", value: true }, { prop: "wide" }],
          [{ prop: "text" }, { prop: "route" }],
        ],
        [],
      );
      return { type: "set-props", id: anyId(), changes };
    }
    case 7: {
      const { into, slot } = anchor();
      return { type: "set-slot", into, slot, fragment: roll() % 4 === 0 ? { root: [], blocks: {} } : fragment(fresh) };
    }
    case 8: {
      const copied = fragmentOf(document, run());
      return { type: "paste", at: anchor(), fragment: copied, newIds: renamed(Object.keys(copied.blocks)) };
    }
    default: {
      const replaced = run();
      const kept = fragmentOf(document, replaced);
      return { type: "replace", ids: replaced, fragment: roll() % 3 === 0 ? kept : fragment(fresh) };
    }
  }
}
