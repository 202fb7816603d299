import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { CheckedForm } from "#blocks/kit/checked-form.tsx";
import { FormField } from "#blocks/kit/form-field.tsx";
import { FormActions } from "#blocks/kit/form-parts.tsx";
import { FormSection } from "#blocks/kit/form-section.tsx";
import link from "#blocks/kit/link.module.css";
import { useLocale } from "#blocks/kit/use-locale.ts";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import { localizePath } from "#schemas/locale.ts";

import { CheckIsland } from "./check-island.tsx";
import type { passwordResetDefinition } from "./definition.ts";

/** The new password, for who came by a link; for anybody else the way to one. */
export function PasswordResetView({
  id,
  props,
  data,
  query,
  href,
  said,
}: BlockViewProps<typeof passwordResetDefinition>): ReactNode {
  const intl = useIntl();
  const ask = localizePath("/password/reset/ask", useLocale());
  return (
    <FormSection block={id} title={props.title} isPageTitle={props.isPageTitle}>
      {query["link"] === "held" ? (
        <CheckedForm
          action="/password/reset"
          form="reset"
          block={id}
          schema="reset"
          check={CheckIsland}
          parameters={data.parameters}
          back={href({})}
          said={said}
          labels={{ password: intl.formatMessage({ id: "account.newPassword" }) }}
        >
          <FormField
            name="password"
            type="password"
            autoComplete="new-password"
            maxLength={256}
            hint={<FormattedMessage id="account.choosePassword" />}
          />
          <FormActions send={<FormattedMessage id="passwordReset.save" />}>
            <a href={ask}>
              <FormattedMessage id="passwordReset.newLink" />
            </a>
          </FormActions>
        </CheckedForm>
      ) : (
        <>
          {query["link"] === "gone" ? (
            <p role="alert">
              <FormattedMessage id="passwordReset.gone" />
            </p>
          ) : (
            <p>
              <FormattedMessage id="passwordReset.noLink" />
            </p>
          )}
          <p>
            <a href={ask} className={link.outline}>
              <FormattedMessage id="passwordReset.newLink" />
            </a>
          </p>
        </>
      )}
    </FormSection>
  );
}
