import type { ReactNode } from "react";

import type { AccountForm } from "#schemas/accounts/account-forms.ts";
import type { Parameter } from "#schemas/site/parameter.ts";

import type { AccountCheckProps } from "./account-check.tsx";
import { accountWords } from "./account-words.ts";
import { FormFrame, type FormFrameProps, formId } from "./form-frame.tsx";
import { Island } from "./island.tsx";
import { isOn, readParameter } from "./parameters.ts";
import { useLocale } from "./use-locale.ts";

interface CheckedFormProps extends FormFrameProps {
  /** The schema that the server checks it by. */
  readonly schema: AccountForm;
  /** The block's own check island (`check-island.tsx`). */
  readonly check: (given: AccountCheckProps) => ReactNode;
  /** Left out for a schema that asks for none of the estate's wishes. */
  readonly parameters?: readonly Parameter[] | null;
  /** The account's address, where the page knows it. */
  readonly email?: string;
}

/** A form of an account that says what is wrong as it is filled in (ADR 058). */
export function CheckedForm({ schema, check, parameters = null, email = "", ...frame }: CheckedFormProps): ReactNode {
  const locale = useLocale();
  return (
    <FormFrame {...frame}>
      {frame.children}
      <Island
        name="check"
        of={check}
        props={{
          form: formId(frame),
          labels: frame.labels,
          schema,
          words: accountWords(locale),
          wishes: {
            asksBirthdate: isOn(parameters, "ASK_BIRTHDATE"),
            mobilesOnly: isOn(parameters, "MOBILE_PHONES_ONLY"),
            estate: readParameter(parameters, "COMPANY_NAME"),
            email,
          },
        }}
      />
    </FormFrame>
  );
}
