import type { BlockDefinition } from "#blocks/kit/define-block.ts";
import type { Field } from "#schemas/fields/field.ts";
import { multilineOf } from "./multiline.ts";

/** A text of a block that is written where it stands. */
export interface Writable {
  readonly prop: string;
  readonly field: Field;
  readonly isRich: boolean;
  readonly isMultiline: boolean;
  /** Where it stands on the page. */
  readonly element: HTMLElement;
}

interface Shown {
  readonly definition: BlockDefinition;
  /** What the block's view received. */
  readonly props: Readonly<Record<string, unknown>>;
}

/** The text of a block that an element shows, or stands in; null: none that a field of the block says. */
export function writableAt(target: Element, block: Element, shown: Shown): Writable | null {
  for (let at: Element | null = target; at && block.contains(at); at = at.parentElement) {
    const found = at instanceof HTMLElement && writableIn(at, shown);
    if (found) return found;
  }
  return null;
}

/** The first text of a block that can be written where it stands; null: none. */
export function firstWritable(block: Element, shown: Shown): Writable | null {
  for (const element of block.querySelectorAll<HTMLElement>("*")) {
    if (element.closest("[data-id]") !== block) continue;
    const found = writableIn(element, shown);
    if (found) return found;
  }
  return null;
}

/** A view says nothing of where its props went: an element that shows exactly the words of one is that one's. */
function writableIn(element: HTMLElement, { definition, props }: Shown): Writable | null {
  for (const [prop, field] of Object.entries(definition.fields)) {
    const value = props[prop];
    if (typeof value !== "string" || value.trim() === "") continue;
    if (field.kind === "text" && showsText(element, value)) {
      return { prop, field, element, isRich: false, isMultiline: multilineOf(field) };
    }
    if (field.kind === "rich-text" && showsHtml(element, value)) {
      return { prop, field, element, isRich: true, isMultiline: true };
    }
  }
  return null;
}

function showsText(element: HTMLElement, text: string): boolean {
  const { firstChild, childNodes } = element;
  return childNodes.length === 1 && firstChild instanceof Text && spaced(firstChild.data) === spaced(text);
}

function showsHtml(element: HTMLElement, html: string): boolean {
  // As a browser writes it: entities and quotes may differ from what is stored.
  const [shown, meant] = [element, new DOMParser().parseFromString(html, "text/html").body].map(
    (each) => each.innerHTML,
  );
  return shown === meant;
}

/** Views set some spaces so that no line breaks at them. */
function spaced(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
