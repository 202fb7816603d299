import type { FramePart } from "#blocks/kit/define-block.ts";
import type { FindDefinition } from "#renderer/data/data-ports.ts";
import type { ExpandedBlock } from "#schemas/page/expand-layout.ts";
import { lockedFrameSlugs } from "#schemas/page/frame-slugs.ts";
import { builtInSlugs } from "#schemas/page/layout.ts";
import type { PageRecord } from "#server/pages/records/read.ts";

/** The parts of the frame that a page brings itself, by its flags (spec §2). */
export function ownPartsOf(record: PageRecord | null): readonly FramePart[] {
  const header: readonly FramePart[] = record?.hasCustomHeader ? ["header"] : [];
  return record?.hasCustomFooter ? [...header, "footer"] : header;
}

/**
 * Leaves the frame's blocks of some parts out, and lets the page's own ones of those parts, from the root of
 * its layout, stand in their place: before the outlet for the header, after it for the footer (ADR 005).
 */
export function withOwnParts(
  tree: readonly ExpandedBlock[],
  parts: readonly FramePart[],
  find: FindDefinition,
): readonly ExpandedBlock[] {
  if (parts.length === 0) return tree;
  const partOf = ({ slug }: ExpandedBlock): FramePart | null => {
    const part = find(slug)?.part;
    return part && parts.includes(part) ? part : null;
  };
  return tree.flatMap((node): readonly ExpandedBlock[] => {
    if (node.slug === builtInSlugs.outlet) return aroundOutlet(node, partOf);
    if (partOf(node) !== null) return [];
    const slots = Object.entries(node.slots).map(([name, inner]) => [name, withOwnParts(inner, parts, find)] as const);
    return [{ ...node, slots: Object.fromEntries(slots) }];
  });
}

function aroundOutlet(
  outlet: ExpandedBlock,
  partOf: (node: ExpandedBlock) => FramePart | null,
): readonly ExpandedBlock[] {
  const { content = [] } = outlet.slots;
  const own = (part: FramePart | null): readonly ExpandedBlock[] => content.filter((node) => partOf(node) === part);
  return [...own("header"), { ...outlet, slots: { ...outlet.slots, content: own(null) } }, ...own("footer")];
}

/** What stays of the frame around a page that nothing leads away from: what must be there, and what speaks up. */
const stays: readonly string[] = ["skip-link", ...lockedFrameSlugs, "toasts", "minors-gate"];

/** The parts that a focused page brings itself. */
export const focusedParts: readonly FramePart[] = ["header", "footer"];

/** The frame's blocks that stay around a focused page, and the page's own bars around its outlet. */
export function focusedTree(tree: readonly ExpandedBlock[], find: FindDefinition): readonly ExpandedBlock[] {
  return withOwnParts(frameKept(tree), focusedParts, find);
}

function frameKept(tree: readonly ExpandedBlock[]): readonly ExpandedBlock[] {
  return tree.flatMap((node): readonly ExpandedBlock[] => {
    if (node.slug === builtInSlugs.outlet || stays.includes(node.slug)) return [node];
    const slots = Object.entries(node.slots).map(([name, inner]) => [name, frameKept(inner)] as const);
    // What holds the outlet stays around it, such as a section.
    return slots.some(([, inner]) => inner.length > 0) ? [{ ...node, slots: Object.fromEntries(slots) }] : [];
  });
}
