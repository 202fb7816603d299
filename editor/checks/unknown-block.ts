import type { CheckedPage } from "./checked-page.ts";
import type { Finding } from "./finding.ts";

/** Blocks that nobody knows: visitors don't get them, and the page can't be published. One that holds others isn't removed by a click. */
export function unknownBlocks({ blocks }: Pick<CheckedPage, "blocks">): readonly Finding[] {
  return blocks.flatMap(({ node: { id, slots }, fields }): readonly Finding[] => {
    if (fields) return [];
    const isEmpty = Object.values(slots).every((ids) => ids.length === 0);
    return [{ rule: "unknownBlock", block: id, ...(isEmpty && { mend: [{ type: "remove", ids: [id] }] }) }];
  });
}
