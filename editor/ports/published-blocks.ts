import type { Client } from "#schemas/contract/client.ts";
import type { BlockId, BlockNode, LayoutDocument } from "#schemas/page/layout.ts";

export interface PublishedPage {
  readonly pageId: number;
  /** The number of the revision that is public; null: none is. */
  readonly revision: () => number | null;
}

/** Gives the blocks of a page as visitors have them; the page is asked for once for each of its revisions. */
export function publishedBlocks(
  client: Pick<Client, "call">,
  { pageId, revision }: PublishedPage,
): (id: BlockId) => Promise<BlockNode | null> {
  let known: { readonly of: number; readonly document: Promise<LayoutDocument | null> } | null = null;
  const ask = async () => {
    const { layout } = await client.call("getPage", { params: { id: pageId } });
    return layout?.document ?? null;
  };
  return async (id) => {
    const of = revision();
    if (of === null) return null;
    if (known?.of !== of) known = { of, document: ask() };
    const { document } = known;
    document.catch(() => {
      // What couldn't be had is asked for again.
      if (known?.document === document) known = null;
    });
    return (await document)?.blocks[id] ?? null;
  };
}
