import type { BlockId } from "#schemas/page/layout.ts";

import { isHidden } from "../is-hidden.ts";
import { paintGround } from "./ground-of.ts";
import type { SeenWords } from "./poor-words.ts";
import { Sight } from "./sight.ts";

/** The words of some blocks as the canvas draws them: their ink and what lies behind, by the browser's own computed styles. */
export function seeWords(page: Element, blocks: ReadonlySet<BlockId>): readonly SeenWords[] {
  const sight = new Sight();
  return [...page.querySelectorAll<HTMLElement>("[data-block][data-id]")].flatMap((element) => {
    const block = element.dataset["id"] ?? "";
    return blocks.has(block) ? seenIn({ sight, page }, element, block) : [];
  });
}

interface Looking {
  readonly sight: Sight;
  readonly page: Element;
}

function seenIn({ sight, page }: Looking, element: HTMLElement, block: BlockId): readonly SeenWords[] {
  const found = new Map<string, SeenWords>();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.parentElement;
    if (!words || text.nodeValue?.trim() === "" || !isRead(words, element) || isHidden(words, page)) continue;
    const seen = seenAs(sight, words, boxOf(text), block);
    if (seen) found.set(JSON.stringify(seen), seen);
  }
  return [...found.values()];
}

/** Whether it is the block's own, in sight, and meant to be read: a button that can't be pressed needs no contrast. */
function isRead(words: HTMLElement, block: HTMLElement): boolean {
  return (
    words.closest("[data-block]") === block &&
    words.closest(":disabled, svg, script, style") === null &&
    words.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  );
}

function boxOf(text: Node): DOMRectReadOnly {
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getBoundingClientRect();
}

function seenAs(sight: Sight, words: HTMLElement, box: DOMRectReadOnly, block: BlockId): SeenWords | null {
  // Words for those who hear the page are a point wide.
  if (box.width < 2 || box.height < 2 || !paintGround(sight, words, box)) return null;
  const grounds = sight.colours();
  const { color, fontSize, fontWeight } = getComputedStyle(words);
  sight.paint(color);
  const [ink = "#000000"] = sight.colours();
  return { block, ink, grounds, size: Number.parseFloat(fontSize), weight: Number(fontWeight) };
}
