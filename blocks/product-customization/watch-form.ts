import { fieldId } from "#blocks/kit/form-context.ts";
import { fillIn, showProblem, watchPresses } from "#blocks/kit/form-dom.ts";
import type { CustomizationPort } from "#blocks/kit/ports.tsx";
import { forgetTyped, recallTyped, rememberTyped } from "#blocks/kit/typed-memory.ts";
import {
  answerField,
  answerIn,
  fileAnswer,
  givenAnswer,
  readSaved,
  type SavedAnswer,
  savedField,
  typedValue,
  withAnswer,
  writeSaved,
} from "#schemas/commerce/customization-form.ts";
import { charactersOf, type InputType } from "#schemas/commerce/customization.ts";

import { keptId } from "./kept-file.ts";
import type { ShownPrice } from "./price-rows.tsx";

/** What is kept of the form in the browser's tab, and of which product: the way back there leads to a form that is empty. */
const memory = "customization";

/** How long somebody may go on typing before it is asked what it costs, in milliseconds. */
const pause = 350;

/** What there is to know of the form. */
export interface WatchedFacts {
  /** Its id in the page. */
  readonly form: string;
  readonly product: number;
  readonly declination: number;
  /** How many are meant where that isn't asked. */
  readonly quantity: number;
  /** The fields that it asks now. */
  readonly inputs: readonly { readonly id: number; readonly inputType: InputType; readonly label: string }[];
}

/** What is told of the form while it is filled in. */
export interface WatchPorts {
  readonly port: CustomizationPort;
  readonly show: (price: ShownPrice) => void;
  readonly busy: (isBusy: boolean) => void;
  /** Says something to who can't see. */
  readonly hear: (text: string) => void;
  /** What is wrong with a field, as a sentence. */
  readonly sentence: (label: string, problem: string) => string;
}

/**
 * Watches the form of a customization: asks what it costs as it stands, the last wish counting; has a file judged and kept
 * as it is chosen, and names it; counts characters. What the server finds wrong stands at its field until that is changed.
 * The function that it gives ends that.
 */
