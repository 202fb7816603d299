/** Where the visitor was typing, in terms that the next page's HTML can be searched for. */
export interface TypingPlace {
  /** The block's id, and the field in it. */
  readonly block: string;
  readonly field: string;
  readonly value: string;
  readonly selection: readonly [number, number] | null;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Notes the field that has the focus, when it stands in a block's HTML that may be replaced; islands keep their own. */
export function notePlace(): TypingPlace | null {
  const field = document.activeElement;
  if (!isField(field)) return null;
  const around = field.closest<HTMLElement>("[data-static], [data-island]");
  const block = around?.matches("[data-static]") ? around.dataset["id"] : undefined;
  const name = field.id || field.name;
  if (block === undefined || name === "") return null;
  const selection = field instanceof HTMLSelectElement ? null : selectionOf(field);
  return { block, field: name, value: field.value, selection };
}

/** Puts focus, typed text and caret back when the field was replaced by its like on the new page. */
export function restorePlace({ block, field, value, selection }: TypingPlace): void {
  const active = document.activeElement;
  if (active && active !== document.body) return;
  const scope = `[data-id="${CSS.escape(block)}"]`;
  const name = CSS.escape(field);
  const found = document.querySelector(`${scope} #${name}, ${scope} [name="${name}"]`);
  if (!isField(found)) return;
  found.focus({ preventScroll: true });
  if (found.value !== value && isTyped(found)) found.value = value;
  if (selection && !(found instanceof HTMLSelectElement)) found.setSelectionRange(...selection);
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
  if (!main.hasAttribute("tabindex")) main.tabIndex = -1;
  main.focus({ preventScroll: true });
}

function isField(element: Element | null): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

/** Whether its value is text that somebody types; a checkbox's value says nothing. */
function isTyped(field: Field): boolean {
  return !(field instanceof HTMLInputElement && ["checkbox", "radio", "hidden", "submit"].includes(field.type));
}

/** The caret; some input types have none (null) or refuse to tell. */
function selectionOf(field: HTMLInputElement | HTMLTextAreaElement): readonly [number, number] | null {
  const { selectionStart: start, selectionEnd: end } = field;
  return start === null || end === null ? null : [start, end];
}
