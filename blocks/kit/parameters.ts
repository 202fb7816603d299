import type { Parameter } from "#schemas/site/parameter.ts";
import { initialValues } from "#schemas/site/parameters/initial-values.ts";

type Parameters = readonly Parameter[] | null;

/** A site parameter's text: its value, else its initial one; empty when there is none. */
export function readParameter(parameters: Parameters, type: string): string {
  const value = parameters?.find((parameter) => parameter.type === type)?.value ?? initialOf(type);
  return value?.trim() ?? "";
}

/** Whether a display toggle is on (spec §3). */
export function isOn(parameters: Parameters, type: string): boolean {
  return readParameter(parameters, type) === "true";
}

/** Parameters by type, for what fills texts with them. */
export function parameterRecord(parameters: Parameters): Record<string, string | null> {
  return Object.fromEntries((parameters ?? []).map(({ type, value }) => [type, value]));
}

/** How many characters a list shows of a text (spec §9: 120 unless the site says otherwise). */
export function cropLength(parameters: Parameters): number {
  const length = Number(readParameter(parameters, "TEXT_CROPPING"));
  return length > 0 ? length : 120;
}

/** What it is while nobody has set it. */
function initialOf(type: string): string | undefined {
  return Object.hasOwn(initialValues, type) ? initialValues[type] : undefined;
}
