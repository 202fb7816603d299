import type { Command } from "#schemas/page/commands/command.ts";
import type { CheckedBlock } from "#schemas/page/checked-blocks.ts";

import type { CheckedPage } from "../checked-page.ts";
import type { Finding } from "../finding.ts";

/**
 * A page without a main title, titles that say they are the main one beside another, and titles that leave out a level: of all
 * that the canvas draws, in texts and in whatever block. Those that not everybody gets are nobody's mistake; of a block that is
 * placed here, what stands in it counts, and is set right where it is edited.
 */
export function headingOrder({
  blocks,
  settings,
  headings,
}: Pick<CheckedPage, "blocks" | "settings" | "headings">): readonly Finding[] {
  if (!headings) return [];
  const own = new Map(blocks.map((block) => [block.node.id, block]));
  const seen = headings.filter(({ block }) => own.get(block)?.isForAll ?? true);
  const found = seen.flatMap(({ block: id, level }, index): readonly Finding[] => {
    const block = own.get(id);
    if (!block) return [];
    const before = seen.slice(0, index);
    if (level === 1 && before.some((other) => other.level === 1)) return [secondMain(block)];
    const above = before.at(-1)?.level ?? level;
    return level > above + 1 ? [jump(block, above + 1)] : [];
  });
  // Whoever edits a part of a page, and not the page, needs none.
  const isMissing = settings !== null && blocks.length > 0 && !headings.some(({ level }) => level === 1);
  return isMissing ? [{ rule: "mainTitleMissing", block: null }, ...found] : found;
}

function secondMain(block: CheckedBlock): Finding {
  return { rule: "secondMainTitle", block: block.node.id, ...mendedBy(block, 2) };
}

function jump(block: CheckedBlock, level: number): Finding {
  return { rule: "headingJump", block: block.node.id, ...mendedBy(block, level) };
}

/** A click sets the level of a block that is a title; a text's own is set in it. */
function mendedBy({ node }: CheckedBlock, value: number): { readonly mend?: readonly Command[] } {
  if (node.slug !== "heading") return {};
  return { mend: [{ type: "set-props", id: node.id, changes: [{ prop: "level", value }] }] };
}
