import type { BlockId, BlockNode, LayoutDocument, LayoutKind } from "#schemas/page/layout.ts";
import { builtInSlugs, layoutVersion } from "#schemas/page/layout.ts";

/** One block as the demo's layouts are written: its blocks stand inside it, not beside it. */
export interface BlockTree {
  readonly id: BlockId;
  readonly slug: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly slots: Readonly<Record<string, readonly BlockTree[]>>;
}

type Props = BlockTree["props"];
type Slots = BlockTree["slots"];

/** The version of every block's props when the demo was written; older ones are migrated like anybody's. */
const writtenVersion = 1;

/** One block. Its id is readable because it appears in addresses: `?wines.kind=RED`. */
export function block(id: BlockId, slug: string, props: Props = {}, slots: Slots = {}): BlockTree {
  return { id, slug, props, slots };
}

/** A section, the band that most of a page's blocks stand in. */
export function section(id: BlockId, props: Props, content: readonly BlockTree[]): BlockTree {
  return block(id, "section", props, { content });
}

/** Two or three columns, each a list of blocks. */
export function columns(id: BlockId, props: Props, ...slots: readonly (readonly BlockTree[])[]): BlockTree {
  const names = ["first", "second", "third"];
  const named = slots.map((content, index) => [names[index] ?? String(index), content] as const);
  return block(id, "columns", props, Object.fromEntries(named));
}

/** The place where a page's own blocks stand in a frame. */
export function outlet(): BlockTree {
  return block("outlet", builtInSlugs.outlet);
}

/** A reusable block, by the id of its layout. */
export function reusable(id: BlockId, layoutId: number): BlockTree {
  return block(id, builtInSlugs.reusable, { layoutId });
}

/** Writes a tree as the flat document that is stored. Throws when two blocks have the same id. */
export function layout(kind: LayoutKind, ...roots: readonly BlockTree[]): LayoutDocument {
  const blocks: Record<BlockId, BlockNode> = {};
  function add({ id, slug, props, slots }: BlockTree): BlockId {
    if (Object.hasOwn(blocks, id)) throw new Error(`Two blocks of one layout are called "${id}"`);
    const node = { id, slug, v: writtenVersion, props, slots: {} };
    blocks[id] = node;
    const named = Object.entries(slots).map(([name, trees]) => [name, trees.map(add)] as const);
    blocks[id] = { ...node, slots: Object.fromEntries(named) };
    return id;
  }
  return { version: layoutVersion, kind, root: roots.map(add), blocks };
}
