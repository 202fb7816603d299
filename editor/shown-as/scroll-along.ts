/**
 * Keeps a page in a frame where the page on the canvas is: the block that is at the top of the one is at the top of the other,
 * as far in or below it, for texts are longer in one language than in another. Gives what ends that.
 */
export function scrollAlong(frame: HTMLIFrameElement): () => void {
  const canvas = document.querySelector<HTMLElement>("#editor [data-canvas] .scroller");
  const ended = new AbortController();
  const { signal } = ended;
  const follow = (): void => {
    const inner = frame.contentDocument;
    const [from, to] = [canvas && topBlock(canvas), inner && scrollerOf(inner)];
    if (!from || !inner || !to) return;
    const target = inner.querySelector(`[data-id="${CSS.escape(from.id)}"]`);
    if (!target) return;
    const { top, height } = target.getBoundingClientRect();
    to.scrollBy({
      top:
        top - to.getBoundingClientRect().top * Number(to !== inner.scrollingElement) + height * from.part - from.below,
      behavior: "instant",
    });
  };
  canvas?.addEventListener("scroll", follow, { signal, passive: true });
  frame.addEventListener("load", follow, { signal });
  follow();
  return () => ended.abort();
}

interface TopBlock {
  readonly id: string;
  /** How much of it is above the edge, from 0 to 1. */
  readonly part: number;
  /** How far below the edge it begins, in pixels: the page's head stands there. */
  readonly below: number;
}

/** The block that is at the upper edge of what is seen. */
function topBlock(scroller: HTMLElement): TopBlock | null {
  const edge = scroller.getBoundingClientRect().top;
  for (const block of scroller.querySelectorAll<HTMLElement>("main [data-block][data-id]")) {
    const { top, bottom, height } = block.getBoundingClientRect();
    if (bottom <= edge || height === 0) continue;
    const above = edge - top;
    return { id: block.dataset["id"] ?? "", part: Math.max(0, above) / height, below: Math.max(0, -above) };
  }
  return null;
}

/** What scrolls in a page of the site. */
function scrollerOf(page: Document): Element | null {
  const own = page.querySelector(".scroller");
  return own && own.scrollHeight > own.clientHeight + 1 ? own : page.scrollingElement;
}
