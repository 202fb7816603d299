import type { Applied } from "../editing/editing-kind.ts";
import { isRecord } from "../fields/check.ts";
import { isLocale, type Locale } from "../locale.ts";
import { refuse, type Refusal } from "../refusal.ts";
import { ok, type Result } from "../result.ts";
import { checkSetting } from "./check-setting.ts";
import { blankSettings, isTextField, type PageSettings, type SettingsField, type TextField } from "./page-settings.ts";

/** Sets one setting of a page; a text in one language, where an empty one is taken away. */
export interface SetSetting {
  readonly type: "set";
  readonly field: SettingsField;
  /** Of texts, and of them alone. */
  readonly locale?: Locale;
  readonly value: unknown;
  /** Set on inverses: puts back what was there, even what couldn't be set anew. */
  readonly restores?: true;
}

export type SettingsRefusal = Refusal<"invalid-command" | "invalid-value">;

/** [PS1] to [PS4] Changes one setting. */
export function setSetting(
  document: PageSettings,
  command: SetSetting,
): Result<Applied<PageSettings, SetSetting>, SettingsRefusal> {
  const { field, locale, value } = command;
  if (
    !Object.hasOwn(blankSettings, field) ||
    field === ("version" as string) ||
    isTextField(field) !== (locale !== undefined)
  )
    return refuse("invalid-command", "change.malformed", { values: { type: command.type } });
  const problem = command.restores ? null : checkSetting(field, value);
  if (problem) {
    const key = locale === undefined ? field : `${field}.${locale}`;
    return refuse("invalid-value", "input.invalid", { problems: [{ key, ...problem }] });
  }
  const before = settingAt(document, field, locale);
  if (!isTextField(field) || locale === undefined)
    return ok({
      document: { ...document, [field]: value },
      inverse: { type: "set", field, value: before, restores: true },
    });
  const texts = withText(document, field, { locale, text: String(value) });
  return ok({
    document: { ...document, [field]: texts },
    inverse: { type: "set", field, locale, value: before ?? "", restores: true },
  });
}

/** What a setting is; of a text that isn't there in a language undefined. */
export function settingAt(document: PageSettings, field: SettingsField, locale?: Locale): unknown {
  if (!isTextField(field)) return document[field];
  const texts = document[field];
  if (locale === undefined) return texts;
  return Object.hasOwn(texts, locale) ? texts[locale] : undefined;
}

/** [PS6] Reads a command from outside by its shape; whether it can be applied is said when it is. */
export function parseSetting(value: unknown): Result<SetSetting, SettingsRefusal> {
  if (!isRecord(value) || value["type"] !== "set") return refuse("invalid-command", "change.unknown");
  const { type, field, locale, value: set, restores: _trusted, ...others } = value;
  const isWhole =
    Object.keys(others).length === 0 &&
    typeof field === "string" &&
    field !== "version" &&
    Object.hasOwn(blankSettings, field) &&
    (locale === undefined || isLocale(locale)) &&
    (set === null || ["string", "number", "boolean"].includes(typeof set));
  if (!isWhole) return refuse("invalid-command", "change.malformed", { values: { type } });
  const command = { type: "set", field: field as SettingsField, value: set } as const;
  return ok(locale === undefined ? command : { ...command, locale });
}

function withText(
  document: PageSettings,
  field: TextField,
  { locale, text }: { readonly locale: Locale; readonly text: string },
): PageSettings[TextField] {
  const { [locale]: _before, ...others } = document[field];
  return text === "" ? others : { ...others, [locale]: text };
}
