import { type FieldKind, fieldOf, type FormField } from "#schemas/forms/form-document.ts";
import { seatsKey } from "#schemas/forms/standard-forms.ts";
import type { Localized } from "#schemas/locale.ts";

import { newKey } from "./form-work.ts";

const both = (fr_FR: string, en_US: string): Localized<string> => ({ fr_FR, en_US });

/** What a field that was just added already says, where its kind tells it. */
const usual: Partial<Readonly<Record<FieldKind, Pick<FormField, "label"> & Partial<FormField>>>> = {
  email: { label: both("E-mail", "E-mail"), isRequired: true },
  phone: { label: both("Téléphone", "Telephone") },
  consent: {
    label: both(
      "J’accepte que mes réponses soient gardées le temps de me répondre.",
      "I agree that my answers are kept for as long as it takes to answer me.",
    ),
    isRequired: true,
  },
};

/** A field of a kind, as it is added. */
export function newField(kind: FieldKind): FormField {
  const isChoice = kind === "select" || kind === "radio" || kind === "checkboxes";
  const options = [1, 2].map(() => ({ value: newKey("choice"), label: {} }));
  return fieldOf({ key: newKey(kind), kind, label: {}, ...usual[kind], ...(isChoice && { options }) });
}

/** Fields that every estate asks for: the browser fills them in, and places are counted by the last. */
export const readyFields: readonly { readonly key: string; readonly field: FormField }[] = [
  { key: "firstname", label: both("Prénom", "First name") },
  { key: "lastname", label: both("Nom", "Last name") },
  { key: "company", label: both("Société", "Company") },
  { key: "address", label: both("Adresse", "Address") },
  { key: "postal_code", label: both("Code postal", "Postcode") },
  { key: "city", label: both("Ville", "Town") },
  { key: seatsKey, label: both("Nombre de personnes", "How many you are") },
].map(({ key, label }) => {
  const isSeats = key === seatsKey;
  const own = isSeats ? ({ kind: "number", isRequired: true, min: 1, max: 10 } as const) : ({ kind: "text" } as const);
  return { key, field: fieldOf({ key, label, ...own }) };
});
