import type { WireNode } from "#renderer/page/page-document.ts";

import { ownPlaces } from "./block-dom.ts";
import { type AnyIsland, islandIdentity } from "./page-islands.ts";

/** An island of the page and the element that holds it. */
export interface HeldIsland {
  readonly holder: Element;
  readonly island: AnyIsland;
}

/** What stands in the page, by what makes it the same on another page. */
export interface PageBlocks {
  /** Each block with its wrapper. */
  readonly blocks: ReadonlyMap<string, { readonly node: WireNode; readonly wrapper: HTMLElement }>;
  readonly islands: ReadonlyMap<string, HeldIsland>;
}

/** A static block is the same wherever it stands; for islands see `islandIdentity`. */
export function blockIdentity(node: WireNode, path: string): string {
  return node.kind === "island" ? islandIdentity(node, path) : `${node.slug} ${node.id}`;
}

/** Finds the blocks of a document in the page that the server sent with it; `root` holds them. */
export function findBlocks(root: Element, nodes: readonly WireNode[], path: string): PageBlocks {
  const blocks = new Map<string, { node: WireNode; wrapper: HTMLElement }>();
  const islands = new Map<string, HeldIsland>();
  find(root, nodes);
  return { blocks, islands };

  function find(parent: Element, expected: readonly WireNode[]): void {
    const wrappers = new Map(childrenOf(parent).map((element) => [element.dataset["id"], element]));
    for (const node of expected) {
      const wrapper = wrappers.get(node.id);
      if (!wrapper) continue;
      blocks.set(blockIdentity(node, path), { node, wrapper });
      if (node.kind === "island") islands.set(islandIdentity(node, path), { holder: wrapper, island: node });
      else findInside(wrapper, node);
    }
  }

  function findInside(wrapper: Element, { slots = {}, holes = [] }: Extract<WireNode, { kind: "static" }>): void {
    const holders = holes.length > 0 ? ownPlaces(wrapper, "hole") : null;
    for (const hole of holes) {
      const holder = holders?.get(hole.key);
      if (holder) islands.set(islandIdentity(hole, path), { holder, island: hole });
    }
    const named = Object.entries(slots);
    const places = named.length > 0 ? ownPlaces(wrapper, "slot") : null;
    for (const [name, inner] of named) {
      const place = places?.get(name);
      if (place) find(place, inner);
    }
  }
}

function childrenOf(parent: Element): readonly HTMLElement[] {
  return [...parent.children].filter((child) => child instanceof HTMLElement);
}
