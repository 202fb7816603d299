import type { Localized } from "../locale.ts";
import { isLocale } from "../locale.ts";
import type { Problem } from "../refusal.ts";
import type { Result } from "../result.ts";
import { err, ok } from "../result.ts";
import { fault, isRecord, under } from "./check.ts";

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
export function checkText(value: unknown, limits: TextLimits): Result<string, readonly Problem[]> {
  if (typeof value !== "string") return fault("key.text");
  if (!value.isWellFormed() || controls.test(value)) return fault("key.control");
  if (!limits.multiline && breaks.test(value)) return fault("key.oneLine");
  const length = value.length > limits.max || limits.min > 0 ? Array.from(value).length : value.length;
  if (length > limits.max) return fault("key.tooLong", { max: limits.max });
  if (length < limits.min) return fault("key.tooShort", { min: limits.min });
  return ok(value);
}

/** Checks a text in several languages: `{ fr_FR, en_US }`, each of them optional, no other key. */
export function checkLocalizedText(value: unknown, limits: TextLimits): Result<Localized<string>, readonly Problem[]> {
  if (!isRecord(value)) return fault("key.texts");
  const problems: Problem[] = [];
  const texts: Localized<string> = {};
  for (const [locale, text] of Object.entries(value)) {
    if (!isLocale(locale)) {
      problems.push({ key: locale, messageKey: "key.language" });
      continue;
    }
    const checked = checkText(text, limits);
    if (checked.ok) texts[locale] = checked.value;
    else problems.push(...under(locale, checked.error));
  }
  return problems.length === 0 ? ok(texts) : err(problems);
}
