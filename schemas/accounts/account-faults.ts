import type { Message } from "../refusal.ts";

import { fullAge } from "./birthdate.ts";
import { passwordLength } from "./password.ts";

/** What may be wrong with a field of an account's form, as far as its text alone tells; the message is `key.…`. */
export const accountFaults = [
  "required",
  "email",
  "phone",
  "phoneMobile",
  "birthdate",
  "minor",
  "length",
  "passwordNear",
] as const;

export type AccountFault = (typeof accountFaults)[number];

const values = {
  minor: { years: fullAge },
  length: passwordLength,
  passwordNear: { min: passwordLength.min },
} as const;

/** What is said of a fault, before it is put into somebody's language. */
export function faultMessage(fault: AccountFault): Message {
  const given = fault in values ? { values: values[fault as keyof typeof values] } : {};
  return { messageKey: `key.${fault}`, ...given };
}
