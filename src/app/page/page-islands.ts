import type { HoleNode, IslandNode, WireNode } from "#renderer/page/page-document.ts";

/** An island block, or an island of a static block's own view. */
export type AnyIsland = IslandNode | HoleNode;

/** Every island of a page, in the order in which they stand. */
export function* pageIslands(nodes: readonly WireNode[]): Generator<AnyIsland> {
  for (const node of nodes) {
    if (node.kind === "island") yield node;
    else {
      yield* node.holes ?? [];
      for (const inner of Object.values(node.slots ?? {})) yield* pageIslands(inner);
    }
  }
}

/** The name that an island's view is loaded by. */
export function viewName(island: AnyIsland): string {
  return "view" in island ? island.view : island.slug;
}

/**
 * What makes an island the same one on the next page: its id and its view, and for those of the page itself the
 * path. A filter keeps it; the next product's quantity is not the last one's. The frame's islands stay for ever.
 */
export function islandIdentity(island: AnyIsland, path: string): string {
  const isFrames = island.id.startsWith("frame:");
  return [viewName(island), island.id, isFrames ? "" : path].join(" ");
}
