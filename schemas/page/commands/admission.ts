import type { BlockRegistry } from "../block-registry.ts";
import { findBlock } from "../block-registry.ts";
import { lockedFrameSlugs } from "../frame-slugs.ts";
import type { BlockId, BlockNode, LayoutDocument } from "../layout.ts";
import { builtInSlugs, layoutLimits } from "../layout.ts";
import { refuse } from "../../refusal.ts";
import type { Err } from "../../result.ts";
import type { LayoutRefusal } from "../layout-refusal.ts";
import type { Parent } from "../tree.ts";
import { blockOf, depthOf, levelIn } from "../tree.ts";

type Blocks = LayoutDocument["blocks"];

/** Refuses a slot that doesn't exist, doesn't take these slugs, or would hold too many blocks. */
export function checkSlot(
  owner: BlockNode | undefined,
  slotName: string,
  { slugs, count }: { readonly slugs: readonly string[]; readonly count: number },
  registry: BlockRegistry,
): Err<LayoutRefusal> | undefined {
  // The root takes everything; depth and number of blocks are checked elsewhere.
  if (owner === undefined) return undefined;
  const { id: block, slug } = owner;
  const values = { slug, slot: slotName };
  const slots = findBlock(registry, slug)?.slots ?? {};
  const slot = Object.hasOwn(slots, slotName) ? slots[slotName] : undefined;
  if (slot === undefined) return refuse("unknown-slot", "slot.unknown", { values, block });
  const refused = slugs.find((slug) => slot.accepts !== undefined && !slot.accepts.includes(slug));
  if (refused !== undefined) return refuse("slot-refuses", "slot.refuses", { values: { ...values, refused }, block });
  const { max } = slot;
  if (max !== undefined && count > max) return refuse("slot-full", "slot.full", { values: { ...values, max }, block });
  return undefined;
}

/** Checks the slots inside a fragment, between its own blocks. Unknown blocks are taken as they are. */
export function checkInnerSlots(blocks: Blocks, registry: BlockRegistry): Err<LayoutRefusal> | undefined {
  for (const node of Object.values(blocks)) {
    if (findBlock(registry, node.slug) === undefined) continue;
    for (const [name, ids] of Object.entries(node.slots)) {
      const refusal = checkSlot(node, name, { slugs: slugsOf(blocks, ids), count: ids.length }, registry);
      if (refusal !== undefined) return refusal;
    }
  }
  return undefined;
}

/** Refuses blocks that would stand too deep under a parent. */
export function checkDepth(
  document: LayoutDocument,
  { into }: Parent,
  { blocks, root }: { readonly blocks: Blocks; readonly root: readonly BlockId[] },
): Err<LayoutRefusal> | undefined {
  if (root.length === 0 || levelIn(document, into) + depthOf(blocks, root) - 1 <= layoutLimits.depth) return undefined;
  return refuse("limit", "layout.tooDeep", { values: { limit: layoutLimits.depth } });
}

/**
 * Refuses a change that takes away what the document can't do without (its page type's required blocks, a
 * frame's legal text, alcohol message and outlet), adds an outlet, or makes the document too large.
 */
export function checkBalance(
  document: LayoutDocument,
  { gone, added }: { readonly gone: readonly BlockNode[]; readonly added: readonly BlockNode[] },
  registry: BlockRegistry,
): Err<LayoutRefusal> | undefined {
  const nodes = Object.values(document.blocks);
  const count = nodes.length - gone.length + added.length;
  if (added.length > gone.length && count > layoutLimits.blocks) {
    return refuse("limit", "layout.tooManyBlocks", { values: { count, limit: layoutLimits.blocks } });
  }
  const difference = (slug: string): number => countSlug(added, slug) - countSlug(gone, slug);
  const { outlet } = builtInSlugs;
  if (difference(outlet) !== 0 || (document.kind !== "frame" && countSlug(added, outlet) > 0)) {
    return refuse("outlet", "layout.outlet");
  }
  const isLost = (slug: string): boolean => difference(slug) < 0 && countSlug(nodes, slug) + difference(slug) === 0;
  const locked = document.kind === "frame" ? lockedFrameSlugs.find(isLost) : undefined;
  if (locked !== undefined) return refuse("locked", "layout.needs", { values: { slug: locked } });
  const required = registry.required?.find(isLost);
  if (required !== undefined) return refuse("required", "layout.needs", { values: { slug: required } });
  return undefined;
}

/** The slugs of some blocks. */
export function slugsOf(blocks: Blocks, ids: readonly BlockId[]): readonly string[] {
  return ids.flatMap((id) => blockOf(blocks, id)?.slug ?? []);
}

function countSlug(nodes: readonly BlockNode[], slug: string): number {
  return nodes.reduce((count, node) => (node.slug === slug ? count + 1 : count), 0);
}
