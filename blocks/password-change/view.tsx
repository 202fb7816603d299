import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { AccountSection } from "#blocks/kit/account-section.tsx";
import { CheckedForm } from "#blocks/kit/checked-form.tsx";
import { FormField } from "#blocks/kit/form-field.tsx";
import { FormActions } from "#blocks/kit/form-parts.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import { CheckIsland } from "./check-island.tsx";
import type { passwordChangeDefinition } from "./definition.ts";

/** The old password and the new one; the other logins end with it. */
export function PasswordChangeView(block: BlockViewProps<typeof passwordChangeDefinition>): ReactNode {
  const { id, data, href, said } = block;
  const intl = useIntl();
  return (
    <AccountSection block={block} done={<FormattedMessage id="passwordChange.changed" />} known={data.user}>
      {({ email }) => (
        <CheckedForm
          action="/account/profil"
          form="password"
          block={id}
          schema="password"
          check={CheckIsland}
          parameters={data.parameters}
          email={email}
          back={href({ state: null })}
          said={said}
          labels={{
            oldPassword: intl.formatMessage({ id: "account.oldPassword" }),
            newPassword: intl.formatMessage({ id: "account.newPassword" }),
          }}
        >
          <FormField name="oldPassword" type="password" autoComplete="current-password" maxLength={256} />
          <FormField
            name="newPassword"
            type="password"
            autoComplete="new-password"
            maxLength={256}
            hint={<FormattedMessage id="account.choosePassword" />}
          />
          <FormActions send={<FormattedMessage id="account.save" />} />
        </CheckedForm>
      )}
    </AccountSection>
  );
}
