import { isRecord } from "../fields/check.ts";
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
    if (typeof node === "string") issues.push({ code: "invalid-block", message: `Block "${id}" ${node}`, block: id });
    else blocks[id] = node;
  }
  return { blocks, issues };
}

/** Gives the block, or what is wrong with it. */
function parseBlock(id: string, value: unknown): BlockNode | string {
  if (!isBlockId(id)) return "has an id that is not well formed";
  if (!isRecord(value)) return "is not an object";
  if (value["id"] !== id) return "is stored under another id than its own";
  const { slug, v, props, slots } = value;
  if (typeof slug !== "string" || !slugPattern.test(slug)) return "has a slug that is not well formed";
  if (typeof v !== "number" || !Number.isInteger(v) || v < 1) return "does not say the version of its props";
  if (!isRecord(props)) return "has no props";
  if (!isRecord(slots)) return "has no slots";
  return { id, slug, v, props, slots: slots as BlockNode["slots"] };
}
