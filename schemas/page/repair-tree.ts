import type { LayoutIssue, LayoutIssueCode } from "./layout-issue.ts";
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

  function keepAll(ids: unknown, where: string, depth: number): BlockId[] {
    if (!Array.isArray(ids)) {
      issues.push({ code: "invalid-block", message: `${where} is not a list of blocks` });
      return [];
    }
    return ids.filter((id: unknown): id is BlockId => keep(id, where, depth));
  }

  function keep(id: unknown, where: string, depth: number): boolean {
    const node = typeof id === "string" && Object.hasOwn(blocks, id) ? blocks[id] : undefined;
    if (node === undefined) return drop("dangling", `${where} names a block that does not exist: ${String(id)}`);
    if (path.has(node.id)) return drop("cycle", `Block "${node.id}" stands inside itself`, node.id);
    if (kept.has(node.id)) return drop("duplicate", `Block "${node.id}" stands in two places`, node.id);
    if (depth > layoutLimits.depth) {
      return drop("too-deep", `Block "${node.id}" is nested deeper than ${layoutLimits.depth} levels`, node.id);
    }
    path.add(node.id);
    kept.set(node.id, node);
    const slots = Object.entries(node.slots)
      .map(([name, ids]) => [name, keepAll(ids, `Slot "${name}" of block "${node.id}"`, depth + 1)] as const)
      .filter(([, ids]) => ids.length > 0);
    kept.set(node.id, { ...node, slots: Object.fromEntries(slots) });
    path.delete(node.id);
    return true;
  }

  function drop(code: LayoutIssueCode, message: string, block?: BlockId): false {
    issues.push({ code, message, block });
    return false;
  }

  const keptRoot = keepAll(root, "The root", 1);
  const ordered: Record<BlockId, BlockNode> = {};
  for (const id of Object.keys(blocks)) {
    const node = kept.get(id);
    if (node === undefined) issues.push({ code: "orphan", message: `Block "${id}" stands nowhere`, block: id });
    else ordered[id] = node;
  }
  return { root: keptRoot, blocks: ordered, issues };
}
