import type { StaticNode, WireNode } from "#renderer/page/page-document.ts";

import { createWrapper, ownPlaces, parseHtml, putBefore } from "./block-dom.ts";
import { dialogRooms } from "./dialog-room.ts";
import { blockIdentity, type HeldIsland, type PageBlocks } from "./page-blocks.ts";
import { type AnyIsland, islandIdentity, pageIslands } from "./page-islands.ts";

export interface ReplacedBlocks {
  readonly page: PageBlocks;
  /** The islands that came, in the order in which they stand; nobody runs them yet. */
  readonly came: readonly HeldIsland[];
}

/**
 * Brings the page from one document to the next. Islands that go are unmounted first. A block whose HTML is the same
 * stays as it is; one whose own HTML changed gets the new one, and what stays of its slots and holes is moved in.
 */
export function replaceBlocks(
  root: Element,
  before: PageBlocks,
  nodes: readonly WireNode[],
  path: string,
  unmount: (holder: Element) => void,
): ReplacedBlocks {
  const staying = new Set([...pageIslands(nodes)].map((island) => islandIdentity(island, path)));
  for (const [identity, { holder }] of before.islands) if (!staying.has(identity)) unmount(holder);
  const step = new Replacement(before, path, new Set([...stayingWrappers(before, nodes, path), ...dialogRooms(root)]));
  step.place(root, nodes);
  step.removeWhatWent();
  return { page: { blocks: step.blocks, islands: step.islands }, came: step.came };
}

function stayingWrappers(before: PageBlocks, nodes: readonly WireNode[], path: string): ReadonlySet<Node> {
  const staying = new Set<Node>();
  const visit = (node: WireNode): void => {
    const wrapper = before.blocks.get(blockIdentity(node, path))?.wrapper;
    if (wrapper) staying.add(wrapper);
    if (node.kind === "static") for (const inner of Object.values(node.slots ?? {})) inner.forEach(visit);
  };
  nodes.forEach(visit);
  return staying;
}

class Replacement {
  readonly blocks = new Map<string, { node: WireNode; wrapper: HTMLElement }>();
  readonly islands = new Map<string, HeldIsland>();
  readonly came: HeldIsland[] = [];
  readonly #before: PageBlocks;
  readonly #path: string;
  readonly #staying: ReadonlySet<Node>;
  /** Removed last of all: what stays must never leave the page on its way, or it loses focus and playback. */
  readonly #gone: ChildNode[] = [];

  constructor(before: PageBlocks, path: string, staying: ReadonlySet<Node>) {
    this.#before = before;
    this.#path = path;
    this.#staying = staying;
  }

  /** Makes the wrappers of some nodes the children of an element, in their order. */
  place(parent: Element, nodes: readonly WireNode[]): void {
    let next = this.#skipGone(parent.firstChild);
    for (const node of nodes) {
      const known = this.#before.blocks.get(blockIdentity(node, this.#path));
      const wrapper = known?.wrapper ?? createWrapper(node.slug, node.id);
      if (wrapper === next) next = this.#skipGone(next.nextSibling);
      else putBefore(parent, wrapper, next);
      this.blocks.set(blockIdentity(node, this.#path), { node, wrapper });
      if (node.kind === "static") this.#fill(wrapper, node, known?.node);
      else {
        wrapper.dataset["island"] = node.starts;
        this.#hold(wrapper, node);
      }
    }
    while (next) next = this.#skipGone(next.nextSibling);
  }

  removeWhatWent(): void {
    for (const node of this.#gone) node.remove();
  }

  /** Goes on to the next sibling that stays on the page, here or elsewhere. */
  #skipGone(from: ChildNode | null): ChildNode | null {
    let next = from;
    while (next && !this.#staying.has(next)) {
      this.#gone.push(next);
      next = next.nextSibling;
    }
    return next;
  }

  #fill(wrapper: HTMLElement, node: StaticNode, known: WireNode | undefined): void {
    const isSame = known?.kind === "static" && known.hash === node.hash;
    // The new HTML's own places are found before it stands beside the former one's.
    const html = isSame ? null : parseHtml(node.html ?? "");
    const holes = node.holes ? ownPlaces(html ?? wrapper, "hole") : null;
    const slots = node.slots ? ownPlaces(html ?? wrapper, "slot") : null;
    if (html) {
      this.#gone.push(...wrapper.childNodes);
      wrapper.dataset["static"] = node.hash;
      wrapper.append(html);
    }
    for (const hole of node.holes ?? []) {
      const place = holes?.get(hole.key);
      if (place) this.#hold(this.#bringHolder(hole, place), hole);
    }
    for (const [name, inner] of Object.entries(node.slots ?? {})) {
      const place = slots?.get(name);
      if (place) this.place(place, inner);
    }
  }

  /** An island that stays takes its holder along into the new HTML. */
  #bringHolder(hole: AnyIsland, place: Element): Element {
    const holder = this.#before.islands.get(islandIdentity(hole, this.#path))?.holder ?? place;
    if (holder !== place && place.parentElement) {
      putBefore(place.parentElement, holder, place);
      place.remove();
    }
    return holder;
  }

  #hold(holder: Element, island: AnyIsland): void {
    const identity = islandIdentity(island, this.#path);
    const held = { holder, island };
    this.islands.set(identity, held);
    if (this.#before.islands.has(identity)) return;
    holder.replaceChildren(parseHtml(island.html ?? ""));
    this.came.push(held);
  }
}
