import { useFormik } from "formik";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useIntl } from "react-intl";

import { checkAnswer } from "#schemas/forms/check-answer.ts";
import type { AnswerRules } from "#schemas/forms/field-fault.ts";
import { type FieldRules, fieldsOf, type Form } from "#schemas/forms/form-document.ts";
import { type Asking, askedFields } from "#schemas/forms/given.ts";
import { fieldName } from "#schemas/forms/posted.ts";
import { isFixedInFrance, looksLikePhone } from "#schemas/phone-glance.ts";

import { emptyForm, filledIn, givenIn, keyOf, putFiles, showAsked, showStep } from "./answer-dom.ts";
import { fieldId } from "./form-context.ts";
import { formWith, type Released, problemShown, showProblem, watchPresses } from "./form-dom.ts";
import type { AnswersPort, FormSight } from "./ports.tsx";

export interface AnswerFormOptions extends Asking {
  /** The form's id in the page. */
  readonly form: string;
  /** What its state is kept under. */
  readonly kept: string;
  readonly url: string;
  /** What its fields are called, by the names of their controls. */
  readonly labels: Readonly<Record<string, string>>;
  /** What is said of each thing that may be wrong with a field. */
  readonly words: Form["words"];
}

/** What there is to show of a form beside its fields. */
export interface AnswerNews {
  /** True once it goes step by step. */
  readonly isStarted: boolean;
  readonly step: number;
  /** What was said last, to be heard. */
  readonly heard: string;
  /** Why it didn't go. */
  readonly refused: string;
  readonly sight: FormSight;
  next(): Promise<void>;
  previous(): void;
  /** Empties it for another answer. */
  again(): void;
}

type Problems = Readonly<Record<string, string>>;

/** Whoever takes less time than this, in milliseconds since the page came, is waited for: the server takes them for a robot. */
const quickest = 2000;

const idle: FormSight = { result: null, errors: {}, message: "", files: {}, progress: null };

/**
 * Watches an estate's own form of plain HTML (ADR 081): asks what is asked, step by step, says at each field what is
 * wrong with it by the server's rules and words, and sends it without leaving the page.
 */
