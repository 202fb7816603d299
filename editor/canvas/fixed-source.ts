import type { FindView } from "#renderer/page/block-view.ts";
import type { ResolvedBlock } from "#renderer/page/page-document.ts";

import type { BlockSource } from "./canvas-blocks.tsx";

/** Blocks that stay as they are: a sample, a fixture. */
export function fixedSource(blocks: readonly ResolvedBlock[], findView: FindView): BlockSource {
  const known = new Map<string, ResolvedBlock>();
  const add = (block: ResolvedBlock): void => {
    known.set(block.id, block);
    for (const inner of Object.values(block.slots)) inner.forEach(add);
  };
  blocks.forEach(add);
  return {
    findView,
    isComing: () => false,
    resolved: (id) => known.get(id) ?? null,
    slotNames: (id) => Object.keys(known.get(id)?.slots ?? {}),
    idsIn: (id, slot) => known.get(id)?.slots[slot]?.map((inner) => inner.id) ?? [],
    problemText: String,
  };
}
