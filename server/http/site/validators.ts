import { SiteError } from "./site-error.ts";

export interface ValidatorContext {
  readonly params: Readonly<Record<string, string>>;
  readonly subject: unknown;
}

/** A page's own validity check (spec §2): false makes the page a 404. */
export type Validator = (context: ValidatorContext) => boolean;

/** Route validators by the name a page type uses. */
export const validators: Readonly<Record<string, Validator>> = {
  "has-subject": ({ subject }) => subject !== null,
};

/** True when every named check passes. An unknown name is an error of ours. */
export function isValidPage(names: readonly string[], context: ValidatorContext): boolean {
  return names.every((name) => {
    const validator = Object.hasOwn(validators, name) ? validators[name] : undefined;
    if (!validator) throw new SiteError(`Unknown validator ${name}`);
    return validator(context);
  });
}
