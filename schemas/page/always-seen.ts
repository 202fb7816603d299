import type { BlockRegistry } from "./block-registry.ts";
import { findBlock } from "./block-registry.ts";
import { lockedFrameSlugs } from "./frame-slugs.ts";
import { type BlockId, type BlockNode, builtInSlugs, type LayoutDocument } from "./layout.ts";
import { blockOf, parentsOf } from "./tree.ts";
import { visibilityOf, visibilityProp } from "./visibility.ts";

/** The slugs that a document can't do without: its frame's, or its page type's. */
export function neededSlugs({ kind }: LayoutDocument, registry: BlockRegistry): readonly string[] {
  const locked = lockedFrameSlugs.filter((slug) => findBlock(registry, slug) !== undefined);
  return [...(kind === "frame" ? [builtInSlugs.outlet, ...locked] : []), ...(registry.required ?? [])];
}

/**
 * [PV4] Those of some slugs that not everybody always sees, though they are there: every copy, or something that it stands
 * in, is shown at times or to some only.
 */
export function hiddenSlugs(document: LayoutDocument, slugs: readonly string[]): readonly string[] {
  if (slugs.length === 0 || !hasConditions(document)) return [];
  return slugs.filter((slug) => {
    const copies = copiesOf(document, slug);
    return copies.length > 0 && copies.every(({ id }) => hidingOf(document, id).length > 0);
  });
}

/** The first of some slugs that a change hides. What was hidden before is not the change's. */
export function newlyHidden(
  before: LayoutDocument,
  after: LayoutDocument,
  registry: BlockRegistry,
): string | undefined {
  const hidden = hiddenSlugs(after, neededSlugs(after, registry));
  return hidden.length === 0 ? undefined : hidden.find((slug) => !hiddenSlugs(before, [slug]).includes(slug));
}

/** Takes the conditions off one copy of a slug, and off what it stands in. */
export function withSeen(document: LayoutDocument, slug: string): LayoutDocument {
  const [first] = copiesOf(document, slug);
  const blocks: Record<BlockId, BlockNode> = { ...document.blocks };
  for (const node of first ? hidingOf(document, first.id) : []) {
    const { [visibilityProp]: _visibility, ...props } = node.props;
    blocks[node.id] = { ...node, props };
  }
  return { ...document, blocks };
}

function hasConditions({ blocks }: LayoutDocument): boolean {
  for (const id in blocks) if (blocks[id] && visibilityProp in blocks[id].props) return true;
  return false;
}

function copiesOf({ blocks }: LayoutDocument, slug: string): readonly BlockNode[] {
  return Object.values(blocks).filter((node) => node.slug === slug);
}

/** The blocks that hide a block at times, itself among them. */
function hidingOf(document: LayoutDocument, id: BlockId): readonly BlockNode[] {
  const parents = parentsOf(document);
  const hiding: BlockNode[] = [];
  for (let at: BlockId | null = id; at !== null; at = parents.get(at)?.into ?? null) {
    const node = blockOf(document.blocks, at);
    if (node && visibilityOf(node) !== null) hiding.push(node);
  }
  return hiding;
}
