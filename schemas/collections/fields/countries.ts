import { tariffLimits } from "../../commerce/tariff-limits.ts";
import { fault } from "../../fields/check.ts";
import type { Field } from "../../fields/field.ts";
import type { FieldLabels } from "../../fields/text.ts";
import { ok } from "../../result.ts";

/** Countries by their two letters, each once; which there are is for the save command to say. */
export function countries({ label, help }: FieldLabels): Field<readonly string[], readonly string[]> {
  return {
    kind: "choices",
    label,
    localized: false,
    initial: [],
    check(value) {
      if (!Array.isArray(value)) return fault("key.list");
      const { length } = value;
      if (length > tariffLimits.countries) return fault("key.tooMany", { max: tariffLimits.countries, count: length });
      if (!value.every((letters) => typeof letters === "string" && /^[A-Z]{2}$/.test(letters)))
        return fault("key.country");
      return new Set(value).size < length ? fault("key.repeated") : ok(value as readonly string[]);
    },
    merge: (_base, over) => over,
    references: () => [],
    toView: (value) => value,
    describe: () => ({ kind: "choices", label, help, localized: false, initial: [], as: "countries" }),
  };
}
