import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { AccountSection } from "#blocks/kit/account-section.tsx";
import { FormTicks } from "#blocks/kit/form-choices.tsx";
import { FormFrame } from "#blocks/kit/form-frame.tsx";
import { FormActions } from "#blocks/kit/form-parts.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import type { newsletterPreferencesDefinition } from "./definition.ts";

/** Which letters the customer gets, each to be ticked. */
export function NewsletterPreferencesView(block: BlockViewProps<typeof newsletterPreferencesDefinition>): ReactNode {
  const { id, data, href, said } = block;
  const intl = useIntl();
  const { lists, choice } = data;
  return (
    <AccountSection
      block={block}
      done={<FormattedMessage id="account.saved" />}
      known={lists && choice && { lists, choice }}
    >
      {(known) => (
        <FormFrame
          action="/account/profil"
          form="newsletter"
          block={id}
          back={href({ state: null })}
          said={said}
          labels={{ lists: intl.formatMessage({ id: "newsletterPreferences.lists" }) }}
        >
          <FormTicks
            name="lists"
            ticked={known.choice.lists.map(String)}
            choices={known.lists.map((list) => ({ value: String(list.id), label: list.name, note: list.description }))}
          />
          <FormActions send={<FormattedMessage id="account.save" />} />
        </FormFrame>
      )}
    </AccountSection>
  );
}
