import { fault } from "../../fields/check.ts";
import type { Field } from "../../fields/field.ts";
import { text } from "../../fields/text.ts";
import type { Localized } from "../../locale.ts";

export interface MatchedTextOptions {
  readonly label: Localized<string>;
  readonly help: Localized<string>;
  /** What a value that is there looks like, from its first character to its last. */
  readonly pattern: RegExp;
  /** True of an address: what a browser can't read as one breaks whoever does. */
  readonly isAddress?: true;
  /** One that fits, for whoever wrote another. */
  readonly example: string;
  readonly max: number;
  readonly initial?: string;
  readonly multiline?: boolean;
}

/** A text of one form, such as the id of a service: what doesn't fit is refused, so that it can be put into an address. */
export function matchedText({ pattern, isAddress, example, ...options }: MatchedTextOptions): Field<string, string> {
  const field = text({ ...options, localized: false });
  const fits = (value: string) => pattern.test(value) && (!isAddress || URL.canParse(value));
  return {
    ...field,
    check(value) {
      const checked = field.check(value);
      if (!checked.ok || checked.value === "" || fits(checked.value)) return checked;
      return fault("key.example", { example });
    },
  };
}