export function useAnswerForm(options: AnswerFormOptions, port: AnswersPort): AnswerNews {
  const { form: id, kept, url, steps, labels, words } = options;
  const intl = useIntl();
  const fields = useMemo(() => fieldsOf({ steps }), [steps]);
  const [sight, setSight] = useState(idle);
  const [isStarted, setStarted] = useState(false);
  const [step, setStep] = useState(0);
  const [said, setSaid] = useState({ heard: "", refused: "" });
  /** What the server said of a field, until that is changed. */
  const told = useRef(new Map<string, string>());
  const touched = useRef(new Set<string>());
  const released = useRef<Released>(null);
  const sent = useRef({ texts: "", token: "" });
  const formik = useFormik({
    initialValues: {},
    validate: problemsNow,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: send,
  });

  /** What is wrong, by the names of controls, in sentences. */
  async function problemsNow(): Promise<Problems> {
    const form = formWith(id);
    if (!form) return {};
    const given = await givenIn(filledIn(form));
    showAsked(form, askedFields({ steps }, given));
    const { problems } = checkAnswer({ steps }, given, rulesHere());
    const textOf = (key: string, fault: string): string =>
      words.find((each) => each.key === key && each.fault === fault)?.text ?? fault;
    const own = problems.map(({ key, fault }) => [key, textOf(key, fault)] as const);
    const all = new Map([...own, ...told.current]);
    return Object.fromEntries([...all].map(([key, problem]) => [fieldName(key), sentence(fieldName(key), problem)]));
  }

  function sentence(name: string, problem: string): string {
    return intl.formatMessage({ id: "form.problem" }, { label: labels[name] ?? name, problem });
  }

  /** Marks fields as ones of which it is told what is wrong, and checks the form. */
  async function look(left: readonly string[]): Promise<Problems> {
    for (const key of left) touched.current.add(fieldName(key));
    await formik.setTouched(Object.fromEntries([...touched.current].map((name) => [name, true])), false);
    return (await formik.validateForm()) as Problems;
  }

  const firstWrong = (problems: Problems, among: readonly FieldRules[]): FieldRules | undefined =>
    among.find(({ key }) => problems[fieldName(key)] !== undefined);

  /** Takes the focus to the first field that is wrong, on whichever step; gives whether there is one. */
  function goToFirst(problems: Problems): boolean {
    const first = firstWrong(problems, fields);
    if (!first) return false;
    const at = steps.findIndex((each) => each.fields.includes(first));
    showAt(at);
    document.getElementById(fieldId(id, fieldName(first.key)))?.focus();
    return true;
  }

  function showAt(at: number): void {
    const form = formWith(id);
    if (form) showStep(form, at, steps.length);
    setStep(at);
  }

  async function next(): Promise<void> {
    const here = steps[step]?.fields ?? [];
    const wrong = firstWrong(await look(here.map(({ key }) => key)), here);
    if (wrong) return document.getElementById(fieldId(id, fieldName(wrong.key)))?.focus();
    if (step >= steps.length - 1) return;
    showAt(step + 1);
    focusStep(step + 1);
  }

  function previous(): void {
    showAt(Math.max(0, step - 1));
    focusStep(Math.max(0, step - 1));
  }

  function focusStep(at: number): void {
    const place = formWith(id)?.querySelector(`[data-step="${at}"]`);
    place?.querySelector<HTMLElement>("input:not([hidden]), select, textarea")?.focus();
  }

  async function send(): Promise<void> {
    const form = formWith(id);
    if (!form) return;
    const filled = filledIn(form);
    const asked = new Set(askedFields({ steps }, await givenIn(filled)).map(({ key }) => key));
    const texts = filled.texts.filter(({ key }) => asked.has(key));
    const files = Object.fromEntries(Object.entries(filled.files).filter(([key]) => asked.has(key)));
    const inWords = JSON.stringify([
      texts,
      Object.values(files).map((each) => each.map(({ name, size }) => [name, size])),
    ]);
    // Sent again as it is, it is the same answer; changed, it is another.
    if (sent.current.texts !== inWords) sent.current = { texts: inWords, token: newToken() };
    const website = String(new FormData(form).get("website") ?? "");
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, quickest - performance.now())));
    // The browser's timer may be early by a part of a millisecond, and the server refuses 1999.
    const elapsed = Math.max(quickest, Math.round(performance.now()));
    try {
      await port.send(kept, url, { answers: texts, files, token: sent.current.token, elapsed, website });
    } catch {
      return setSaid({ heard: "", refused: intl.formatMessage({ id: "form.unreachable" }) });
    }
    await heardBack(form);
  }

  async function heardBack(form: HTMLFormElement): Promise<void> {
    const { result, errors, message } = port.read(kept);
    if (result) {
      sent.current = { texts: "", token: "" };
      return showStep(form, null, steps.length);
    }
    told.current = new Map(Object.entries(errors).filter(([key]) => fields.some((field) => field.key === key)));
    goToFirst(await look([...told.current.keys()]));
    // What is said at fields is not said once more.
    setSaid({ heard: "", refused: told.current.size > 0 ? "" : message });
  }

  function again(): void {
    port.forget(kept);
    const form = formWith(id);
    if (!form) return;
    emptyForm(form);
    for (const child of form.children) if (child instanceof HTMLElement) child.hidden = false;
    touched.current.clear();
    told.current.clear();
    showAt(0);
    void look([]);
    focusStep(0);
  }

  const started = useEffectEvent(async () => {
    const form = formWith(id);
    if (!form) return;
    form.ariaBusy = "false";
    setStarted(true);
    const before = port.read(kept);
    setSight(before);
    putFiles(form, before.files);
    const shown = fields.flatMap(({ key }) => (problemShown(id, fieldName(key)) === null ? [] : [key]));
    const known = Object.keys(before.errors).filter((key) => fields.some((field) => field.key === key));
    for (const key of known) told.current.set(key, before.errors[key] ?? "");
    if (before.result) return showStep(form, null, steps.length);
    const first = steps.findIndex((each) => each.fields.some(({ key }) => shown.includes(key)));
    // Whoever began on a later step while all were seen goes on there.
    const active = document.activeElement?.closest<HTMLElement>("[data-step]")?.dataset["step"];
    showAt(first >= 0 ? first : Number(active ?? 0));
    await look([...shown, ...known]);
  });

  const changed = useEffectEvent(() => {
    const now = port.read(kept);
    const form = formWith(id);
    if (form) form.ariaBusy = String(now.progress !== null);
    setSight(now);
  });

  const typing = useEffectEvent(({ target }: Event) => {
    const key = keyOf(target, fields);
    if (key === null) return;
    told.current.delete(key);
    const form = formWith(id);
    if (form && target instanceof HTMLInputElement && target.type === "file") {
      port.hold(kept, filledIn(form).files);
      void look([key]);
    } else void look([]);
  });

  const left = useEffectEvent(async ({ target, relatedTarget }: FocusEvent) => {
    const key = keyOf(target, fields);
    if (key === null || (relatedTarget !== null && keyOf(relatedTarget, fields) === key)) return;
    const { [fieldName(key)]: problem = "" } = await look([key]);
    setSaid((before) => (before.heard === problem ? before : { ...before, heard: problem }));
  });

  const submitted = useEffectEvent(async (event: SubmitEvent) => {
    event.preventDefault();
    if (port.read(kept).progress !== null || formik.isSubmitting) return;
    setSaid({ heard: "", refused: "" });
    document.getElementById(`${id}-problems`)?.remove();
    told.current.clear();
    if (step < steps.length - 1) return await next();
    if (!goToFirst(await look(fields.map(({ key }) => key)))) await formik.submitForm();
  });

  useEffect(() => {
    const form = formWith(id);
    if (!form) return;
    const stop = new AbortController();
    const { signal } = stop;
    released.current = watchPresses(signal);
    form.addEventListener("input", (event) => typing(event), { signal });
    form.addEventListener("focusout", (event) => void left(event), { signal });
    form.addEventListener("submit", (event) => void submitted(event), { signal });
    const unsubscribe = port.subscribe(() => changed());
    void started();
    return () => {
      stop.abort();
      unsubscribe();
    };
  }, [id, port]);

  const { errors, touched: toldOf } = formik as { errors: Problems; touched: Readonly<Record<string, boolean>> };
  const show = useEffectEvent(() => {
    for (const name of Object.keys(labels)) showProblem(id, name, (toldOf[name] && errors[name]) || null);
  });
  useEffect(() => void released.current?.().then(() => show()));

  return { isStarted, step, ...said, sight, next, previous, again };
}

/** The rules as a browser knows them: its own clock, and telephone numbers at a glance. */
function rulesHere(): AnswerRules {
  return {
    today: new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris" }).format(),
    phoneFault(phone, mobilesOnly) {
      if (!looksLikePhone(phone)) return "phone";
      return mobilesOnly && isFixedInFrance(phone) ? "phoneMobile" : null;
    },
  };
}

function newToken(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
