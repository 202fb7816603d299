import { fieldId } from "./form-context.ts";
import styles from "./form-parts.module.css";

/** What stands in a form's fields, by their names; empty where nothing is ticked or chosen. */
export type Typed = Readonly<Record<string, string>>;

/** The form with an id; null where it isn't on the page. */
export function formWith(id: string): HTMLFormElement | null {
  const found = document.getElementById(id);
  return found instanceof HTMLFormElement ? found : null;
}

/** Reads some fields of a form. */
export function typedIn(form: HTMLFormElement, names: readonly string[]): Typed {
  const fields = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(fields.get(name) ?? "")]));
}

/** Puts what was typed before back into a form's fields. */
export function fillIn(form: HTMLFormElement, typed: Typed): void {
  // Fieldsets and buttons have names too, but nothing is typed into them.
  for (const control of form.elements as HTMLCollectionOf<HTMLInputElement>) {
    const text = typed[control.name];
    if (text === undefined) continue;
    if (/^(radio|checkbox)$/.test(control.type)) control.checked = control.value === text;
    else control.value = text;
  }
}

/**
 * Says under a field what is wrong with it, or at its head where it is long (`data-field="head"`), as the server's own
 * HTML does; null takes that away.
 */
export function showProblem(form: string, name: string, text: string | null): void {
  const id = fieldId(form, name);
  const field = document.getElementById(id);
  const errorId = `${id}-error`;
  const shown = document.getElementById(errorId);
  if (!field || (shown?.textContent ?? null) === text) return;
  const told = field.closest("[role='radiogroup']") ?? field;
  const others = (told.getAttribute("aria-describedby") ?? "").split(" ").filter((one) => one && one !== errorId);
  const described = text === null ? others : [...others, errorId];
  if (described.length > 0) told.setAttribute("aria-describedby", described.join(" "));
  else told.removeAttribute("aria-describedby");
  told.ariaInvalid = text === null ? null : "true";
  shown?.remove();
  if (text === null) return;
  const line = Object.assign(document.createElement("p"), { id: errorId, className: styles.fault, textContent: text });
  const room = field.closest<HTMLElement>("[data-field]");
  if (room?.dataset["field"] === "head") room.firstElementChild?.after(line);
  else room?.append(line);
}

/** What the server's own HTML says is wrong with a field; null: nothing. */
export function problemShown(form: string, name: string): string | null {
  return document.getElementById(`${fieldId(form, name)}-error`)?.textContent ?? null;
}

/** Resolves at once where no pointer is down, else after the click that comes of letting go. */
export type Released = () => Promise<unknown>;

/** A finger's click comes a moment after it is lifted: so many milliseconds at most. */
const longestClick = 100;

/** Watches pointers until `signal` ends. A page that moves between pressing and letting go takes the click from its button. */
export function watchPresses(signal: AbortSignal): Released {
  let press: Promise<void> | null = null;
  let end = (): void => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const down = (): void => {
    // A second press right after the first extends it: the page must not move while the second one is down either.
    clearTimeout(timer);
    press ??= new Promise<void>((resolve) => (end = resolve)).then(() => {
      press = null;
    });
  };
  const up = (): void => {
    clearTimeout(timer);
    timer = setTimeout(end, longestClick);
  };
  addEventListener("pointerdown", down, { signal, capture: true });
  // The page hears no pointerup when a menu of the browser opens under the pointer.
  for (const type of ["pointerup", "pointercancel", "contextmenu", "keydown"]) addEventListener(type, up, { signal });
  return async () => await press;
}
