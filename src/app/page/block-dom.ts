/** The elements of a page's blocks, as the server writes them and `/_data` brings them (renderer/page/place-blocks.ts). */

/** Makes the nodes of some HTML; nothing of it is loaded before it stands in the page. */
export function parseHtml(html: string): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}

/** Makes a block's wrapper. */
export function createWrapper(slug: string, id: string): HTMLElement {
  const wrapper = document.createElement("div");
  wrapper.dataset["block"] = slug;
  wrapper.dataset["id"] = id;
  return wrapper;
}

/**
 * The elements of a block's own slots or holes by their names, not those of the blocks inside it: of a wrapper, or of
 * HTML that was made for one.
 */
export function ownPlaces(block: Element | DocumentFragment, kind: "slot" | "hole"): ReadonlyMap<string, Element> {
  const owner = block instanceof Element ? block : undefined;
  const places = new Map<string, Element>();
  for (const element of block.querySelectorAll<HTMLElement>(`[data-${kind}]`)) {
    const name = element.dataset[kind];
    if (name === undefined || places.has(name)) continue;
    if ((element.parentElement?.closest("[data-block], [data-hole]") ?? undefined) === owner) places.set(name, element);
  }
  return places;
}

/** Puts an element before another one, or last; one that is moved keeps focus, playback and scroll where it can. */
export function putBefore(parent: Element, element: Element, before: Node | null): void {
  const mover: { moveBefore?(node: Node, before: Node | null): void } = parent;
  if (mover.moveBefore && element.isConnected && parent.isConnected) mover.moveBefore(element, before);
  else parent.insertBefore(element, before);
}
