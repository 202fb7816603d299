/** What had the focus, in terms that the next page's HTML can be searched for. */
export interface FocusPlace {
  /** The block's id, and the id or the name of the element in it. */
  readonly block: string;
  readonly element: string;
  /** What stood in a field; null for a link or a button, only looked for where the page keeps its place. */
  readonly typed: TypedText | null;
}

interface TypedText {
  readonly value: string;
  readonly selection: readonly [number, number] | null;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Notes what has the focus, when it stands in a block's HTML that may be replaced; islands keep their own. */
export function notePlace(): FocusPlace | null {
  const focused = document.activeElement;
  if (!isField(focused) && !isControl(focused)) return null;
  const around = focused.closest<HTMLElement>("[data-static], [data-island]");
  const block = around?.matches("[data-static]") ? around.dataset["id"] : undefined;
  const element = focused.id || (isField(focused) ? focused.name : "");
  if (block === undefined || element === "") return null;
  return { block, element, typed: isField(focused) ? typedText(focused) : null };
}

/**
 * Puts focus, typed text and caret back when what had them was replaced by its like on the new page. Where a list has
 * no such link any more, the first one that changes it has the focus; where a fold closed over it, the fold.
 */
export function restorePlace({ block, element, typed }: FocusPlace): void {
  const active = document.activeElement;
  if (active && active !== document.body) return;
  const scope = `[data-id="${CSS.escape(block)}"]`;
  const name = CSS.escape(element);
  const found =
    document.querySelector<HTMLElement>(`${scope} #${name}, ${scope} [name="${name}"]`) ??
    (typed ? null : document.querySelector<HTMLElement>(`${scope} a[data-keep-scroll]`));
  if (!found || isField(found) !== (typed !== null)) return;
  const fold = found.closest("details:not([open])")?.querySelector("summary");
  (fold ?? found).focus({ preventScroll: true });
  if (!typed || !isField(found)) return;
  if (found.value !== typed.value && isTyped(found)) found.value = typed.value;
  if (typed.selection && !(found instanceof HTMLSelectElement)) found.setSelectionRange(...typed.selection);
}

/** Runs what moves elements about; the one that had the focus has it again, where the browser takes it away. */
export function keepingFocus(move: () => void): void {
  const focused = document.activeElement;
  move();
  if (focused instanceof HTMLElement && focused.isConnected && document.activeElement !== focused) {
    focused.focus({ preventScroll: true });
  }
}

/** After a navigation with the keyboard the new page is read from its main part. */
export function focusMain(): void {
  const main = document.querySelector<HTMLElement>("#page main");
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}

/** Where what had the focus went with its part of the page, the page's title has it. */
export function focusTitle(): void {
  const title = document.querySelector<HTMLElement>("main h1");
  if (!title || document.activeElement !== document.body) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

function isField(element: Element | null): element is Field {
  return element?.matches("input, select, textarea") ?? false;
}

/** Whether it leads to a page: a link, or the button of a form. */
function isControl(element: Element | null): element is HTMLElement {
  return element?.matches("a, button") ?? false;
}

function typedText(field: Field): TypedText {
  return { value: field.value, selection: field instanceof HTMLSelectElement ? null : selectionOf(field) };
}

/** Whether its value is text that somebody types; a checkbox's value says nothing. */
function isTyped(field: Field): boolean {
  return !["checkbox", "radio", "hidden", "submit"].includes(field.type);
}

/** The caret; some input types have none (null) or refuse to tell. */
function selectionOf(field: HTMLInputElement | HTMLTextAreaElement): readonly [number, number] | null {
  const { selectionStart: start, selectionEnd: end } = field;
  return start === null || end === null ? null : [start, end];
}
