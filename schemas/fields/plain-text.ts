import type { Localized } from "../locale.ts";
import { isLocale } from "../locale.ts";
import type { Result } from "../result.ts";
import { err, ok } from "../result.ts";
import { isRecord, refuse, under } from "./check.ts";
import type { FieldIssue } from "./field.ts";

export interface TextLimits {
  /** Fewest and most characters; a min of 1 forbids an empty text. */
  readonly min: number;
  readonly max: number;
  /** True when line breaks and tabs are allowed. */
  readonly multiline: boolean;
}

// Control characters have no look, break XML and are refused by PostgreSQL (U+0000).
const controls = new RegExp("[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]");
const breaks = /[\t\n\r]/;

/** Checks one text: its type, its length in characters, and that it holds no control characters. */
export function checkText(value: unknown, limits: TextLimits): Result<string, readonly FieldIssue[]> {
  if (typeof value !== "string") return refuse("must be a text");
  if (!value.isWellFormed() || controls.test(value)) return refuse("must not contain control characters");
  if (!limits.multiline && breaks.test(value)) return refuse("must stand on one line");
  const length = value.length > limits.max || limits.min > 0 ? Array.from(value).length : value.length;
  if (length > limits.max) return refuse(`must have at most ${limits.max} characters, has ${length}`);
  if (length < limits.min) return refuse(`must have at least ${limits.min} characters, has ${length}`);
  return ok(value);
}

/** Checks a text in several languages: `{ fr_FR, en_US }`, each of them optional, no other key. */
export function checkLocalizedText(
  value: unknown,
  limits: TextLimits,
): Result<Localized<string>, readonly FieldIssue[]> {
  if (!isRecord(value)) return refuse("must be an object with a text per language");
  const issues: FieldIssue[] = [];
  const texts: Localized<string> = {};
  for (const [locale, text] of Object.entries(value)) {
    if (!isLocale(locale)) {
      issues.push({ path: locale, message: `"${locale}" is not a language of this site` });
      continue;
    }
    const checked = checkText(text, limits);
    if (checked.ok) texts[locale] = checked.value;
    else issues.push(...under(locale, checked.error));
  }
  return issues.length === 0 ? ok(texts) : err(issues);
}
