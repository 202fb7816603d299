import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { FormField } from "#blocks/kit/form-field.tsx";
import { FormFrame } from "#blocks/kit/form-frame.tsx";
import { FormActions, FormDone } from "#blocks/kit/form-parts.tsx";
import { FormSection } from "#blocks/kit/form-section.tsx";
import layout from "#blocks/kit/layout.module.css";
import { readParameter } from "#blocks/kit/parameters.ts";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import { withdrawalDays } from "#schemas/commerce/withdrawal-period.ts";

import { ConfirmWithdrawal } from "./confirm-withdrawal.tsx";
import type { withdrawalDefinition } from "./definition.ts";
import { readOffer } from "./read-offer.ts";

/** First who withdraws from which order; then of what, to be confirmed; then that it was received. */
export function WithdrawalView(view: BlockViewProps<typeof withdrawalDefinition>): ReactNode {
  const { id, props, data, query, href, said } = view;
  const intl = useIntl();
  const t = (name: string): string => intl.formatMessage({ id: `withdrawal.${name}` });
  const labels = { name: t("name"), code: t("code"), email: t("email") };
  const back = href({ state: null });
  const offer = readOffer(said?.values["offer"]);
  const days = withdrawalDays(readParameter(data.parameters, "RETURN_DELAY"));
  return (
    <FormSection block={id} title={props.title} isPageTitle={props.isPageTitle}>
      {query["state"] === "done" && said === null ? (
        <>
          <FormDone>
            <FormattedMessage id="withdrawal.done" />
          </FormDone>
          <p>
            <FormattedMessage id="withdrawal.doneNext" />
          </p>
          {props.note !== "" && <p>{props.note}</p>}
        </>
      ) : offer !== null && said !== null ? (
        <ConfirmWithdrawal block={id} back={back} said={said} offer={offer} />
      ) : (
        <FormFrame
          action="/withdrawal"
          form="withdrawal"
          block={id}
          back={back}
          // What was refused when it was to be confirmed is told where it can be put right.
          said={said && { ...said, form: "withdrawal" }}
          labels={labels}
        >
          <p>
            <FormattedMessage id="withdrawal.intro" values={{ days }} />
          </p>
          {props.note !== "" && <p className={layout.meta}>{props.note}</p>}
          <FormField name="name" autoComplete="name" maxLength={120} />
          <FormField name="code" autoComplete="off" maxLength={40} hint={t("codeHint")} />
          <FormField name="email" type="email" autoComplete="email" maxLength={254} hint={t("emailHint")} />
          <FormActions send={t("next")} />
        </FormFrame>
      )}
    </FormSection>
  );
}
