import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import styles from "#blocks/kit/answer-form.module.css";
import { AnswerForm } from "#blocks/kit/answer-form.tsx";
import { FormSection } from "#blocks/kit/form-section.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import { CheckIsland } from "./check-island.tsx";
import type { formDefinition } from "./definition.ts";

/** A form under its title, with the places that are left where it takes some; nothing where there is no such form. */
export function FormView({ id, props, data, query, href, said }: BlockViewProps<typeof formDefinition>): ReactNode {
  const { asked } = data;
  if (!asked) return null;
  const registration = "form" in asked ? asked : null;
  const form = "form" in asked ? asked.form : asked;
  const isSent = query["state"] === "sent";
  const isOpen = registration === null || registration.left > 0 || isSent || said !== null;
  return (
    <FormSection block={id} title={props.showTitle ? form.title : ""}>
      {registration && (
        <p className={styles.places}>
          <FormattedMessage id="answerForm.left" values={{ left: registration.left }} />
        </p>
      )}
      {form.text !== "" && <p>{form.text}</p>}
      {isOpen && (
        <AnswerForm
          block={id}
          form={form}
          {...(registration && { element: { route: registration.route, id: registration.id } })}
          back={href({ state: null })}
          said={said}
          isSent={isSent}
          check={CheckIsland}
        />
      )}
    </FormSection>
  );
}
