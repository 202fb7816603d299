import { walk } from "#renderer/data/page-query.ts";
import { alwaysShown } from "#renderer/data/shown-blocks.ts";
import type { ExpandedBlock } from "#schemas/page/expand-layout.ts";
import { builtInSlugs } from "#schemas/page/layout.ts";

/**
 * Lets blocks that must be on a page stand below what its layout says, where neither that nor its frame has them. An
 * administrator who leaves one out publishes the layout as it is, and the page is lawful all the same (ADR 065).
 */
export function withAlways(tree: readonly ExpandedBlock[], slugs: readonly string[]): readonly ExpandedBlock[] {
  const missing = alwaysMissing(tree, slugs);
  if (missing.length === 0) return tree;
  const hasOutlet = [...walk(tree)].some(({ slug }) => slug === builtInSlugs.outlet);
  return hasOutlet ? intoOutlet(tree, missing) : [...tree, ...missing];
}

/** The blocks of those that must be on a page that a tree doesn't show everybody, always. */
export function alwaysMissing(tree: readonly ExpandedBlock[], slugs: readonly string[]): readonly ExpandedBlock[] {
  const placed = new Set([...alwaysShown(tree)].map(({ slug }) => slug));
  return slugs
    .filter((slug) => !placed.has(slug))
    .map((slug) => ({ id: `always:${slug}`, slug, props: {}, slots: {} }));
}

function intoOutlet(tree: readonly ExpandedBlock[], more: readonly ExpandedBlock[]): readonly ExpandedBlock[] {
  return tree.map((node) => {
    const isOutlet = node.slug === builtInSlugs.outlet;
    const slots = Object.entries(node.slots).map(([name, inner]) => [name, intoOutlet(inner, more)] as const);
    const own = Object.fromEntries(slots);
    return { ...node, slots: isOutlet ? { ...own, content: [...(own["content"] ?? []), ...more] } : own };
  });
}
