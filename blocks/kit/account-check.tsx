import type { ReactNode } from "react";

import { type AccountForm, accountProblems, type AccountRules } from "#schemas/accounts/account-forms.ts";
import { isFixedInFrance, looksLikePhone } from "#schemas/phone-glance.ts";

import type { AccountWords } from "./account-words.ts";
import { FormCheck } from "./form-check.tsx";

/** What the page says of its estate and its visitor, for rules that ask for it. */
export interface AccountWishes extends Pick<AccountRules, "asksBirthdate" | "estate" | "email"> {
  readonly mobilesOnly: boolean;
}

export interface AccountCheckProps {
  readonly id: string;
  readonly props: {
    /** The form's id. */
    readonly form: string;
    readonly labels: Readonly<Record<string, string>>;
    /** The schema that it is checked by. */
    readonly schema: AccountForm;
    readonly words: AccountWords;
    readonly wishes: AccountWishes;
  };
}

/** Checks a form of an account by the server's own schema; what the server alone knows its page says after sending. */
export function AccountCheck({ props: { form, labels, schema, words, wishes } }: AccountCheckProps): ReactNode {
  return (
    <FormCheck
      form={form}
      labels={labels}
      check={(typed) => {
        const problems = accountProblems(schema, typed, rulesHere(wishes));
        return Object.fromEntries(problems.map(({ key, fault }) => [key, words[fault]]));
      }}
    />
  );
}

/** The rules as a browser knows them: its own clock, and telephone numbers at a glance. */
function rulesHere({ mobilesOnly, ...wishes }: AccountWishes): AccountRules {
  return {
    ...wishes,
    today: parisDays.format(),
    phoneFault(phone) {
      if (!looksLikePhone(phone)) return "phone";
      return mobilesOnly && isFixedInFrance(phone) ? "phoneMobile" : null;
    },
  };
}

/** Swedish writes a day as YYYY-MM-DD. */
const parisDays = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris" });
