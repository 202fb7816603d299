import { hiddenSlugs, neededSlugs } from "./always-seen.ts";
import { isBlockId } from "./block-id.ts";
import type { BlockRegistry } from "./block-registry.ts";
import { findBlock } from "./block-registry.ts";
import { lockedFrameSlugs } from "./frame-slugs.ts";
import type { LayoutIssue } from "./layout-issue.ts";
import type { BlockId, BlockNode, LayoutDocument } from "./layout.ts";
import { builtInSlugs, layoutLimits } from "./layout.ts";
import { blockOf } from "./tree.ts";

/**
 * Says everything that is wrong with a document's structure; empty when it is sound (SPEC.md, PD10 to
 * PD19). Props are checked by `checkLayoutProps`.
 */
export function checkLayout(document: LayoutDocument, registry: BlockRegistry): readonly LayoutIssue[] {
  return [
    ...checkIds(document),
    ...checkReferences(document),
    ...Object.values(document.blocks).flatMap((node) => checkSlots(document, node, registry)),
    ...checkSize(document),
    ...checkPresence(document, registry),
  ];
}

function checkIds({ blocks }: LayoutDocument): LayoutIssue[] {
  return Object.entries(blocks)
    .filter(([id, node]) => !isBlockId(id) || node.id !== id)
    .map(([id]) => ({ code: "invalid-id", messageKey: "block.id", block: id }));
}

/** Every block is met exactly once on the way from the root, and nothing else is. */
function checkReferences(document: LayoutDocument): LayoutIssue[] {
  const issues: LayoutIssue[] = [];
  const met = new Set<BlockId>();
  let level: readonly BlockId[] = document.root;
  for (let depth = 1; level.length > 0; depth += 1) {
    const next: BlockId[] = [];
    for (const id of level) {
      const node = blockOf(document.blocks, id);
      if (node === undefined)
        issues.push({ code: "dangling", messageKey: "layout.dangling", values: { id }, block: id });
      else if (met.has(id)) issues.push({ code: "duplicate", messageKey: "block.twice", block: id });
      else {
        met.add(id);
        if (depth === layoutLimits.depth + 1) {
          issues.push({
            code: "too-deep",
            messageKey: "layout.tooDeep",
            values: { limit: layoutLimits.depth },
            block: id,
          });
        }
        next.push(...Object.values(node.slots).flat());
      }
    }
    level = next;
  }
  const unmet = Object.keys(document.blocks).filter((id) => !met.has(id));
  return [...issues, ...unmet.map((id): LayoutIssue => ({ code: "orphan", messageKey: "block.nowhere", block: id }))];
}

function checkSlots(document: LayoutDocument, node: BlockNode, registry: BlockRegistry): LayoutIssue[] {
  const schema = findBlock(registry, node.slug);
  const issues: LayoutIssue[] = [];
  for (const [name, ids] of Object.entries(node.slots)) {
    const values = { slug: node.slug, slot: name };
    if (ids.length === 0) issues.push({ code: "empty-slot", messageKey: "slot.empty", values, block: node.id });
    if (schema === undefined) continue;
    const slot = schema.slots !== undefined && Object.hasOwn(schema.slots, name) ? schema.slots[name] : undefined;
    if (slot === undefined) {
      issues.push({ code: "unknown-slot", messageKey: "slot.unknown", values, block: node.id });
      continue;
    }
    const { max } = slot;
    if (max !== undefined && ids.length > max) {
      issues.push({ code: "slot-full", messageKey: "slot.full", values: { ...values, max }, block: node.id });
    }
    for (const id of ids) {
      const refused = blockOf(document.blocks, id)?.slug;
      if (refused === undefined || slot.accepts === undefined || slot.accepts.includes(refused)) continue;
      issues.push({ code: "slot-refuses", messageKey: "slot.refuses", values: { ...values, refused }, block: id });
    }
  }
  return issues;
}

function checkSize(document: LayoutDocument): LayoutIssue[] {
  const count = Object.keys(document.blocks).length;
  if (count > layoutLimits.blocks) {
    const values = { count, limit: layoutLimits.blocks };
    return [{ code: "too-large", messageKey: "layout.tooManyBlocks", values }];
  }
  const bytes = new TextEncoder().encode(JSON.stringify(document)).length;
  if (bytes <= layoutLimits.bytes) return [];
  return [{ code: "too-large", messageKey: "layout.tooLarge", values: { limit: layoutLimits.bytes } }];
}

/** One outlet in a frame and none elsewhere; what a frame or the page type can't do without, seen by everybody. */
function checkPresence(document: LayoutDocument, registry: BlockRegistry): LayoutIssue[] {
  const slugs = Object.values(document.blocks).map((node) => node.slug);
  const outlets = slugs.filter((slug) => slug === builtInSlugs.outlet).length;
  const isFrame = document.kind === "frame";
  const issues: LayoutIssue[] = [];
  if (isFrame ? outlets !== 1 : outlets > 0) issues.push({ code: "outlet", messageKey: "layout.outlet" });
  const locked = isFrame ? lockedFrameSlugs.filter((slug) => findBlock(registry, slug) !== undefined) : [];
  const missing = [...locked, ...(registry.required ?? [])].filter((slug) => !slugs.includes(slug));
  return [
    ...issues,
    ...missing.map((slug): LayoutIssue => ({ code: "required", messageKey: "layout.needs", values: { slug } })),
    ...hiddenSlugs(document, neededSlugs(document, registry)).map((slug): LayoutIssue => ({
      code: "required",
      messageKey: "layout.hides",
      values: { slug },
    })),
  ];
}
