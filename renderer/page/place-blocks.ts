import type { BlockHtml, ResolvedBlock, WireNode } from "./page-document.ts";
import { joinPieces } from "./pieces.ts";

/** A block that is shown: with what it holds, or as the island that it is. */
export interface ShownBlock {
  readonly kind: WireNode["kind"];
  readonly own: BlockHtml;
}

/** Gives what a block shows; null when it is left out. */
export type ShowBlock = (block: ResolvedBlock) => ShownBlock | null;

export interface PlacedBlocks {
  readonly html: string;
  readonly nodes: readonly WireNode[];
}

/** Puts blocks together, each in its wrapper, what stands in their slots in its place: as HTML and on the wire. */
export function placeBlocks(blocks: readonly ResolvedBlock[], show: ShowBlock): PlacedBlocks {
  const placed = blocks.flatMap((block) => {
    const shown = show(block);
    return shown ? [placeBlock(block, shown, show)] : [];
  });
  return { html: placed.map(({ html }) => html).join(""), nodes: placed.map(({ node }) => node) };
}

interface PlacedBlock {
  readonly html: string;
  readonly node: WireNode;
}

function placeBlock(block: ResolvedBlock, { kind, own }: ShownBlock, show: ShowBlock): PlacedBlock {
  const { id, slug, props, data, query, here, room, starts = "interaction" } = block;
  const wrapper = `<div data-block="${attribute(slug)}" data-id="${attribute(id)}"`;
  if (kind === "island") {
    return {
      html: `${wrapper} data-island="${starts}">${own.html}</div>`,
      node: { kind, id, slug, starts, props, data, query, here, room, html: own.html },
    };
  }
  const slots = new Map<string, PlacedBlocks>();
  const holes = new Map(own.holes.map(({ key, html }) => [key, html]));
  const html = joinPieces(own.pieces, (place) => {
    if ("hole" in place) return holes.get(place.hole) ?? "";
    const inner = placeBlocks(block.slots[place.slot] ?? [], show);
    slots.set(place.slot, inner);
    return inner.html;
  });
  const node = {
    kind,
    id,
    slug,
    hash: own.hash,
    html: own.html,
    ...(slots.size > 0 && { slots: Object.fromEntries([...slots].map(([name, { nodes }]) => [name, nodes])) }),
    ...(own.holes.length > 0 && { holes: own.holes }),
  };
  return { html: `${wrapper} data-static="${own.hash}">${html}</div>`, node };
}

/** The wire document's nodes without the HTML that the browser already has in its page. */
export function withoutHtml(nodes: readonly WireNode[]): readonly WireNode[] {
  return nodes.map((node) => {
    if (node.kind === "island") return { ...node, html: undefined };
    const slots = Object.entries(node.slots ?? {}).map(([name, inner]) => [name, withoutHtml(inner)] as const);
    return {
      ...node,
      html: undefined,
      ...(node.slots && { slots: Object.fromEntries(slots) }),
      ...(node.holes && { holes: node.holes.map((hole) => ({ ...hole, html: undefined })) }),
    };
  });
}

function attribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}
