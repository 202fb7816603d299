import { parameters } from "../site/parameters/catalogue.ts";
import type { ParameterDefinition } from "../site/parameters/define-parameter.ts";
import { parseValue } from "../site/parameters/parse-value.ts";
import type { SettingDefinition } from "./setting.ts";

/** The site parameters (spec §3) as settings, under their types. */
export const parameterSettings: readonly SettingDefinition[] = parameters.map(settingOf);

function settingOf(definition: ParameterDefinition): SettingDefinition {
  const { type, kind, group, label, help, field, effect, runsScripts } = definition;
  const initial = parseValue(definition, null);
  return {
    key: type,
    group,
    label,
    ...(help && { help }),
    field,
    initial: initial.ok ? initial.value : null,
    effect,
    ...(kind === "LINK" && { isLink: true }),
    ...(("code" in effect || runsScripts) && { isCode: true }),
  };
}
