import type { BlockId, BlockNode, LayoutDocument } from "./layout.ts";
import type { Command } from "./commands/command.ts";
import { fragmentOf } from "./commands/fragment.ts";
import type { PropChange } from "./commands/set-props.ts";
import { buildNode } from "./test-registry.ts";
import { parentsOf } from "./tree.ts";

/** Random numbers that steer one command; read one after the other. */
export type Dice = readonly number[];

/** How many numbers a command reads at most. */
export const diceOfCommand = 14;

/** An endless row of dice, the same for the same seed: many thousands of cases cost less than when each number is drawn apart. */
export function diceOf(seed: number): () => Dice {
  let state = seed >>> 0;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % 997;
  };
  return () => Array.from({ length: diceOfCommand }, next);
}

const slugs = ["section", "columns", "note", "image", "news-detail", "legal-text", "outlet", "nowhere"];
const slotNames = ["content", "left", "right", "body", "root"];

/** A command for a document, sensible or not, steered by random numbers; what it makes anew has ids that begin with `fresh`. */
export function randomCommand(dice: Dice, document: LayoutDocument, fresh: string): Command {
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
  const hidden = () => (roll() % 6 === 0 ? { props: { visibility: { visitors: "customers" } } } : {});
  const node = (id: BlockId): BlockNode => buildNode(id, pick(slugs, "note"), hidden());
  const fragment = (id: BlockId) => {
    const inner = buildNode(`${id}b`, "note");
    const outer = buildNode(id, "section", { ...hidden(), slots: { content: [inner.id] } });
    const single = node(id);
    return roll() % 2 === 0
      ? { root: [id], blocks: { [id]: single } }
      : { root: [id], blocks: { [id]: outer, [inner.id]: inner } };
  };
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
      return { type: "wrap", block: buildNode(fresh, slug, { ...hidden(), slots }) };
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
          [{ prop: "visibility", value: { devices: ["phone"] } }],
          [{ prop: "visibility", value: { until: "2026-09-01T08:00:00.000Z", languages: ["en_US"] } }],
          [{ prop: "visibility", value: { devices: [] } }],
          [{ prop: "visibility" }],
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
