import { useFormik } from "formik";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useIntl } from "react-intl";

import { fieldId } from "./form-context.ts";
import {
  fillIn,
  formWith,
  type Released,
  problemShown,
  showProblem,
  type Typed,
  typedIn,
  watchPresses,
} from "./form-dom.ts";
import { usePorts } from "./ports.tsx";
import { forgetTyped, recallTyped, rememberTyped } from "./typed-memory.ts";
import { useBusy } from "./use-busy.ts";

export interface FormCheckOptions {
  /** The form's id. */
  readonly form: string;
  /** What its fields are called, in the page's order. */
  readonly labels: Readonly<Record<string, string>>;
  /** The fields that are read, where there are more than have a label. */
  readonly names?: readonly string[];
  /** What is wrong by field, to be read after its name: the server's own rules and words. */
  check(typed: Typed): Typed;
  /**
   * Keeps what was typed, each time a field was changed, and gives what the server says is wrong with it. Such a form is
   * sent without leaving the page, and what didn't reach the server is there again after a refresh. Rejects when the
   * server can't be had.
   */
  save?(typed: Typed): Promise<Typed>;
  /** What it is typed for, such as a cart's id: in a form for another nobody finds it. */
  readonly purpose?: string;
  /** True: what stands in the form at first is kept at once, as if somebody had chosen it. */
  readonly isProposal?: boolean;
}

/** What there is to say of a form as a whole. */
export interface FormNews {
  /** To be heard: what is wrong with the field that was just left. */
  readonly heard: string;
  /** To be read: why the form didn't go. */
  readonly refused: string;
}

/**
 * Watches a form of plain HTML (ADR 058): checks it with Formik as fields are left and before it is sent, says what is
 * wrong at each field, and takes the focus to the first. Nothing that was typed is touched.
 */
