import type { ResolvedBlock, WireNode } from "./page-document.ts";
import { contentHash } from "./content-hash.ts";

/** Draws what stands inside a static block's wrapper. */
export type DrawStatic = (block: ResolvedBlock) => string;

export interface ToWireOptions {
  readonly drawStatic: DrawStatic;
  /** Administrators get a placeholder for a block with a problem, visitors nothing. */
  readonly showsProblems: boolean;
}

/** Collapses every largest subtree without an island to HTML; what is left are containers and islands. */
export function toWire(blocks: readonly ResolvedBlock[], options: ToWireOptions): readonly WireNode[] {
  return blocks.flatMap((block) => toNode(block, options));
}

function toNode(block: ResolvedBlock, options: ToWireOptions): readonly WireNode[] {
  if (block.problem !== undefined && !options.showsProblems) return [];
  if (block.problem !== undefined || !holdsIsland(block)) {
    const html = options.drawStatic(block);
    return [{ kind: "static", id: block.id, slug: block.slug, hash: contentHash(html), html }];
  }
  const slots = Object.fromEntries(Object.entries(block.slots).map(([name, inner]) => [name, toWire(inner, options)]));
  const { id, slug, props, data, query, here } = block;
  const starts = block.mode === "island" ? (block.starts ?? "interaction") : undefined;
  return [{ kind: "live", id, slug, starts, props, data, query, here, slots }];
}

function holdsIsland(block: ResolvedBlock): boolean {
  if (block.problem !== undefined) return false;
  return block.mode === "island" || Object.values(block.slots).some((inner) => inner.some(holdsIsland));
}

/** The wire document's nodes without the HTML that the browser already has in its page. */
export function withoutHtml(nodes: readonly WireNode[]): readonly WireNode[] {
  return nodes.map((node) => {
    if (node.kind === "static") return { ...node, html: undefined };
    const slots = Object.fromEntries(Object.entries(node.slots).map(([name, inner]) => [name, withoutHtml(inner)]));
    return { ...node, slots };
  });
}
