import { isDay } from "../day.ts";
import { isEmail } from "../is-email.ts";
import type { MessageValues } from "../refusal.ts";

import { endingsOf, type FileFacts, isOfKinds } from "./file-kind.ts";
import { type FieldRules, longest } from "./form-document.ts";
import { readPattern } from "./pattern.ts";

/** What may be wrong with an answer; the message is `key.…`. */
export const answerFaults = [
  "required",
  "consent",
  "repeated",
  "control",
  "tooShort",
  "tooLong",
  "tooLow",
  "tooHigh",
  "format",
  "email",
  "phone",
  "phoneMobile",
  "number",
  "integer",
  "decimals",
  "date",
  "dayFrom",
  "dayTo",
  "offered",
  "tooFew",
  "tooManyTicked",
  "tooManyFiles",
  "fileKind",
  "fileTooLarge",
  "fileTooManyPixels",
  "fileMixed",
  "fileEmpty",
  "noFile",
] as const;

export type AnswerFault = (typeof answerFaults)[number];

/** What is wrong with a field, and what its message says besides. */
export interface Fault {
  readonly fault: AnswerFault;
  readonly values?: MessageValues;
}

/** What the place of the check knows. */
export interface AnswerRules {
  /** The day in Paris, `YYYY-MM-DD`. */
  readonly today: string;
  /** What is wrong with a telephone number; in a browser it may be nothing that a glance would see. */
  phoneFault(phone: string, mobilesOnly: boolean): "phone" | "phoneMobile" | null;
}

/** The first thing that is wrong with what a field holds, tidied; null: nothing. */
export function fieldFault(field: FieldRules, held: readonly (string | FileFacts)[], rules: AnswerRules): Fault | null {
  const { kind, isRequired } = field;
  if (kind === "heading" || kind === "hidden") return null;
  if (held.length === 0) return isRequired ? { fault: kind === "consent" ? "consent" : "required" } : null;
  if (kind === "file") return fileFault(field, held);
  const texts = held.filter((value) => typeof value === "string");
  if (texts.length < held.length) return { fault: "noFile" };
  if (kind === "checkboxes") return ticksFault(field, texts);
  const [text = ""] = texts;
  if (texts.length > 1) return { fault: "repeated" };
  return textFault(field, text, rules) ?? controlFault(text);
}

function textFault(field: FieldRules, text: string, rules: AnswerRules): Fault | null {
  switch (field.kind) {
    case "text":
    case "longtext":
      return lengthFault(field, text) ?? patternFault(field, text);
    case "email":
      return isEmail(text) ? null : { fault: "email" };
    case "phone": {
      const fault = text.length > 40 ? "phone" : rules.phoneFault(text, field.mobilesOnly);
      return fault && { fault };
    }
    case "number":
      return numberFault(field, text);
    case "date":
      return dateFault(field, text, rules.today);
    case "select":
    case "radio":
      return field.options.some(({ value }) => value === text) ? null : { fault: "offered" };
    case "consent":
      return text === "true" ? null : { fault: "consent" };
    default:
      return null;
  }
}

/** What no database keeps, or nobody can see. */
function controlFault(text: string): Fault | null {
  return /[\p{Cc}\p{Cs}]/u.test(text.replaceAll(/[\n\t]/g, "")) ? { fault: "control" } : null;
}

function lengthFault(field: FieldRules, text: string): Fault | null {
  const { min } = field;
  const [length, max] = [Array.from(text).length, longest(field)];
  if (length > max) return { fault: "tooLong", values: { max } };
  return min !== null && length < min ? { fault: "tooShort", values: { min } } : null;
}

function patternFault({ pattern, kind }: FieldRules, text: string): Fault | null {
  if (pattern === "" || kind !== "text") return null;
  return readPattern(pattern)?.fits(text) === true ? null : { fault: "format" };
}

function numberFault({ min, max, decimals }: FieldRules, text: string): Fault | null {
  const [whole, , places = ""] = /^[+-]?\d{1,12}(\.(\d{1,6}))?$/.exec(text) ?? [];
  if (whole === undefined) return { fault: "number" };
  if (places.length > decimals)
    return decimals === 0 ? { fault: "integer" } : { fault: "decimals", values: { decimals } };
  const number = Number(text);
  if (min !== null && number < min) return { fault: "tooLow", values: { min } };
  return max !== null && number > max ? { fault: "tooHigh", values: { max } } : null;
}

