import type { CheckedBlock } from "#schemas/page/checked-blocks.ts";

import type { CheckedPage } from "../checked-page.ts";
import type { Finding } from "../finding.ts";

/** Blocks whose words are hard to read on their ground (WCAG 1.4.3). Where somebody took a picture's veil away, a click brings it back. */
export function contrast({ blocks, poorWords }: Pick<CheckedPage, "blocks" | "poorWords">): readonly Finding[] {
  const known = new Map(blocks.map((block) => [block.node.id, block]));
  return poorWords.flatMap(({ block, ratio, needed }): readonly Finding[] => {
    const own = known.get(block);
    if (!own) return [];
    const veil = veilOf(own);
    const mend = [{ type: "set-props", id: block, changes: [{ prop: "overlay", value: veil }] }] as const;
    return [{ rule: "contrast", block, values: { ratio, needed }, ...(veil !== null && { mend }) }];
  });
}

/** How much of its picture a block's definition veils, where the block has less; null: it has no veil, or as much. */
function veilOf({ fields, props }: CheckedBlock): number | null {
  const initial = fields?.["overlay"]?.initial;
  const set = props["overlay"];
  return typeof initial === "number" && typeof set === "number" && set < initial ? initial : null;
}
