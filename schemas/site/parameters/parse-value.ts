import { fault, isRecord } from "../../fields/check.ts";
import type { Field } from "../../fields/field.ts";
import { isSafeUrl } from "../../fields/link-target.ts";
import type { Locale, Localized } from "../../locale.ts";
import { defaultLocale, inLocale } from "../../locale.ts";
import type { Problem } from "../../refusal.ts";
import type { Result } from "../../result.ts";
import { ok } from "../../result.ts";
import type { ParameterKind } from "../parameter.ts";

/** What reading a value needs to know of its parameter. */
export interface Valued {
  readonly kind: ParameterKind;
  readonly field: Field;
}

/**
 * Reads a parameter's stored text as its typed value: boolean, number, string, or text per language. A
 * null text stands for the initial value; null comes back when there is none. Its problems have no key, or
 * the language in which they stand.
 */
export function parseValue(
  definition: Valued & { readonly initial: string | null },
  text: string | null,
): Result<unknown, readonly Problem[]> {
  const stored = text ?? definition.initial;
  return stored === null ? ok(null) : parseText(definition, stored);
}

/** Reads a text that is there. Localized text is JSON; plain text counts as the default language's. */
export function parseText({ kind, field }: Valued, text: string): Result<unknown, readonly Problem[]> {
  const read = readText(kind, field, text);
  if (!read.ok) return read;
  if (kind === "LINK" && read.value !== "" && !isSafeUrl(read.value)) return fault("key.address");
  return field.check(read.value);
}

/** Writes a typed value as stored text; null for nothing: null, an empty text, a text in no language. */
export function formatValue({ field }: Valued, value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (field.asText) return field.asText.format(value);
  // As many places as are read again: 0.1 + 0.2 has seventeen.
  if (typeof value === "number") return String(Number(value.toFixed(6)));
  if (!field.localized) return String(value);
  const texts = isRecord(value) ? Object.entries(value).filter(([, text]) => text !== "") : [];
  return texts.length === 0 ? null : JSON.stringify(Object.fromEntries(texts));
}

/** A parameter's text as a reader of one language gets it; a value that can't be read gives the initial one. */
export function textInLocale(
  definition: Valued & { readonly initial: string | null },
  text: string | null,
  locale: Locale,
): string | null {
  const parsed = parseValue(definition, text);
  const value = parsed.ok ? parsed.value : (parseValue(definition, null) as { value?: unknown }).value;
  if (value === null || value === undefined) return null;
  if (definition.field.asText) return definition.field.asText.inLocale(value, locale);
  return definition.field.localized ? (inLocale(value as Localized<string>, locale) ?? null) : String(value);
}

function readText(kind: ParameterKind, field: Field, text: string): Result<unknown, readonly Problem[]> {
  switch (kind) {
    case "BOOLEAN":
      return text === "true" || text === "false" ? ok(text === "true") : fault("key.boolean");
    case "NUMBER":
      return /^-?\d{1,15}(?:\.\d{1,6})?$/.test(text) ? ok(Number(text)) : fault("key.number");
    case "STRING":
    case "TEXT":
    case "LINK":
      return field.asText?.parse(text) ?? ok(field.localized ? readLocalized(text) : text);
  }
}

function readLocalized(text: string): unknown {
  if (!text.startsWith("{")) return { [defaultLocale]: text };
  try {
    return JSON.parse(text);
  } catch {
    // A text that merely begins with a brace: a placeholder, say.
    return { [defaultLocale]: text };
  }
}
