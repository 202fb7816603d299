import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { AccountElsewhere } from "#blocks/kit/account-elsewhere.tsx";
import { FormTicks } from "#blocks/kit/form-choices.tsx";
import { FormFrame } from "#blocks/kit/form-frame.tsx";
import { FormActions, FormDone } from "#blocks/kit/form-parts.tsx";
import { FormSection } from "#blocks/kit/form-section.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import type { newsletterSubscriptionDefinition } from "./definition.ts";

/** Which letters the customer gets, each to be ticked. */
export function NewsletterSubscriptionView({
  id,
  props,
  data,
  query,
  href,
  said,
}: BlockViewProps<typeof newsletterSubscriptionDefinition>): ReactNode {
  const intl = useIntl();
  const { lists, choice } = data;
  return (
    <FormSection block={id} title={props.title}>
      {query["state"] === "done" && said === null && (
        <FormDone>
          <FormattedMessage id="account.saved" />
        </FormDone>
      )}
      {lists === null || choice === null ? (
        <AccountElsewhere />
      ) : (
        <FormFrame
          action="/account/profil"
          form="newsletter"
          block={id}
          back={href({ state: null })}
          said={said}
          labels={{ lists: intl.formatMessage({ id: "newsletterSubscription.lists" }) }}
        >
          <FormTicks
            name="lists"
            ticked={choice.lists.map(String)}
            choices={lists.map((list) => ({ value: String(list.id), label: list.name, note: list.description }))}
          />
          <FormActions send={<FormattedMessage id="account.save" />} />
        </FormFrame>
      )}
    </FormSection>
  );
}
