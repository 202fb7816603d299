import { fault, isRecord } from "../fields/check.ts";
import type { Problem } from "../refusal.ts";
import { ok, type Result } from "../result.ts";
import { isBlockId } from "./block-id.ts";
import type { LayoutIssue } from "./layout-issue.ts";
import type { BlockNode } from "./layout.ts";

const slugPattern = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** Reads the map of blocks one by one. A block that can't be read is left out with an issue. */
export function parseBlocks(stored: Readonly<Record<string, unknown>>): {
  blocks: Readonly<Record<string, BlockNode>>;
  issues: readonly LayoutIssue[];
} {
  const blocks: Record<string, BlockNode> = {};
  const issues: LayoutIssue[] = [];
  for (const [id, value] of Object.entries(stored)) {
    const node = parseBlock(id, value);
    if (node.ok) blocks[id] = node.value;
    else issues.push(...node.error.map((problem) => ({ ...problem, code: "invalid-block" as const, block: id })));
  }
  return { blocks, issues };
}

function parseBlock(id: string, value: unknown): Result<BlockNode, readonly Problem[]> {
  if (!isRecord(value)) return fault("key.object");
  const { slug, v, props, slots } = value;
  if (!isBlockId(id) || value["id"] !== id) return fault("block.id");
  if (typeof slug !== "string" || !slugPattern.test(slug)) return fault("key.format", undefined, "slug");
  if (typeof v !== "number" || !Number.isInteger(v) || v < 1) return fault("key.id", undefined, "v");
  if (!isRecord(props)) return fault("key.object", undefined, "props");
  if (!isRecord(slots)) return fault("key.object", undefined, "slots");
  return ok({ id, slug, v, props, slots: slots as BlockNode["slots"] });
}
