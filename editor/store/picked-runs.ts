import type { BlockId, LayoutDocument } from "#schemas/page/layout.ts";
import { childrenAt, parentsOf, subtree } from "#schemas/page/tree.ts";

/** Blocks as they are picked together: in the document's order, each once, none of those that stand in another of them. */
export function pickedTogether(document: LayoutDocument, ids: readonly BlockId[]): readonly BlockId[] {
  const wanted = new Set(ids);
  const parents = parentsOf(document);
  const isInside = (id: BlockId): boolean => {
    for (let at = parents.get(id)?.into; at; at = parents.get(at)?.into) if (wanted.has(at)) return true;
    return false;
  };
  return subtree(document.blocks, document.root).filter((id) => wanted.has(id) && !isInside(id));
}

/** Picked blocks, parted where one isn't the next one's neighbour: commands take neighbours, in their order. */
export function runsOf(document: LayoutDocument, ids: readonly BlockId[]): readonly (readonly BlockId[])[] {
  if (ids.length < 2) return ids.length === 0 ? [] : [ids];
  const parents = parentsOf(document);
  const runs: BlockId[][] = [];
  for (const id of ids) {
    const run = runs.at(-1);
    const place = parents.get(id);
    const siblings = place ? childrenAt(document, place) : [];
    if (run && siblings[siblings.indexOf(id) - 1] === run.at(-1)) run.push(id);
    else runs.push([id]);
  }
  return runs;
}
