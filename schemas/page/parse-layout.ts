import { isRecord } from "../fields/check.ts";
import type { ServerMessageKey } from "../messages/server-messages.ts";
import type { MessageValues } from "../refusal.ts";
import type { Err, Result } from "../result.ts";
import { err, ok } from "../result.ts";
import type { BlockRegistry } from "./block-registry.ts";
import type { LayoutIssue, LayoutIssueCode } from "./layout-issue.ts";
import type { BlockNode, LayoutDocument, LayoutKind } from "./layout.ts";
import { layoutLimits, layoutVersion } from "./layout.ts";
import { migrateBlock } from "./migrate-block.ts";
import { parseBlocks } from "./parse-blocks.ts";
import { repairFrame } from "./repair-frame.ts";
import { repairTree } from "./repair-tree.ts";
import { checkUntrusted } from "./untrusted-json.ts";

export interface ParsedLayout {
  readonly document: LayoutDocument;
  /** What was repaired, dropped or is kept without being usable. */
  readonly issues: readonly LayoutIssue[];
}

const kinds: readonly LayoutKind[] = ["page", "frame", "reusable", "template"];

/**
 * Reads a stored layout, JSON text or object. What can be repaired is, with an issue, so that a visitor
 * still gets a page; blocks come out migrated, unknown slugs verbatim. Refused as a whole: what is no
 * layout, is too large, holds prototype keys or was written by a newer version (SPEC.md, PD1 to PD9).
 */
export function parseLayout(value: unknown, registry: BlockRegistry): Result<ParsedLayout, readonly LayoutIssue[]> {
  const read = typeof value === "string" ? readJson(value) : ok(value);
  if (!read.ok) return read;
  const untrusted = checkUntrusted(read.value);
  if (untrusted !== undefined) return err([untrusted]);
  const stored = read.value;
  if (!isRecord(stored)) return unreadable("not-a-layout", "layout.unreadable");
  const { version, kind } = stored;
  if (typeof version !== "number" || !Number.isInteger(version) || version < 1) {
    return unreadable("not-a-layout", "layout.noVersion");
  }
  if (version > layoutVersion) {
    return unreadable("newer-version", "layout.newer", { version, known: layoutVersion });
  }
  if (!isKind(kind)) return unreadable("not-a-layout", "layout.noKind", { kinds: kinds.join(", ") });
  return readDocument(stored, kind, registry);
}

function readDocument(
  stored: Readonly<Record<string, unknown>>,
  kind: LayoutKind,
  registry: BlockRegistry,
): Result<ParsedLayout, readonly LayoutIssue[]> {
  if (!Array.isArray(stored["root"])) return unreadable("not-a-layout", "layout.noRoot");
  if (!isRecord(stored["blocks"])) return unreadable("not-a-layout", "layout.noBlocks");
  const count = Object.keys(stored["blocks"]).length;
  if (count > layoutLimits.blocks) {
    return unreadable("too-large", "layout.tooManyBlocks", { count, limit: layoutLimits.blocks });
  }
  const parsed = parseBlocks(stored["blocks"]);
  const tree = repairTree({ root: stored["root"], blocks: parsed.blocks });
  const migrated = migrateAll(tree.blocks, registry);
  const document = { version: layoutVersion, kind, root: tree.root, blocks: migrated.blocks };
  const framed = repairFrame(document, registry);
  const issues = [...parsed.issues, ...tree.issues, ...migrated.issues, ...framed.issues];
  return ok({ document: framed.document, issues });
}

function migrateAll(
  blocks: Readonly<Record<string, BlockNode>>,
  registry: BlockRegistry,
): { blocks: Record<string, BlockNode>; issues: LayoutIssue[] } {
  const issues: LayoutIssue[] = [];
  const migrated: Record<string, BlockNode> = {};
  for (const node of Object.values(blocks)) {
    const result = migrateBlock(node, registry);
    migrated[node.id] = result.ok ? result.value : node;
    if (!result.ok) issues.push(result.error);
  }
  return { blocks: migrated, issues };
}

function readJson(text: string): Result<unknown, readonly LayoutIssue[]> {
  // A character takes at least one byte: no need to count the bytes of what is too long already.
  if (text.length > layoutLimits.bytes || new TextEncoder().encode(text).length > layoutLimits.bytes) {
    return unreadable("too-large", "layout.tooLarge", { limit: layoutLimits.bytes });
  }
  try {
    return ok(JSON.parse(text));
  } catch {
    return unreadable("not-a-layout", "body.malformedJson");
  }
}

function isKind(value: unknown): value is LayoutKind {
  return kinds.some((kind) => kind === value);
}

/** One issue that leaves nothing to be read. */
function unreadable(
  code: LayoutIssueCode,
  messageKey: ServerMessageKey,
  values?: MessageValues,
): Err<readonly LayoutIssue[]> {
  return err([{ code, messageKey, values }]);
}
