import { fault } from "../../fields/check.ts";
import type { Field } from "../../fields/field.ts";
import type { FieldLabels } from "../../fields/text.ts";
import { ok } from "../../result.ts";

export interface WordsOptions extends FieldLabels {
  /** The most words; 50 when left out. */
  readonly count?: number;
  /** The most characters of one; 60 when left out. */
  readonly length?: number;
}

/** Short words, each once, such as tags. None holds a comma: people part them by commas, and so do lists that are filtered by them. */
export function words(options: WordsOptions): Field<readonly string[], readonly string[]> {
  const { label, help, ...given } = options;
  const limits = { count: 50, length: 60, ...given };
  return {
    kind: "choices",
    label,
    localized: false,
    initial: [],
    check(value) {
      if (!Array.isArray(value)) return fault("key.list");
      if (value.length > limits.count) return fault("key.tooMany", { max: limits.count, count: value.length });
      for (const word of value as readonly unknown[]) {
        if (typeof word !== "string") return fault("key.text");
        if (word.trim() === "" || word !== word.trim() || word.includes(",") || word.length > limits.length)
          return fault("key.format");
      }
      return new Set(value).size < value.length ? fault("key.repeated") : ok(value as readonly string[]);
    },
    merge: (_base, over) => over,
    references: () => [],
    toView: (value) => value,
    describe: () => ({ kind: "choices", label, help, localized: false, initial: [], as: "words", ...limits }),
  };
}
