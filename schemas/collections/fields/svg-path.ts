import type { Field } from "../../fields/field.ts";
import { type FieldLabels, text } from "../../fields/text.ts";

/** The `d` of an SVG path; whether it is one is for the save command to say. */
export function svgPath(labels: FieldLabels): Field<string, string> {
  const field = text({ ...labels, localized: false, multiline: true });
  return { ...field, describe: () => ({ ...field.describe(), as: "svg-path" }) };
}
