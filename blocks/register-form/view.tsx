import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { BirthdateField, NameFields, PhoneField, useProfileLabels } from "#blocks/kit/profile-fields.tsx";
import { CheckedForm } from "#blocks/kit/checked-form.tsx";
import { FormField } from "#blocks/kit/form-field.tsx";
import { FormActions } from "#blocks/kit/form-parts.tsx";
import { FormSection } from "#blocks/kit/form-section.tsx";
import layout from "#blocks/kit/layout.module.css";
import { isOn } from "#blocks/kit/parameters.ts";
import { useLocale } from "#blocks/kit/use-locale.ts";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import { localizePath } from "#schemas/locale.ts";

import { CheckIsland } from "./check-island.tsx";
import type { registerFormDefinition } from "./definition.ts";

/** What an account is opened with; a birthdate where the estate asks for one (spec §3). */
export function RegisterFormView({
  id,
  props,
  data,
  query,
  href,
  said,
}: BlockViewProps<typeof registerFormDefinition>): ReactNode {
  const intl = useIntl();
  const locale = useLocale();
  const profile = useProfileLabels();
  const { next } = query;
  const labels = {
    firstname: profile.firstname,
    lastname: profile.lastname,
    email: intl.formatMessage({ id: "account.email" }),
    phone: profile.phone,
    birthdate: profile.birthdate,
    password: intl.formatMessage({ id: "account.password" }),
  };
  return (
    <FormSection block={id} title={props.title}>
      <CheckedForm
        action="/auth"
        form="register"
        block={id}
        schema="register"
        check={CheckIsland}
        parameters={data.parameters}
        back={href({})}
        said={said}
        labels={labels}
        fields={next === undefined ? {} : { next }}
      >
        <NameFields />
        <FormField name="email" type="email" autoComplete="email" maxLength={254} />
        <PhoneField parameters={data.parameters} />
        {isOn(data.parameters, "ASK_BIRTHDATE") && <BirthdateField />}
        <FormField
          name="password"
          type="password"
          autoComplete="new-password"
          maxLength={256}
          hint={<FormattedMessage id="account.choosePassword" />}
        />
        <FormActions send={<FormattedMessage id="registerForm.send" />} />
        <p className={layout.meta}>
          <FormattedMessage
            id="registerForm.note"
            values={{ policy: (words) => <a href={localizePath("/privacy-policy", locale)}>{words}</a> }}
          />
        </p>
      </CheckedForm>
    </FormSection>
  );
}
