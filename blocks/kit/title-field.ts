import type { Field } from "#schemas/fields/field.ts";
import { text } from "#schemas/fields/text.ts";
import type { Localized } from "#schemas/locale.ts";

/** The title that a block, or an item in it, stands under; `initial` is what a new one says, nothing when left out. */
export function titleField(initial: Localized<string> = {}): Field<Localized<string>, string> {
  return text({ label: { fr_FR: "Titre", en_US: "Title" }, max: 160, initial });
}
