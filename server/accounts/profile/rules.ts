import { faultMessage } from "#schemas/accounts/account-faults.ts";
import { accountProblems, type AccountRules } from "#schemas/accounts/account-forms.ts";
import { oneLine } from "#schemas/one-line.ts";
import type { Problem } from "#schemas/refusal.ts";
import { phoneFault, tidyPhone } from "#server/text/phone.ts";

/** What somebody says of himself. */
export interface Profile {
  readonly firstname: string;
  readonly lastname: string;
  /** In international form (E.164) once it is checked. */
  readonly phone: string | null;
  /** `YYYY-MM-DD`. */
  readonly birthdate: string | null;
}

/** What the estate wants to know (spec §3, parameters). */
export interface ProfileWishes {
  readonly asksBirthdate: boolean;
  readonly mobilesOnly: boolean;
  /** The day in Paris. */
  readonly today: string;
}

/** What is wrong with a profile; nobody under age has one. */
export function profileProblems(profile: Profile, wishes: ProfileWishes): readonly Problem[] {
  const { firstname, lastname, phone, birthdate } = profile;
  const typed = { firstname, lastname, phone: phone ?? "", birthdate: birthdate ?? "" };
  return accountProblems("profile", typed, accountRules(wishes)).map(({ key, fault }) => ({
    key,
    ...faultMessage(fault),
  }));
}

/** A profile as it is stored: names of one line, without spaces around them, the telephone in one spelling. */
export function tidyProfile({ firstname, lastname, phone, birthdate }: Profile): Profile {
  return {
    firstname: oneLine(firstname),
    lastname: oneLine(lastname),
    phone: phone === null ? null : tidyPhone(phone),
    birthdate: birthdate || null,
  };
}

/** The rules of accounts as the server checks them: it knows the world's telephone numbers. */
function accountRules({ asksBirthdate, mobilesOnly, today }: ProfileWishes): AccountRules {
  const faults = { form: "phone", mobile: "phoneMobile" } as const;
  return {
    asksBirthdate,
    today,
    estate: "",
    email: "",
    phoneFault(phone) {
      const fault = phoneFault(phone, mobilesOnly);
      return fault && faults[fault];
    },
  };
}