function dateFault({ from, to }: FieldRules, text: string, today: string): Fault | null {
  if (!isDay(text)) return { fault: "date" };
  const [first, last] = [from, to].map((bound) => (bound === "today" ? today : bound));
  if (first && text < first) return { fault: "dayFrom", values: { day: shownDay(first) } };
  return last && text > last ? { fault: "dayTo", values: { day: shownDay(last) } } : null;
}

/** dd/mm/yyyy in both languages (spec §9). */
export function shownDay(day: string): string {
  return day.split("-").toReversed().join("/");
}

function ticksFault({ options, min, max }: FieldRules, ticked: readonly string[]): Fault | null {
  if (new Set(ticked).size < ticked.length) return { fault: "repeated" };
  if (ticked.some((one) => !options.some(({ value }) => value === one))) return { fault: "offered" };
  if (min !== null && ticked.length < min) return { fault: "tooFew", values: { min } };
  return max !== null && ticked.length > max ? { fault: "tooManyTicked", values: { max } } : null;
}

/** The most of a picture: what is drawn of more stops the program of whoever opens it. */
const mostMegapixels = 200;

/** The first thing that is wrong with files that were sent: their number, their size, their content and name. */
export function fileFault(
  field: Pick<FieldRules, "files" | "maxFiles" | "maxMegabytes">,
  held: readonly (string | FileFacts)[],
): Fault | null {
  const files = held.filter((value) => typeof value !== "string");
  if (files.length < held.length) return { fault: "noFile" };
  const { maxFiles, maxMegabytes, files: allowed } = field;
  if (files.length > maxFiles) return { fault: "tooManyFiles", values: { max: maxFiles } };
  if (files.some(({ bytes }) => bytes === 0)) return { fault: "fileEmpty" };
  if (files.some(({ bytes }) => bytes > maxMegabytes * 1024 * 1024)) {
    return { fault: "fileTooLarge", values: { max: maxMegabytes } };
  }
  if (files.some((file) => !isOfKinds(file, allowed))) {
    return { fault: "fileKind", values: { kinds: endingsOf(allowed).join(", ") } };
  }
  if (files.some(({ pixels }) => (pixels ?? 0) > mostMegapixels * 1e6)) {
    return { fault: "fileTooManyPixels", values: { max: mostMegapixels } };
  }
  return files.some(({ isMixed }) => isMixed === true) ? { fault: "fileMixed" } : null;
}

/** All that may be wrong with a field that a browser can see: what a page has to have words for. */
export function possibleFaults(field: FieldRules, today: string): readonly Fault[] {
  const { kind, min, max, from, to, decimals, maxFiles, maxMegabytes, files } = field;
  const shown = (bound: string) => shownDay(bound === "today" ? today : bound);
  const required: readonly Fault[] = field.isRequired ? [{ fault: kind === "consent" ? "consent" : "required" }] : [];
  const own: Readonly<Record<FieldRules["kind"], readonly (Fault | false)[]>> = {
    text: [
      { fault: "control" },
      { fault: "tooLong", values: { max: longest(field) } },
      min !== null && { fault: "tooShort", values: { min } },
      field.pattern !== "" && { fault: "format" },
    ],
    longtext: [
      { fault: "control" },
      { fault: "tooLong", values: { max: longest(field) } },
      min !== null && { fault: "tooShort", values: { min } },
    ],
    email: [{ fault: "email" }, { fault: "control" }],
    phone: [{ fault: "phone" }, field.mobilesOnly && { fault: "phoneMobile" }],
    number: [
      { fault: "number" },
      decimals === 0 ? { fault: "integer" } : { fault: "decimals", values: { decimals } },
      min !== null && { fault: "tooLow", values: { min } },
      max !== null && { fault: "tooHigh", values: { max } },
    ],
    date: [
      { fault: "date" },
      from !== "" && { fault: "dayFrom", values: { day: shown(from) } },
      to !== "" && { fault: "dayTo", values: { day: shown(to) } },
    ],
    select: [{ fault: "offered" }],
    radio: [{ fault: "offered" }],
    checkboxes: [
      min !== null && { fault: "tooFew", values: { min } },
      max !== null && { fault: "tooManyTicked", values: { max } },
    ],
    file: [
      { fault: "tooManyFiles", values: { max: maxFiles } },
      { fault: "fileEmpty" },
      { fault: "fileTooLarge", values: { max: maxMegabytes } },
      { fault: "fileKind", values: { kinds: endingsOf(files).join(", ") } },
    ],
    consent: [],
    hidden: [],
    heading: [],
  };
  return [...required, ...own[kind].filter((one) => one !== false)];
}
