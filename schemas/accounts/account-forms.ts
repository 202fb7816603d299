import { object, type ObjectSchema, string } from "yup";

import { faultsOf } from "../faults-of.ts";
import { isEmail } from "../is-email.ts";
import { oneLine } from "../one-line.ts";

import { type AccountFault, accountFaults } from "./account-faults.ts";
import { birthdateFault } from "./birthdate.ts";
import { passwordFault } from "./password.ts";

/** What the estate and the place of the check say of an account. */
export interface AccountRules {
  readonly asksBirthdate: boolean;
  /** The day in Paris, `YYYY-MM-DD`. */
  readonly today: string;
  /** The estate's name; empty: not known here. */
  readonly estate: string;
  /** The account's address, where it isn't among what is typed; empty: not known here. */
  readonly email: string;
  /** What is wrong with a telephone number; in a browser it may be nothing that a glance would see. */
  phoneFault(phone: string): "phone" | "phoneMobile" | null;
}

type Typed = Readonly<Record<string, string>>;

/** The one schema of each form of an account, for the server and for a browser. Its messages are faults (`key.…`). */
const schemas = {
  login: () => object({ email: address, password: given }),
  register: (rules) => object({ email: address, ...profile(rules), password: chosen(rules) }),
  ask: () => object({ email: address }),
  reset: (rules) => object({ password: chosen(rules) }),
  password: (rules) => object({ oldPassword: given, newPassword: chosen(rules) }),
  profile: (rules) => object(profile(rules)),
} satisfies Readonly<Record<string, (rules: AccountRules) => ObjectSchema<object>>>;

export type AccountForm = keyof typeof schemas;

export interface FaultyAccountField {
  readonly key: string;
  readonly fault: AccountFault;
}

/** What is wrong with what was typed into a form, in the order of its fields; one that isn't there is an empty one. */
export function accountProblems(form: AccountForm, typed: Typed, rules: AccountRules): readonly FaultyAccountField[] {
  const schema = schemas[form](rules);
  return faultsOf(schema, typed, { order: Object.keys(schema.fields), faults: accountFaults });
}

/** A line of which a function says what is wrong, by what else was typed. */
function line(faultIn: (text: string, others: Typed) => AccountFault | null) {
  return string().test("fault", (text, { createError, parent }) => {
    const fault = faultIn(text ?? "", parent as Typed);
    return fault === null || createError({ message: fault });
  });
}

const given = line((text) => (oneLine(text) === "" ? "required" : null));

const address = line((text) => {
  if (text.trim() === "") return "required";
  return isEmail(text.trim()) ? null : "email";
});

function profile({ asksBirthdate, today, phoneFault }: AccountRules) {
  return {
    firstname: given,
    lastname: given,
    phone: line((phone) => (phone.trim() === "" ? null : phoneFault(phone))),
    birthdate: line((birthdate) => {
      if (birthdate === "") return asksBirthdate ? "required" : null;
      return birthdateFault(birthdate, today);
    }),
  };
}

/** A password that somebody chooses. */
function chosen({ estate, email: known }: AccountRules) {
  return line((password, { email = known }) => passwordFault(password, { email, estate }));
}
