import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { CheckedForm } from "#blocks/kit/checked-form.tsx";
import { FormField } from "#blocks/kit/form-field.tsx";
import { FormActions, FormDone } from "#blocks/kit/form-parts.tsx";
import { FormSection } from "#blocks/kit/form-section.tsx";
import { useLocale } from "#blocks/kit/use-locale.ts";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import { localizePath } from "#schemas/locale.ts";

import { CheckIsland } from "./check-island.tsx";
import type { loginFormDefinition } from "./definition.ts";

/** Address and password; what was done before stands above them, the way to a new password below. */
export function LoginFormView({ id, props, query, href, said }: BlockViewProps<typeof loginFormDefinition>): ReactNode {
  const intl = useIntl();
  const locale = useLocale();
  const { next, done } = query;
  return (
    <FormSection block={id} title={props.title}>
      {said === null && done !== undefined && (
        <FormDone>
          <FormattedMessage id={`loginForm.done.${done}`} />
        </FormDone>
      )}
      <CheckedForm
        action="/auth"
        form="login"
        block={id}
        schema="login"
        check={CheckIsland}
        back={href({})}
        said={said}
        labels={{
          email: intl.formatMessage({ id: "account.email" }),
          password: intl.formatMessage({ id: "account.password" }),
        }}
        fields={next === undefined ? {} : { next }}
      >
        <FormField name="email" type="email" autoComplete="username" maxLength={254} />
        <FormField name="password" type="password" autoComplete="current-password" maxLength={256} />
        <FormActions send={<FormattedMessage id="loginForm.send" />}>
          <a href={localizePath("/password/reset/ask", locale)}>
            <FormattedMessage id="loginForm.forgotten" />
          </a>
        </FormActions>
      </CheckedForm>
    </FormSection>
  );
}
