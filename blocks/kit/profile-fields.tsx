import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import type { Parameter } from "#schemas/site/parameter.ts";

import { FormField } from "./form-field.tsx";
import { FormPair } from "./form-parts.tsx";
import { isOn } from "./parameters.ts";

/** What the fields of a profile are called. */
export function useProfileLabels(): Readonly<Record<"firstname" | "lastname" | "phone" | "birthdate", string>> {
  const intl = useIntl();
  return {
    firstname: intl.formatMessage({ id: "account.firstname" }),
    lastname: intl.formatMessage({ id: "account.lastname" }),
    phone: intl.formatMessage({ id: "account.phone" }),
    birthdate: intl.formatMessage({ id: "account.birthdate" }),
  };
}

/** First name and last name. */
export function NameFields(): ReactNode {
  return (
    <FormPair>
      <FormField name="firstname" autoComplete="given-name" maxLength={100} />
      <FormField name="lastname" autoComplete="family-name" maxLength={100} />
    </FormPair>
  );
}

/** A telephone number, a mobile one where the estate wants no other (spec §3). */
export function PhoneField({ parameters }: { readonly parameters: readonly Parameter[] | null }): ReactNode {
  const hint = isOn(parameters, "MOBILE_PHONES_ONLY") ? { hint: <FormattedMessage id="account.mobileHint" /> } : {};
  return <FormField name="phone" type="tel" autoComplete="tel" maxLength={40} isRequired={false} {...hint} />;
}

/** The date of birth that the estate asks for. */
export function BirthdateField(): ReactNode {
  return (
    <FormField
      name="birthdate"
      type="date"
      autoComplete="bday"
      hint={<FormattedMessage id="account.birthdateHint" />}
    />
  );
}
