import { readSaved, type SavedAnswer, savedField, typedValue } from "#schemas/commerce/customization-form.ts";
import { answerField } from "#schemas/commerce/customization-form.ts";
import type { CustomizationPrice, ProductCustomization } from "#schemas/content/product-customization.ts";
import type { FormSaid } from "#schemas/contract/form-said.ts";

/** The form's name among those of any page (`server/http/site-actions/customization-action.ts`). */
export const formName = "customization";

/** Where somebody stands in the form, by what it said last. */
export interface FormState {
  /** Which field is asked; past the last once all are answered. Of all fields at once always 0. */
  readonly index: number;
  readonly saved: readonly SavedAnswer[];
  /** What stands in the controls. */
  readonly values: Readonly<Record<string, string>>;
  readonly quantity: number | null;
  /** What the server said that it costs; null: it wasn't asked. */
  readonly price: CustomizationPrice | null;
}

/** Reads the state of the form from what its page was told; null: it just begins. */
export function formState({ type, inputs }: ProductCustomization, told: FormSaid | null): FormState {
  const said = told?.form === formName ? told.values : {};
  const saved = readSaved(said[savedField]).filter(({ id }) => inputs.some((input) => input.id === id));
  const index = Number(said["index"] ?? 0);
  const quantity = Number(said["quantity"] ?? 0);
  return {
    index: type === "SIMPLE" || !(index >= 0) ? 0 : Math.min(index, inputs.length),
    saved,
    values: Object.fromEntries(saved.map((answer) => [answerField(answer.id), typedValue(answer)])),
    quantity: Number.isInteger(quantity) && quantity > 0 ? quantity : null,
    price: priceIn(said["price"] ?? ""),
  };
}

// The site's own action wrote it, of the server's answer.
function priceIn(text: string): CustomizationPrice | null {
  return text === "" ? null : (JSON.parse(text) as CustomizationPrice);
}
