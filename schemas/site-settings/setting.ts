import type { Field } from "../fields/field.ts";
import { isSafeUrl } from "../fields/link-target.ts";
import { fault } from "../fields/check.ts";
import type { Localized } from "../locale.ts";
import type { Problem } from "../refusal.ts";
import { err, type Result } from "../result.ts";
import type { ParameterEffect, ParameterGroup } from "../site/parameters/define-parameter.ts";

export type SettingGroup = ParameterGroup | "site";

/** One thing that an operator sets of the site: a parameter, a part of the site info, a font's property, a logo. */
export interface SettingDefinition {
  /** What it is called in the document: `COMPANY_NAME`, `info.name`, `font.TITLE.family`, `logo.LOGO_FOOTER`. */
  readonly key: string;
  readonly group: SettingGroup;
  readonly label: Localized<string>;
  readonly help?: Localized<string>;
  /** How its value is checked and shown. */
  readonly field: Field;
  /** What is in force while nothing is set; null: nothing is. */
  readonly initial: unknown;
  /** What a change of it changes. */
  readonly effect: ParameterEffect;
  /** An address, of this site or another. */
  readonly isLink?: true;
  /** Code that runs on every page, or whose scripts do: only a SUPER_ADMIN changes it (spec §6; reliability D7). */
  readonly isCode?: true;
}

/** [SS4] Checks a value that a setting is to have; problems have no key, or the language in which they stand. */
export function checkValue({ field, isLink }: SettingDefinition, value: unknown): Result<unknown, readonly Problem[]> {
  if (isLink && value !== "" && !isSafeUrl(value)) return fault("key.address");
  const checked = field.check(value);
  return checked.ok ? checked : err(checked.error);
}