export function useFormCheck({
  form: id,
  labels,
  names = Object.keys(labels),
  check,
  save,
  purpose = "",
  isProposal,
}: FormCheckOptions): FormNews {
  const intl = useIntl();
  const { forms } = usePorts();
  const [isSending, begin] = useBusy();
  const [news, setNews] = useState<FormNews>({ heard: "", refused: "" });
  /** What the server said of fields in sentences, and what they held then: it counts as long as they do. */
  const told = useRef<{ readonly typed: Typed; readonly texts: Typed }>({ typed: {}, texts: {} });
  /** The fields of which it is told what is wrong: ahead of Formik's, which is a render behind. */
  const touched = useRef(new Set<string>());
  const released = useRef<Released>(null);
  /** Ends the busy state of what is on its way; null: nothing is. */
  const sending = useRef<(() => void) | null>(null);
  /** What is being kept, which never fails; null: nothing is. */
  const keeping = useRef<Promise<void> | null>(null);
  /** Whether there is something newer to keep than what is. */
  const isBehind = useRef(false);
  const formik = useFormik<Typed>({
    initialValues: {},
    validate: problemsOf,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: send,
  });

  function problemsOf(typed: Typed): Typed {
    const { typed: before, texts } = told.current;
    const still = Object.entries(texts).filter(([name]) => typed[name] === (before[name] ?? ""));
    // The server knows more: of a password that it refused nothing stands there to be checked.
    return { ...sentences(check(typed)), ...Object.fromEntries(still) };
  }

  function sentences(problems: Typed): Typed {
    const said = Object.entries(problems).map(([name, problem]) => {
      return [name, intl.formatMessage({ id: "form.problem" }, { label: labels[name] ?? name, problem })] as const;
    });
    return Object.fromEntries(said);
  }

  function hear(typed: Typed, problems: Typed): void {
    told.current = { typed, texts: sentences(problems) };
  }

  const readForm = (): Typed => {
    const form = formWith(id);
    return form ? typedIn(form, names) : {};
  };

  /** Marks fields as ones of which it is told what is wrong, and checks the form. */
  async function look(left: readonly string[]): Promise<Typed> {
    const typed = readForm();
    await formik.setValues(typed, false);
    for (const name of left) touched.current.add(name);
    await formik.setTouched(Object.fromEntries([...touched.current].map((name) => [name, true])), false);
    return (await formik.validateForm(typed)) as Typed;
  }

  /** Keeps what stands in the form: one after the other, of those that wait only the latest, and none once the form is sent. */
  async function keep(): Promise<void> {
    isBehind.current = true;
    if (!save || keeping.current) return;
    while (isBehind.current && !sending.current) {
      isBehind.current = false;
      keeping.current = keepOnce(save);
      await keeping.current;
    }
    keeping.current = null;
  }

  async function keepOnce(save: (typed: Typed) => Promise<Typed>): Promise<void> {
    const typed = readForm();
    try {
      hear(typed, await save(typed));
      if (JSON.stringify(readForm()) === JSON.stringify(typed)) forgetTyped(id);
      await look([]);
    } catch {
      // It is kept here, and goes with the next change or with the form.
    }
  }

  const started = useEffectEvent(() => {
    const form = formWith(id);
    if (!form) return;
    const unsaved = save && recallTyped(id, purpose);
    if (unsaved) fillIn(form, unsaved);
    if (unsaved || isProposal) void keep();
    const shown = names.flatMap((name) => {
      const text = problemShown(id, name);
      return text === null ? [] : [[name, text] as const];
    });
    const texts = Object.fromEntries(shown);
    told.current = { typed: typedIn(form, names), texts };
    void look(Object.keys(texts));
  });

  const typing = useEffectEvent(({ target }: Event) => {
    const name = nameOf(target, names);
    if (!name) return;
    if (save) rememberTyped(id, purpose, readForm());
    // Nobody is told of what they are still typing, but that it is right now.
    if (formik.errors[name] === undefined) touched.current.delete(name);
    void look([]);
  });

  const left = useEffectEvent(async ({ target, relatedTarget }: FocusEvent) => {
    const name = nameOf(target, names);
    if (!name || nameOf(relatedTarget, names) === name) return;
    const { [name]: heard = "" } = await look([name]);
    setNews((before) => ({ ...before, heard }));
  });

  const changed = useEffectEvent(({ target }: Event) => {
    if (nameOf(target, names)) void keep();
  });

  const submitted = useEffectEvent(async (event: SubmitEvent) => {
    // A button says that the form goes as it is.
    if (event.submitter instanceof HTMLButtonElement && event.submitter.formNoValidate) return;
    event.preventDefault();
    if (sending.current) return;
    setNews({ heard: "", refused: "" });
    document.getElementById(`${id}-problems`)?.remove();
    // What the server said before it says again, if it still holds.
    hear({}, {});
    const problems = await look(names);
    if (Object.keys(problems).length > 0) focusFirst(problems);
    else await formik.submitForm();
  });

  function focusFirst(problems: Typed): void {
    const first = names.find((name) => problems[name] !== undefined) ?? "";
    document.getElementById(fieldId(id, first))?.focus();
  }

  async function send(typed: Typed): Promise<void> {
    const form = formWith(id);
    if (!form) return;
    sending.current = begin();
    if (!save) return form.submit();
    // What came after the form would put what was typed before in its place.
    await keeping.current;
    try {
      const answer = await forms.post(form);
      if ("to" in answer) {
        forgetTyped(id);
        return location.assign(answer.to);
      }
      // What can't be shown here the server's page shows.
      const isHidden = (name: string) => !document.getElementById(fieldId(id, name))?.checkVisibility();
      if (Object.keys(answer.errors).some(isHidden)) return form.submit();
      hear(typed, answer.errors);
      setNews({ heard: "", refused: answer.message });
      focusFirst(await look(Object.keys(answer.errors)));
    } catch {
      setNews({ heard: "", refused: intl.formatMessage({ id: "form.unreachable" }) });
    }
    endBusy(sending);
  }

  useEffect(() => {
    const form = formWith(id);
    if (!form) return;
    const stop = new AbortController();
    const { signal } = stop;
    released.current = watchPresses(signal);
    started();
    form.addEventListener("input", (event) => typing(event), { signal });
    form.addEventListener("focusout", (event) => void left(event), { signal });
    form.addEventListener("change", (event) => changed(event), { signal });
    form.addEventListener("submit", (event) => void submitted(event), { signal });
    // A page that comes back from the browser's memory is no longer sending anything.
    addEventListener("pageshow", ({ persisted }) => persisted && endBusy(sending), { signal });
    return () => stop.abort();
  }, [id]);

  const show = useEffectEvent(() => {
    for (const name of names) showProblem(id, name, (formik.touched[name] && formik.errors[name]) || null);
  });
  useEffect(() => void released.current?.().then(() => show()));

  useEffect(() => {
    const form = formWith(id);
    if (form) form.ariaBusy = isSending ? "true" : null;
  }, [id, isSending]);

  return news;
}

/** Ends the form's busy state: its answer has come, or the page is back from the browser's memory and waits for none. */
function endBusy(busy: RefObject<(() => void) | null>): void {
  busy.current?.();
  busy.current = null;
}

/** The field that an event is about; undefined: none of these. */
function nameOf(target: EventTarget | null, names: readonly string[]): string | undefined {
  const own = target instanceof Element ? target.getAttribute("name") : null;
  return names.find((name) => name === own);
}
