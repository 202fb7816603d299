import type { LayoutIssue } from "./layout-issue.ts";
import type { BlockId, BlockNode } from "./layout.ts";
import { layoutLimits } from "./layout.ts";

interface LooseTree {
  readonly root: readonly unknown[];
  readonly blocks: Readonly<Record<BlockId, BlockNode>>;
}

/**
 * Walks from the root and keeps each block where it is met first. An id without a block, met again,
 * standing inside itself or too deep is dropped; so is what is never met. Slots without blocks are not
 * kept. The order of the map of blocks stays.
 */
export function repairTree({ root, blocks }: LooseTree): {
  root: readonly BlockId[];
  blocks: Readonly<Record<BlockId, BlockNode>>;
  issues: readonly LayoutIssue[];
} {
  const kept = new Map<BlockId, BlockNode>();
  const path = new Set<BlockId>();
  const issues: LayoutIssue[] = [];

  function keepAll(ids: readonly unknown[], depth: number): BlockId[] {
    return ids.filter((id): id is BlockId => keep(id, depth));
  }

  function keepSlot(slot: string, ids: unknown, { owner, depth }: { owner: BlockNode; depth: number }): BlockId[] {
    if (Array.isArray(ids)) return keepAll(ids, depth);
    issues.push({ code: "invalid-block", messageKey: "key.list", key: `slots.${slot}`, block: owner.id });
    return [];
  }

  function keep(id: unknown, depth: number): boolean {
    const node = typeof id === "string" && Object.hasOwn(blocks, id) ? blocks[id] : undefined;
    if (node === undefined) {
      return drop({ code: "dangling", messageKey: "layout.dangling", values: { id: String(id) } });
    }
    const block = node.id;
    if (path.has(block)) return drop({ code: "cycle", messageKey: "block.insideItself", block });
    if (kept.has(block)) return drop({ code: "duplicate", messageKey: "block.twice", block });
    if (depth > layoutLimits.depth) {
      return drop({ code: "too-deep", messageKey: "layout.tooDeep", values: { limit: layoutLimits.depth }, block });
    }
    path.add(node.id);
    kept.set(node.id, node);
    const slots = Object.entries(node.slots)
      .map(([name, ids]) => [name, keepSlot(name, ids, { owner: node, depth: depth + 1 })] as const)
      .filter(([, ids]) => ids.length > 0);
    kept.set(node.id, { ...node, slots: Object.fromEntries(slots) });
    path.delete(node.id);
    return true;
  }

  function drop(issue: LayoutIssue): false {
    issues.push(issue);
    return false;
  }

  const keptRoot = keepAll(root, 1);
  const ordered: Record<BlockId, BlockNode> = {};
  for (const id of Object.keys(blocks)) {
    const node = kept.get(id);
    if (node === undefined) issues.push({ code: "orphan", messageKey: "block.nowhere", block: id });
    else ordered[id] = node;
  }
  return { root: keptRoot, blocks: ordered, issues };
}
