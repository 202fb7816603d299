import { definitionsBySlug } from "#blocks/definitions.ts";
import type { Fragment } from "#schemas/page/commands/fragment.ts";
import type { BlockNode, LayoutDocument } from "#schemas/page/layout.ts";

/** A block that may stand anywhere. */
export function section(id: string): BlockNode {
  return { id, slug: "section", v: definitionsBySlug.get("section")?.version ?? 1, props: {}, slots: {} };
}

/** A page of blocks that stand at its root. */
export function layoutOf(nodes: readonly BlockNode[]): LayoutDocument {
  return { version: 1, kind: "page", root: nodes.map(({ id }) => id), blocks: fragmentBlocks(nodes) };
}

/** A page of sections with these ids. */
export function withSections(...ids: readonly string[]): LayoutDocument {
  return layoutOf(ids.map(section));
}

/** A block to put in, with nothing inside. */
export function fragmentOf(node: BlockNode): Fragment {
  return { root: [node.id], blocks: { [node.id]: node } };
}

function fragmentBlocks(nodes: readonly BlockNode[]): LayoutDocument["blocks"] {
  return Object.fromEntries(nodes.map((node) => [node.id, node]));
}

/** The command that puts a block at the head of the page. */
export function insertion(node: BlockNode) {
  return { type: "insert", at: { into: null, slot: "root", after: null }, fragment: fragmentOf(node) };
}

/** An edit that puts a section at the head of the page. */
export function adding(id: string, block: string, props: BlockNode["props"] = {}) {
  return { id, commands: [insertion({ ...section(block), props })] };
}

/** The command that makes some blocks the whole page. */
export function wholeSlot(nodes: readonly BlockNode[], root: readonly string[]) {
  return { type: "set-slot", into: null, slot: "root", fragment: { root, blocks: fragmentBlocks(nodes) } };
}
