import type { Localized } from "../locale.ts";

/** What can be asked for; `hidden` says something by itself, `heading` asks nothing. */
export const fieldKinds = [
  "text",
  "longtext",
  "email",
  "phone",
  "number",
  "date",
  "select",
  "radio",
  "checkboxes",
  "file",
  "consent",
  "hidden",
  "heading",
] as const;

export type FieldKind = (typeof fieldKinds)[number];

/** Kinds of files that people may send. */
export const fileKinds = ["jpeg", "png", "webp", "pdf"] as const;

export type FileKind = (typeof fileKinds)[number];

/** How a field that another depends on is asked about. */
export const comparisons = ["filled", "empty", "equal", "other"] as const;

/** What another field, above, must hold for a field to be asked. */
export interface FieldCondition {
  readonly field: string;
  readonly is: (typeof comparisons)[number];
  /** What it is compared with; empty where it isn't. */
  readonly value: string;
}

/** One of the answers that a field offers. */
export interface FieldOption<Text = Localized<string>> {
  readonly value: string;
  readonly label: Text;
}

/** What holds of a field whatever it is called: all that an answer is checked by. */
export interface FieldRules {
  /** What the answer is kept under; unique in its form. */
  readonly key: string;
  readonly kind: FieldKind;
  readonly isRequired: boolean;
  /** All of them must hold for it to be asked; none: always. */
  readonly when: readonly FieldCondition[];
  /** Of texts their characters, of a number itself, of checkboxes how many are ticked; null: no bound of its own. */
  readonly min: number | null;
  readonly max: number | null;
  /** Of a date, `YYYY-MM-DD` or `today`; empty: no bound. */
  readonly from: string;
  readonly to: string;
  /** Of a line of text: what all of it must look like (`readPattern`); empty: anything. */
  readonly pattern: string;
  /** Places behind the point of a number. */
  readonly decimals: number;
  /** Of a telephone number. */
  readonly mobilesOnly: boolean;
  readonly options: readonly { readonly value: string }[];
  readonly files: readonly FileKind[];
  readonly maxFiles: number;
  /** Of each file, in mebibytes. */
  readonly maxMegabytes: number;
  /** What a hidden field says. */
  readonly value: string;
}

/** A field of a form, in all languages or, as a page has it, in one. */
export interface FormField<Text = Localized<string>> extends FieldRules {
  readonly label: Text;
  /** Said below the label. */
  readonly hint: Text;
  readonly options: readonly FieldOption<Text>[];
}

/** Fields that are filled in together. */
export interface FormStep<Text = Localized<string>> {
  readonly title: Text;
  readonly fields: readonly FormField<Text>[];
}

/** A step as it is kept: it keeps its name among the others, whatever stands before it. */
export interface KeptStep extends FormStep {
  readonly key: string;
}

/** What a form asks and says. */
export interface FormTexts<Text = Localized<string>> {
  readonly title: Text;
  readonly text: Text;
  /** On the button; empty: the site's own word. */
  readonly send: Text;
  /** What is said once it was sent; empty: the site's own words. */
  readonly confirmation: Text;
  readonly steps: readonly FormStep<Text>[];
}

/** A form as it is kept. */
export interface FormDocument extends FormTexts {
  readonly version: 1;
  readonly steps: readonly KeptStep[];
  /** Who gets a mail of each answer; nobody: the estate's own address. */
  readonly recipients: readonly string[];
  /** Whether whoever gave an address gets a mail that says so. */
  readonly confirms: boolean;
  /** After so many days an answer is forgotten, with its files. */
  readonly retentionDays: number;
}

/** A form as a page has it, in one language: nothing of who gets it. */
export interface Form extends FormTexts<string> {
  readonly id: number;
  /** What is said of each thing that may be wrong with a field, after its label. */
  readonly words: readonly FaultWords[];
}

/** What is said of one thing that may be wrong with a field. */
export interface FaultWords {
  readonly key: string;
  readonly fault: string;
  readonly text: string;
}

/** The bounds of a form and of what is answered. */
export const formLimits = {
  steps: 10,
  fields: 60,
  options: 60,
  conditions: 4,
  recipients: 10,
  /** Characters of a title or a label, and of a longer text. */
  label: 200,
  text: 2000,
  /** Characters of an answer, by its kind, where the field says nothing. */
  line: 200,
  longText: 2000,
  /** What no field may go beyond: characters of a text, of one that has a pattern, and of a pattern. */
  mostText: 10_000,
  patterned: 200,
  pattern: 200,
  files: 5,
  /** Of one file, in mebibytes. */
  megabytes: 5,
  /** Of all files of a field together: one call takes no more, its texts besides. */
  megabytesAtOnce: 19,
  /** Days that an answer is kept. */
  retention: { min: 1, max: 1095, usual: 365 },
} as const;

/** What a field is where nothing else is said of it. */
export function fieldOf(
  given: Pick<FormField, "key" | "kind" | "label"> & Partial<Omit<FormField, "key" | "kind" | "label">>,
): FormField {
  return {
    hint: {},
    isRequired: false,
    when: [],
    min: null,
    max: null,
    from: "",
    to: "",
    pattern: "",
    decimals: 0,
    mobilesOnly: false,
    options: [],
    files: given.kind === "file" ? ["jpeg", "png", "pdf"] : [],
    maxFiles: 1,
    maxMegabytes: formLimits.megabytes,
    value: "",
    ...given,
  };
}

/** The fields of a form, in their order. */
export function fieldsOf<Field>(form: {
  readonly steps: readonly { readonly fields: readonly Field[] }[];
}): readonly Field[] {
  return form.steps.flatMap(({ fields }) => fields);
}

/** Whether something is answered in a field. */
export function isAnswered({ kind }: Pick<FieldRules, "kind">): boolean {
  return kind !== "heading";
}

/** How long a text may be. */
export function longest({ kind, max, pattern }: FieldRules): number {
  const own = max ?? (kind === "longtext" ? formLimits.longText : formLimits.line);
  return pattern === "" ? own : Math.min(own, formLimits.patterned);
}

/** What a new form begins with. */
export function emptyForm(): FormDocument {
  return {
    version: 1,
    title: {},
    text: {},
    send: {},
    confirmation: {},
    recipients: [],
    confirms: true,
    retentionDays: formLimits.retention.usual,
    steps: [{ key: "step1", title: {}, fields: [] }],
  };
}
