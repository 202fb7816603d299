import { isRowId } from "../fields/check.ts";
import { locales } from "../locale.ts";
import type { Message, Problem } from "../refusal.ts";
import { isSlug } from "../slug.ts";
import {
  flagFields,
  isTextField,
  type SettingsField,
  type SettingsTexts,
  textFields,
  textLengths,
} from "./page-settings.ts";

/** The menu's order is any number in here. */
const orders = { min: 0, max: 1_000_000 } as const;

const longestIcon = 200;

/** What a value of a setting can't be, whatever else the site has; null when it can. */
export function checkSetting(field: SettingsField, value: unknown): Message | null {
  if (isTextField(field)) {
    const text = checkText(value, textLengths[field]);
    return text ?? (field === "slug" && !isSlug(String(value)) ? { messageKey: "key.slug" } : null);
  }
  if ((flagFields as readonly string[]).includes(field))
    return typeof value === "boolean" ? null : { messageKey: "key.boolean" };
  if (field === "menuIcon") return checkText(value, longestIcon) ?? checkIcon(String(value));
  if (field === "order") return checkOrder(value);
  return value === null || isRowId(value) ? null : { messageKey: "key.reference" };
}

/** [PS4] What is wrong with the texts of settings that were never set one by one. */
export function checkTexts(settings: SettingsTexts): readonly Problem[] {
  return textFields.flatMap((field) =>
    locales.flatMap((locale): readonly Problem[] => {
      const problem = checkSetting(field, settings[field][locale] ?? "");
      return problem ? [{ key: `${field}.${locale}`, ...problem }] : [];
    }),
  );
}

function checkText(value: unknown, max: number): Message | null {
  if (typeof value !== "string") return { messageKey: "key.text" };
  if (value.length > max) return { messageKey: "key.tooLong", values: { max } };
  // Neither line breaks nor what a database doesn't take; half of a surrogate pair is none either.
  return /[\p{Cc}\p{Cs}]/u.test(value) ? { messageKey: "key.format" } : null;
}

/** The name of a sign, a path of this site, or an https address. */
function checkIcon(value: string): Message | null {
  return /^(?:[a-z][\w-]*|\/(?!\/)[^\s"'<>\\]*|https:\/\/[^\s"'<>\\]+)?$/.test(value)
    ? null
    : { messageKey: "key.address" };
}

function checkOrder(value: unknown): Message | null {
  if (typeof value !== "number") return { messageKey: "key.number" };
  if (!Number.isInteger(value)) return { messageKey: "key.integer" };
  if (value < orders.min) return { messageKey: "key.tooLow", values: { min: orders.min } };
  return value > orders.max ? { messageKey: "key.tooHigh", values: { max: orders.max } } : null;
}