export function watchForm(form: HTMLFormElement, facts: WatchedFacts, ports: WatchPorts): () => void {
  const { inputs } = facts;
  const purpose = `${facts.product}/${facts.declination}`;
  const stop = new AbortController();
  let asking = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Files that are on their way. */
  let judging: Promise<unknown> | null = null;

  const listen = { signal: stop.signal };
  const released = watchPresses(stop.signal);
  form.addEventListener("input", typed, listen);
  form.addEventListener("change", chosen, listen);
  form.addEventListener("click", dropped, listen);
  form.addEventListener("submit", submitted, listen);
  if (saved().length > 0) remember(saved());
  else recall();
  for (const control of form.querySelectorAll<HTMLElement>("[data-count]")) count(control);
  // What was chosen and typed before the form was watched.
  for (const control of form.elements) if (isFileField(control)) choose(control);
  if (answers().some((answer) => inputs.some(({ id }) => id === answer.id) && typedValue(answer) !== "")) void ask();
  return () => {
    stop.abort();
    asking.abort();
    clearTimeout(timer);
  };

  function typed({ target }: Event): void {
    const name = nameOf(target);
    const isAnswer = inputs.some(({ id }) => answerField(id) === name);
    if ((!isAnswer && name !== "quantity") || isFileField(target)) return;
    if (isAnswer) showProblem(form.id, name, null);
    const counter = form.querySelector<HTMLElement>(`[data-count="${name}"]`);
    if (counter) count(counter);
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), pause);
  }

  function chosen({ target }: Event): void {
    if (!isFileField(target)) return;
    showProblem(form.id, target.name, null);
    choose(target);
  }

  function choose(control: HTMLInputElement): void {
    const input = inputs.find(({ id }) => answerField(id) === control.name);
    const [file] = control.files ?? [];
    if (!input || !file) return;
    // A refusal of the server's page was about another file.
    showProblem(form.id, control.name, null);
    judging = keep(input, control, file);
  }

  async function keep({ id, label }: WatchedFacts["inputs"][number], control: HTMLInputElement, file: File) {
    const name = answerField(id);
    ports.busy(true);
    try {
      const kept = await ports.port.keepFile(id, file);
      await released();
      if (control.files?.[0] !== file) return;
      if ("refusal" in kept) {
        const problem = ports.sentence(label, kept.refusal);
        showProblem(form.id, name, problem);
        ports.hear(problem);
        return;
      }
      // The server has it: it isn't sent once more.
      control.value = "";
      save(withAnswer(saved(), fileAnswer(id, kept)));
      ports.hear(nameFile(id, kept.filename));
      await ask();
    } catch {
      // The file goes along with the form.
    } finally {
      ports.busy(false);
      judging = null;
    }
  }

  function dropped(event: MouseEvent): void {
    const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>('[value^="drop."]') : null;
    if (!button) return;
    event.preventDefault();
    const id = Number(button.value.slice("drop.".length));
    save(saved().filter((answer) => answer.id !== id));
    ports.hear(nameFile(id, ""));
    document.getElementById(fieldId(form.id, answerField(id)))?.focus();
    void ask();
  }

  /** A form that begins takes up what was answered before somebody went back, or changed the language. */
  function recall(): void {
    if (answers().some((answer) => typedValue(answer) !== "")) return;
    const kept = readSaved(recallTyped(memory, purpose)?.[savedField]);
    if (kept.length === 0) return;
    save(kept);
    for (const { id } of inputs) {
      const own = kept.find((answer) => answer.id === id);
      if (own?.filename) nameFile(id, own.filename);
      else if (own && typedValue(own) !== "") fillIn(form, { [answerField(id)]: typedValue(own) });
    }
  }

  /** A form that is sent waits for its files to be judged; one that isn't taken keeps it here. */
  function submitted(event: SubmitEvent): void {
    if (judging === null) return sent(event.submitter);
    event.preventDefault();
    const { submitter } = event;
    void judging.then(() => {
      if (form.querySelector('[type="file"][aria-invalid]') === null) form.requestSubmit(submitter);
    });
  }

  /** What is answered stays in the tab while there is more to ask; what goes into the cart is done with. */
  function sent(submitter: HTMLElement | null): void {
    if (submitter instanceof HTMLButtonElement && submitter.value === "add") forgetTyped(memory);
    else remember(answers());
  }

  function remember(now: readonly SavedAnswer[]): void {
    rememberTyped(memory, purpose, { [savedField]: writeSaved(now) });
  }

  /** Names the file that is kept for a field, empty for none; gives that in words. */
  function nameFile(id: number, filename: string): string {
    const line = document.getElementById(keptId(fieldId(form.id, answerField(id))));
    const name = line?.querySelector("[data-name]");
    if (!line || !name) return "";
    name.textContent = filename;
    line.hidden = filename === "";
    return filename === "" ? "" : (name.parentElement?.textContent ?? "");
  }

  async function ask(): Promise<void> {
    clearTimeout(timer);
    asking.abort();
    const mine = (asking = new AbortController());
    const { product, declination } = facts;
    const quantity = Number(new FormData(form).get("quantity") ?? facts.quantity) || facts.quantity;
    ports.busy(true);
    try {
      const asked = { product, declination, quantity, customizations: answers().map(givenAnswer) };
      const told = await ports.port.price(asked, mine.signal);
      await released();
      if (mine.signal.aborted) return;
      if (!("errors" in told)) return ports.show(told);
      for (const { id, label } of inputs) {
        const problem = told.errors[id];
        if (problem !== undefined) showProblem(form.id, answerField(id), ports.sentence(label, problem));
      }
    } catch {
      // It costs what was said before; the form says it anew when it is sent.
    } finally {
      if (asking === mine) ports.busy(false);
    }
  }

  /** What was saved, with what stands in the fields now. */
  function answers(): readonly SavedAnswer[] {
    const now = new FormData(form);
    const read = (name: string): string | null => {
      const value = now.get(name);
      return typeof value === "string" ? value : null;
    };
    return inputs.reduce((all, input) => withAnswer(all, answerIn(input, read, all)), saved());
  }

  function saved(): readonly SavedAnswer[] {
    return readSaved(String(new FormData(form).get(savedField) ?? ""));
  }

  function save(now: readonly SavedAnswer[]): void {
    const field = form.elements.namedItem(savedField);
    if (field instanceof HTMLInputElement) field.value = writeSaved(now);
  }

  function count(counter: HTMLElement): void {
    const { count: name = "", most = "" } = counter.dataset;
    const length = charactersOf(String(new FormData(form).get(name) ?? ""));
    counter.textContent = length === 0 ? "" : ` (${length} / ${most})`;
    counter.toggleAttribute("data-over", length > Number(most));
  }
}

function nameOf(target: EventTarget | null): string {
  return target instanceof Element ? (target.getAttribute("name") ?? "") : "";
}

function isFileField(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type === "file";
}
