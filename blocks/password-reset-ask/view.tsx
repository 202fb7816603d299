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
import type { passwordResetAskDefinition } from "./definition.ts";

/** The address to send a link to; what is said then is the same for every address (ADR 044). */
export function PasswordResetAskView({
  id,
  props,
  query,
  href,
  said,
}: BlockViewProps<typeof passwordResetAskDefinition>): ReactNode {
  const intl = useIntl();
  const login = (
    <a href={localizePath("/auth", useLocale())}>
      <FormattedMessage id="passwordReset.toLogin" />
    </a>
  );
  return (
    <FormSection block={id} title={props.title} isPageTitle={props.isPageTitle}>
      {query["state"] === "sent" ? (
        <>
          <FormDone>
            <FormattedMessage id="passwordReset.sent" />
          </FormDone>
          <p>{login}</p>
        </>
      ) : (
        <CheckedForm
          action="/password/reset/ask"
          form="ask"
          block={id}
          schema="ask"
          check={CheckIsland}
          back={href({ state: null })}
          said={said}
          labels={{ email: intl.formatMessage({ id: "account.email" }) }}
        >
          <p>
            <FormattedMessage id="passwordReset.askIntro" />
          </p>
          <FormField name="email" type="email" autoComplete="username" maxLength={254} />
          <FormActions send={<FormattedMessage id="passwordReset.ask" />}>{login}</FormActions>
        </CheckedForm>
      )}
    </FormSection>
  );
}
