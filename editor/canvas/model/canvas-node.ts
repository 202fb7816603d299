import type { BlockRegistry } from "#schemas/page/block-registry.ts";
import { findBlock } from "#schemas/page/block-registry.ts";
import { type ExpandedBlock, expandLayout } from "#schemas/page/expand-layout.ts";
import { type BlockNode, builtInSlugs, emptyLayout, type LayoutDocument } from "#schemas/page/layout.ts";
import { migrateBlock } from "#schemas/page/migrate-block.ts";
import { viewedProps, visibilityOf } from "#schemas/page/visibility.ts";

/** A block as it stands on the canvas, with the ids of what stands in it. */
export interface CanvasNode extends Pick<ExpandedBlock, "id" | "slug" | "props" | "shown" | "problem"> {
  readonly slots: Readonly<Record<string, readonly string[]>>;
}

/** A node of the edited document as it is shown: brought to its block's version, every slot that the block has. */
export function shownNode(node: BlockNode, registry: BlockRegistry): CanvasNode {
  const { id, slug } = node;
  const current = migrateBlock(node, registry);
  if (!current.ok) {
    const { messageKey, values } = current.error;
    return { id, slug, props: {}, slots: {}, problem: { messageKey, values } };
  }
  const schema = findBlock(registry, slug);
  if (!schema) return { id, slug, props: {}, slots: {}, problem: { messageKey: "missing.block", values: { slug } } };
  const names = Object.keys(schema.slots ?? {});
  const slots = Object.fromEntries(names.map((name) => [name, node.slots[name] ?? []]));
  const visibility = visibilityOf(current.value);
  const props = viewedProps(current.value.props);
  return { ...current.value, props, slots, ...(visibility && { shown: [visibility] }) };
}

/** What a reusable block places, in a document's own ids (`outer/inner`). */
export function placedBy(
  node: BlockNode,
  reusables: ReadonlyMap<number, LayoutDocument>,
  definitions: BlockRegistry,
): readonly ExpandedBlock[] {
  const page = { ...emptyLayout("page"), root: [node.id], blocks: { [node.id]: node } };
  return expandLayout({ frame: null, page, reusables, definitions });
}

/** Blocks of a tree that nobody edits here, flat. */
export function fixedNodes(tree: readonly ExpandedBlock[]): ReadonlyMap<string, CanvasNode> {
  const nodes = new Map<string, CanvasNode>();
  const add = (block: ExpandedBlock): void => {
    const slots = Object.entries(block.slots).map(([name, inner]) => [name, inner.map(({ id }) => id)]);
    nodes.set(block.id, { ...block, slots: Object.fromEntries(slots) });
    for (const inner of Object.values(block.slots)) inner.forEach(add);
  };
  tree.forEach(add);
  return nodes;
}

/** Whether a node is where the frame shows its page. */
export function isOutlet({ slug }: Pick<CanvasNode, "slug">): boolean {
  return slug === builtInSlugs.outlet;
}
