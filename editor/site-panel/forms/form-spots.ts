import { findField } from "#schemas/forms/editing/form-places.ts";
import type { FormDocument } from "#schemas/forms/form-document.ts";
import type { Localized } from "#schemas/locale.ts";

import { unnamed, valueNames } from "./form-names.ts";

/** The spot of a question among those of its form. */
export function fieldSpot(key: string): string {
  return `field/${key}`;
}

/** The spot of one of a form's own values. */
export function valueSpot(property: string): string {
  return `value/${property}`;
}

/** What a spot of a form is called: the question, or the value; null: the form has none of that name. */
export function formSpotName(form: FormDocument, spot: string): Localized<string> | null {
  const [kind, name = ""] = spot.split("/");
  if (kind === "value") return valueNames[name] ?? null;
  const found = kind === "field" ? findField(form, name) : undefined;
  if (!found) return null;
  return Object.values(found.field.label).some((text) => text !== "") ? found.field.label : unnamed;
}
