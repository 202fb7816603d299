import type { Command } from "#schemas/page/commands/command.ts";
import { isRecord } from "#schemas/fields/check.ts";

import type { CheckedBlock, CheckedPage } from "./checked-page.ts";
import type { Finding } from "./finding.ts";

/**
 * Titles that say they are the page's main one beside another, and titles that leave out a level. Only blocks that are titles
 * tell their level: one is said to jump where the block before it is a title too, so that nothing can stand between them.
 */
export function headingOrder({ blocks }: Pick<CheckedPage, "blocks">): readonly Finding[] {
  let hasMain = false;
  return blocks.flatMap((block, index): readonly Finding[] => {
    const level = levelOf(block);
    if (level === null) return [];
    const { id } = block.node;
    const before = blocks[index - 1];
    const above = before ? levelOf(before) : null;
    const isSecond = level === 1 && hasMain;
    hasMain ||= level === 1;
    if (isSecond) return [{ rule: "secondMainTitle", block: id, mend: setLevel(id, 2) }];
    if (above === null || level <= above + 1) return [];
    return [{ rule: "headingJump", block: id, mend: setLevel(id, above + 1) }];
  });
}

/** Null: it is no title, an empty one, or one that not everybody gets. */
function levelOf({ node, props, isForAll }: CheckedBlock): number | null {
  const { title, level } = props;
  const isSaid = isRecord(title) && Object.values(title).some((text) => text !== "");
  return node.slug === "heading" && isForAll && isSaid && typeof level === "number" ? level : null;
}

function setLevel(id: string, value: number): readonly Command[] {
  return [{ type: "set-props", id, changes: [{ prop: "level", value }] }];
}
