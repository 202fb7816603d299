import { parameters } from "./catalogue.ts";
import { parseValue } from "./parse-value.ts";

/**
 * The custom properties that the parameters set on the theme sheet, by name: `--logo-height` → `125px`.
 * A parameter without a value, or with one that can't be read, leaves its property to the theme.
 */
export function customProperties(
  values: Readonly<Record<string, string | null>>,
): Readonly<Record<`--${string}`, string>> {
  const properties: Record<`--${string}`, string> = {};
  for (const definition of parameters) {
    const { effect, type } = definition;
    if (!("css" in effect)) continue;
    const stored = Object.hasOwn(values, type) ? (values[type] ?? null) : null;
    const parsed = parseValue(definition, stored);
    const usable = parsed.ok ? parsed : parseValue(definition, null);
    if (usable.ok && usable.value !== null) properties[effect.css] = `${String(usable.value)}${effect.unit ?? ""}`;
  }
  return properties;
}
