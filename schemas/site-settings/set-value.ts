import type { Applied } from "../editing/editing-kind.ts";
import { isRecord, under } from "../fields/check.ts";
import { isLocale, type Locale } from "../locale.ts";
import { refuse, type Refusal } from "../refusal.ts";
import { ok, type Result } from "../result.ts";
import { findSetting } from "./catalogue.ts";
import { checkValue, type SettingDefinition } from "./setting.ts";
import { setAt, type SettingValues, type SiteSettings, valueAtLeaf } from "./site-settings.ts";

/** Sets one setting, or one language of it; without a value it is set to nothing, and what it begins with is in force. */
export interface SetValue {
  readonly type: "set";
  /** The setting's key. */
  readonly setting: string;
  /** Of texts that each language has of its own. Left out: the whole value. */
  readonly locale?: Locale;
  readonly value?: unknown;
  /** Set on inverses: puts back what was there, even what couldn't be set anew. */
  readonly restores?: true;
}

/** Makes the settings others altogether: what was published elsewhere, or a revision that is restored. */
export interface SetAll {
  readonly type: "set-all";
  readonly values: SettingValues;
}

export type SettingCommand = SetValue | SetAll;

export type SettingRefusal = Refusal<"invalid-command" | "invalid-value" | "unknown-setting">;

/** [SS1] to [SS5] Changes what is set. */
export function setValue(
  document: SiteSettings,
  command: SettingCommand,
): Result<Applied<SiteSettings, SettingCommand>, SettingRefusal> {
  if (command.type === "set-all") {
    const inverse = { type: "set-all", values: document.values } as const;
    return ok({ document: { ...document, values: command.values }, inverse });
  }
  const { setting: key, locale, value } = command;
  const setting = findSetting(key);
  if (!setting) return refuse("unknown-setting", "missing.parameter", { values: { type: key } });
  if (locale !== undefined && !setting.field.localized)
    return refuse("invalid-command", "change.malformed", { values: { type: command.type } });
  const next = locale === undefined ? value : withText(setAt(document, key) ?? setting.initial, locale, value);
  if (!command.restores && next !== undefined) {
    const checked = checkValue(setting, next);
    if (!checked.ok) return refuse("invalid-value", "input.invalid", { problems: under(key, checked.error) });
  }
  return ok({ document: withValue(document, setting, next), inverse: inverseOf(document, command) });
}

/** [SS7] Reads a command from outside by its shape; whether it can be applied is said when it is. */
export function parseSettingCommand(value: unknown): Result<SetValue, SettingRefusal> {
  if (!isRecord(value) || value["type"] !== "set") return refuse("invalid-command", "change.unknown");
  const { type, setting, locale, value: set, restores: _trusted, ...others } = value;
  const isWhole =
    Object.keys(others).length === 0 && typeof setting === "string" && (locale === undefined || isLocale(locale));
  if (!isWhole) return refuse("invalid-command", "change.malformed", { values: { type } });
  return ok({ type: "set", setting, ...(isLocale(locale) && { locale }), ...(set !== undefined && { value: set }) });
}

/** The command that puts back what is there now: one language alone, where that is all that changes. */
function inverseOf(document: SiteSettings, { setting, locale }: SetValue): SetValue {
  const isThere = setAt(document, setting) !== undefined;
  const at = locale !== undefined && isThere ? { locale } : {};
  const before = valueAtLeaf(document, "locale" in at ? `${setting}/${locale}` : setting);
  return { type: "set", setting, ...at, ...(before !== undefined && { value: before }), restores: true };
}

/** [SS3] A setting that is set to nothing isn't in the document. */
function withValue(document: SiteSettings, { key, field }: SettingDefinition, value: unknown): SiteSettings {
  const isNothing = value === undefined || (field.localized && isRecord(value) && Object.keys(value).length === 0);
  const { [key]: _before, ...others } = document.values;
  return { ...document, values: isNothing ? others : { ...others, [key]: value } };
}

function withText(base: unknown, locale: Locale, text: unknown): unknown {
  const { [locale]: _before, ...others } = isRecord(base) ? base : {};
  return text === undefined || text === "" ? others : { ...others, [locale]: text };
}
