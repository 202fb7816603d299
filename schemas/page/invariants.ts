import { isBlockId } from "./block-id.ts";
import type { BlockRegistry } from "./block-registry.ts";
import { findBlock } from "./block-registry.ts";
import { lockedFrameSlugs } from "./frame-slugs.ts";
import type { LayoutIssue, LayoutIssueCode } from "./layout-issue.ts";
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
    .map(([id]) => issue("invalid-id", `"${id}" is not a well-formed id, or not the id of its block`, id));
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
      if (node === undefined) issues.push(issue("dangling", `"${id}" does not exist`, id));
      else if (met.has(id)) issues.push(issue("duplicate", `"${id}" stands in two places`, id));
      else {
        met.add(id);
        if (depth === layoutLimits.depth + 1) {
          issues.push(issue("too-deep", `"${id}" is nested deeper than ${layoutLimits.depth} levels`, id));
        }
        next.push(...Object.values(node.slots).flat());
      }
    }
    level = next;
  }
  const unmet = Object.keys(document.blocks).filter((id) => !met.has(id));
  return [...issues, ...unmet.map((id) => issue("orphan", `"${id}" can't be reached from the root`, id))];
}

function checkSlots(document: LayoutDocument, node: BlockNode, registry: BlockRegistry): LayoutIssue[] {
  const schema = findBlock(registry, node.slug);
  const issues: LayoutIssue[] = [];
  for (const [name, ids] of Object.entries(node.slots)) {
    if (ids.length === 0) issues.push(issue("empty-slot", `Slot "${name}" of "${node.id}" is stored empty`, node.id));
    if (schema === undefined) continue;
    const slot = schema.slots !== undefined && Object.hasOwn(schema.slots, name) ? schema.slots[name] : undefined;
    if (slot === undefined) {
      issues.push(issue("unknown-slot", `"${node.slug}" has no slot "${name}"`, node.id));
      continue;
    }
    if (slot.max !== undefined && ids.length > slot.max) {
      issues.push(issue("slot-full", `Slot "${name}" of "${node.slug}" takes ${slot.max} blocks at most`, node.id));
    }
    for (const id of ids) {
      const slug = blockOf(document.blocks, id)?.slug;
      if (slug === undefined || slot.accepts === undefined || slot.accepts.includes(slug)) continue;
      issues.push(issue("slot-refuses", `Slot "${name}" of "${node.slug}" doesn't take "${slug}"`, id));
    }
  }
  return issues;
}

function checkSize(document: LayoutDocument): LayoutIssue[] {
  const count = Object.keys(document.blocks).length;
  if (count > layoutLimits.blocks) {
    return [issue("too-large", `The layout has ${count} blocks; ${layoutLimits.blocks} are allowed`)];
  }
  const bytes = new TextEncoder().encode(JSON.stringify(document)).length;
  if (bytes <= layoutLimits.bytes) return [];
  return [issue("too-large", `The layout has ${bytes} bytes; ${layoutLimits.bytes} are allowed`)];
}

/** One outlet in a frame and none elsewhere; what a frame or the page type can't do without. */
function checkPresence(document: LayoutDocument, registry: BlockRegistry): LayoutIssue[] {
  const slugs = Object.values(document.blocks).map((node) => node.slug);
  const outlets = slugs.filter((slug) => slug === builtInSlugs.outlet).length;
  const isFrame = document.kind === "frame";
  const issues: LayoutIssue[] = [];
  if (isFrame && outlets !== 1) issues.push(issue("outlet", `A frame has one outlet, this one has ${outlets}`));
  if (!isFrame && outlets > 0) issues.push(issue("outlet", "Only a frame has an outlet"));
  const locked = isFrame ? lockedFrameSlugs.filter((slug) => findBlock(registry, slug) !== undefined) : [];
  const missing = [...locked, ...(registry.required ?? [])].filter((slug) => !slugs.includes(slug));
  return [...issues, ...missing.map((slug) => issue("required", `The layout needs a block "${slug}"`))];
}

function issue(code: LayoutIssueCode, message: string, block?: BlockId): LayoutIssue {
  return { code, message, block };
}
