import { fault, isRecord } from "../../fields/check.ts";
import type { Field } from "../../fields/field.ts";
import { type FieldLabels, text } from "../../fields/text.ts";
import type { Localized } from "../../locale.ts";
import { isSlug } from "../../slug.ts";

/** The part of an address that is a record's own, per language; empty: it is made of the title. */
export function slug(labels?: FieldLabels): Field<Localized<string>, string> {
  const field = text({
    label: { fr_FR: "Adresse", en_US: "Address" },
    help: {
      fr_FR: "Minuscules, chiffres et traits d’union. Vide\u00a0: faite du titre.",
      en_US: "Lower-case letters, digits and hyphens. Empty: made of the title.",
    },
    max: 120,
    ...labels,
  });
  return {
    ...field,
    check(value) {
      const checked = field.check(value);
      if (!checked.ok || !isRecord(value)) return checked;
      const [wrong] = Object.entries(value).filter(([, part]) => part !== "" && !isSlug(String(part)));
      return wrong ? fault("key.slug", undefined, wrong[0]) : checked;
    },
    describe: () => ({ ...field.describe(), as: "slug" }),
  };
}
