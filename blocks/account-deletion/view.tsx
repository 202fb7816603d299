import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { AccountSection } from "#blocks/kit/account-section.tsx";
import disclosure from "#blocks/kit/disclosure.module.css";
import { FormField } from "#blocks/kit/form-field.tsx";
import { FormFrame } from "#blocks/kit/form-frame.tsx";
import { FormActions } from "#blocks/kit/form-parts.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import { isAdministrator } from "#schemas/content/user.ts";

import type { accountDeletionDefinition } from "./definition.ts";

/** The end of the account: folded away, told in full, confirmed by the password. */
export function AccountDeletionView(block: BlockViewProps<typeof accountDeletionDefinition>): ReactNode {
  const { id, data, href, said } = block;
  const intl = useIntl();
  return (
    <AccountSection block={block} known={data.user}>
      {({ role }) =>
        isAdministrator(role) ? (
          <p>
            <FormattedMessage id="accountDeletion.administrator" />
          </p>
        ) : (
          <details open={said !== null}>
            <summary className={disclosure.summary}>
              <FormattedMessage id="accountDeletion.open" />
            </summary>
            <FormFrame
              action="/account/profil"
              form="deletion"
              block={id}
              back={href({})}
              said={said}
              labels={{ password: intl.formatMessage({ id: "account.password" }) }}
            >
              <p>
                <FormattedMessage id="accountDeletion.what" />
              </p>
              <FormField
                name="password"
                type="password"
                autoComplete="current-password"
                maxLength={256}
                hint={<FormattedMessage id="accountDeletion.confirm" />}
              />
              <FormActions send={<FormattedMessage id="accountDeletion.send" />} />
            </FormFrame>
          </details>
        )
      }
    </AccountSection>
  );
}
