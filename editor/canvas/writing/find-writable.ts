import type { BlockDefinition } from "#blocks/kit/define-block.ts";
import { isRecord } from "#schemas/fields/check.ts";

import { type BlockText, textsOf, withAt } from "./texts.ts";

/** A text of a block that is written where it stands. */
export interface Writable extends BlockText {
  /** Where it stands on the page; the block itself while there is nothing of it to be seen. */
  readonly element: HTMLElement;
}

type Props = Readonly<Record<string, unknown>>;

export interface Shown {
  readonly definition: BlockDefinition;
  /** What the block's view received. */
  readonly props: Props;
  /** Draws the block with other props, before it gives back; null: with its own again. */
  readonly draw: (props: Props | null) => void;
}

/** The text of a block that an element shows, or stands in; null: none that a field of the block says. */
export function writableAt(target: Element, block: Element, shown: Shown): Writable | null {
  const texts = shownTexts(shown);
  for (let at: Element | null = target; at && block.contains(at); at = at.parentElement) {
    const found = at instanceof HTMLElement && writableIn(at, { block, shown, texts });
    if (found) return found;
  }
  return emptyIn(block, shown);
}

/** The first text of a block that can be written where it stands; null: none. */
export function firstWritable(block: Element, shown: Shown): Writable | null {
  const texts = shownTexts(shown);
  for (const element of ownElements(block)) {
    const found = writableIn(element, { block, shown, texts });
    if (found) return found;
  }
  return emptyIn(block, shown);
}

/** The element of a block that shows a text by now: where it stood before, or else the only one. */
export function showing(block: Element, text: BlockText, place: readonly number[]): HTMLElement | null {
  if (text.value.trim() === "") return null;
  const all = ownElements(block).filter((each) => showsText(each, text));
  const same = all.find((each) => each === elementAt(block, place));
  return same ?? (all.length === 1 ? (all[0] ?? null) : null);
}

/** What a block that shows nothing at all begins with: its title, or its first text for visitors. */
function emptyIn(block: Element, { definition, props }: Shown): Writable | null {
  if (!(block instanceof HTMLElement) || block.childNodes.length > 0) return null;
  const texts = textsOf(definition.fields, props).filter(({ isLocalized, value }) => isLocalized && value === "");
  const text = texts.find(({ path }) => path[0] === "title") ?? texts[0];
  return text ? { ...text, element: block } : null;
}

interface Searched {
  readonly block: Element;
  readonly shown: Shown;
  readonly texts: readonly BlockText[];
}

function shownTexts({ definition, props }: Shown): readonly BlockText[] {
  return textsOf(definition.fields, props).filter(({ value }) => value.trim() !== "");
}

/**
 * A view says nothing of where its props went: an element that shows exactly the words of one is that one's. Where
 * others have the same words, or stand elsewhere too, the block is drawn with other words for a moment.
 */
function writableIn(element: HTMLElement, { block, shown, texts }: Searched): Writable | null {
  const [first, ...others] = texts.filter((text) => showsText(element, text));
  if (!first) return null;
  const places = ownElements(block).filter((each) => showsText(each, first));
  if (others.length === 0 && places.length === 1) return { ...first, element };
  return tellApart(element, { block, shown, texts: [first, ...others] });
}

/** Nobody sees it, and it adds no space. */
const mark = "\u2063";

/** Which text an element follows when each is marked differently; null: none, the words are others' too. */
function tellApart(element: HTMLElement, { block, shown, texts }: Searched): Writable | null {
  const place = placeIn(block, element);
  const marked = texts.map((text, at) => ({ text, value: text.value + mark.repeat(at + 1) }));
  const props = marked.reduce((all: unknown, { text, value }) => withAt(all, text.path, value), shown.props);
  if (!isRecord(props)) return null;
  shown.draw(props);
  const there = elementAt(block, place);
  const found = marked.find(({ text, value }) => there && showsText(there, { ...text, value }));
  shown.draw(null);
  // What is drawn with other words may have become another element.
  const again = elementAt(block, place);
  return found && again ? { ...found.text, element: again } : null;
}

/** The elements of a block, but those of blocks that stand in it. */
function ownElements(block: Element): readonly HTMLElement[] {
  return [...block.querySelectorAll<HTMLElement>("*")].filter((each) => each.closest("[data-id]") === block);
}

/** Which child of which child of a block an element is. */
export function placeIn(block: Element, element: Element): readonly number[] {
  const place: number[] = [];
  for (let at = element; at !== block && at.parentElement; at = at.parentElement) {
    place.unshift([...at.parentElement.children].indexOf(at));
  }
  return place;
}

function elementAt(block: Element, place: readonly number[]): HTMLElement | null {
  const found = place.reduce((at: Element | undefined, index) => at?.children[index], block);
  return found instanceof HTMLElement ? found : null;
}

/** Whether an element shows exactly a text. */
function showsText(element: HTMLElement, { value, isRich }: BlockText): boolean {
  if (isRich) return asWritten(value) === element.innerHTML;
  const { firstChild, childNodes } = element;
  return childNodes.length === 1 && firstChild instanceof Text && spaced(firstChild.data) === spaced(value);
}

/** HTML as a browser writes it: entities and quotes may differ from what is stored. */
function asWritten(html: string): string {
  return new DOMParser().parseFromString(html, "text/html").body.innerHTML;
}

/** Views set some spaces so that no line breaks at them. */
function spaced(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
