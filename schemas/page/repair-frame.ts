import { hiddenSlugs, neededSlugs, withSeen } from "./always-seen.ts";
import type { BlockRegistry } from "./block-registry.ts";
import { findBlock } from "./block-registry.ts";
import { lockedFrameSlugs } from "./frame-slugs.ts";
import type { LayoutIssue } from "./layout-issue.ts";
import type { BlockNode, LayoutDocument } from "./layout.ts";
import { builtInSlugs } from "./layout.ts";
import { removeIds } from "./tree.ts";

/**
 * Gives a frame exactly one outlet, a legal text and an alcohol message (the two only when the registry
 * has them) that everybody always sees, and takes outlets out of every other kind.
 */
export function repairFrame(
  document: LayoutDocument,
  registry: BlockRegistry,
): { document: LayoutDocument; issues: readonly LayoutIssue[] } {
  const issues: LayoutIssue[] = [];
  const outlets = Object.values(document.blocks).filter(({ slug }) => slug === builtInSlugs.outlet);
  const surplus = document.kind === "frame" ? outlets.slice(1) : outlets;
  for (const { id } of surplus) {
    issues.push({ code: "outlet", messageKey: "layout.outlet", block: id });
  }
  let repaired =
    surplus.length === 0
      ? document
      : removeIds(
          document,
          surplus.map(({ id }) => id),
        );
  if (document.kind !== "frame") return { document: repaired, issues };
  for (const slug of [builtInSlugs.outlet, ...lockedFrameSlugs]) {
    const schema = findBlock(registry, slug);
    if (schema === undefined || Object.values(repaired.blocks).some((node) => node.slug === slug)) continue;
    const id = freeId(repaired, slug);
    const node: BlockNode = { id, slug, v: schema.version, props: {}, slots: {} };
    repaired = { ...repaired, root: [...repaired.root, id], blocks: { ...repaired.blocks, [id]: node } };
    issues.push({ code: "required", messageKey: "layout.needs", values: { slug }, block: id });
  }
  for (const slug of hiddenSlugs(repaired, neededSlugs(repaired, registry))) {
    repaired = withSeen(repaired, slug);
    issues.push({ code: "required", messageKey: "layout.hides", values: { slug } });
  }
  return { document: repaired, issues };
}

function freeId(document: LayoutDocument, slug: string): string {
  let id = slug;
  for (let number = 2; Object.hasOwn(document.blocks, id); number += 1) id = `${slug}-${number}`;
  return id;
}
