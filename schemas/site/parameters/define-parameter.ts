import type { Field } from "../../fields/field.ts";
import type { Localized } from "../../locale.ts";
import type { ParameterKind } from "../parameter.ts";
import { formatValue, parseText } from "./parse-value.ts";

export type ParameterGroup =
  | "colours"
  | "typography"
  | "logo"
  | "menu"
  | "display"
  | "company"
  | "hours"
  | "social"
  | "legal"
  | "shop"
  | "tracking"
  | "custom-code";

/**
 * What a changed value changes: a custom property of the theme sheet (in `unit`), the HTML that the
 * server renders, the rules of the shop, or code that the operator adds to every page.
 */
export type ParameterEffect =
  | { readonly css: `--${string}`; readonly unit?: "px" }
  | { readonly render: true }
  | { readonly rules: true }
  | { readonly code: "html" | "css" | "script" };

/** A site setting (spec §3, "Parameter"): how it is stored, shown, checked, and what it acts on. */
export interface ParameterDefinition {
  readonly type: string;
  readonly kind: ParameterKind;
  readonly group: ParameterGroup;
  readonly label: Localized<string>;
  readonly help?: Localized<string>;
  /** The stored text in force while the value is null; null: none. */
  readonly initial: string | null;
  /** True when it may leave the server: GET /parameter and the pages tell it to everybody. */
  readonly public: boolean;
  readonly field: Field;
  readonly effect: ParameterEffect;
  /** True where it names whose scripts visitors' browsers run: as much as code that is written here. */
  readonly runsScripts?: true;
}

interface ParameterOptions {
  readonly type: string;
  readonly kind: ParameterKind;
  readonly group: ParameterGroup;
  /** Its label, help and initial value are the parameter's. */
  readonly field: Field;
  readonly effect: ParameterEffect;
  readonly runsScripts?: true;
  /** True when there is no value until one is set, whatever the field begins with. */
  readonly unset?: boolean;
  /** Left out: false. What nobody has thought of stays on the server. */
  readonly public?: boolean;
}

/** Declares a parameter. Throws at start-up for a type that isn't SCREAMING_SNAKE or an initial value that isn't valid. */
export function defineParameter({ unset = false, ...options }: ParameterOptions): ParameterDefinition {
  const { type, field } = options;
  if (!/^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/.test(type)) throw new Error(`"${type}" is not a parameter type`);
  const initial = unset ? null : formatValue(options, field.initial);
  const checked = initial === null ? null : parseText(options, initial);
  if (checked?.ok === false) throw new Error(`Parameter ${type}: its initial value: ${JSON.stringify(checked.error)}`);
  return { ...options, label: field.label, help: field.describe().help, initial, public: options.public ?? false };
}
