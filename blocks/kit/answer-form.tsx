import type { ReactNode } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";

import type { FormSaid } from "#schemas/contract/form-said.ts";
import { fieldsOf, type FieldRules, type Form, isAnswered } from "#schemas/forms/form-document.ts";
import { fieldName } from "#schemas/forms/posted.ts";

import type { AnswerCheckProps, AnswerTexts } from "./answer-check.tsx";
import { AnswerField } from "./answer-fields.tsx";
import styles from "./answer-form.module.css";
import { FormFrame, formId } from "./form-frame.tsx";
import { FormActions, FormDone } from "./form-parts.tsx";
import { Island } from "./island.tsx";
import layout from "./layout.module.css";

interface AnswerFormProps {
  readonly block: string;
  readonly form: Form;
  /** What it registers for; left out: nothing. */
  readonly element?: { readonly route: string; readonly id: number };
  /** The page's address, where the form leads back to. */
  readonly back: string;
  readonly said: FormSaid | null;
  /** True once it was sent. */
  readonly isSent: boolean;
  /** The block's own check island (`check-island.tsx`). */
  readonly check: (given: AnswerCheckProps) => ReactNode;
}

/**
 * A form of the estate's: plain HTML that is posted to the page that it stands on; with a script its island checks it by
 * the same rules, asks only what is asked, goes step by step and sends it without leaving the page (ADR 081).
 */
export function AnswerForm({ block, form, element, back, said, isSent, check }: AnswerFormProps): ReactNode {
  const intl = useIntl();
  const asked = fieldsOf(form).filter((field) => isAnswered(field) && field.kind !== "hidden");
  const labels = Object.fromEntries(asked.map(({ key, label }) => [fieldName(key), label]));
  const confirmation = form.confirmation === "" ? intl.formatMessage({ id: "answerForm.sent" }) : form.confirmation;
  if (isSent) return <FormDone>{confirmation}</FormDone>;
  const target: Readonly<Record<string, string | number>> = element
    ? { route: element.route, element: element.id }
    : {};
  const frame = { block, form: "answer", back, said, labels };
  return (
    <FormFrame
      {...frame}
      action=""
      address={addressOf(back)}
      encType="multipart/form-data"
      fields={{ id: form.id, ...target }}
      className={form.steps.length > 1 ? styles.steps : undefined}
    >
      <div className={layout.hidden} aria-hidden="true">
        <label>
          <FormattedMessage id="form.trap" />
          <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      {form.steps.map(({ title, fields }, at) => (
        // Steps have no id: their place is what tells them apart.
        <fieldset key={at} className={styles.step} data-step={at}>
          {title === "" ? null : <legend>{title}</legend>}
          {fields.map((field) => (
            <AnswerField key={field.key} field={field} />
          ))}
        </fieldset>
      ))}
      <Island
        name="check"
        of={check}
        props={{
          form: formId(frame),
          kept: element ? `${form.id}/${element.route}/${element.id}` : String(form.id),
          url: element ? `/api/element/${element.route}/${element.id}/register` : `/api/forms/${form.id}/submit`,
          steps: form.steps.map(({ fields }) => ({ fields: fields.map(rulesOf) })),
          labels,
          words: form.words,
          texts: textsOf(form, intl, confirmation),
        }}
      />
      <FormActions send={form.send === "" ? <FormattedMessage id="answerForm.send" /> : form.send} />
    </FormFrame>
  );
}

/** The page's own address, where its form is posted to: a path, whatever was asked of it. */
function addressOf(back: string): string {
  return `${back.split(/[?#]/, 1)[0]}?answer`;
}

function rulesOf({ label: _label, hint: _hint, ...field }: Form["steps"][number]["fields"][number]): FieldRules {
  return { ...field, options: field.options.map(({ value }) => ({ value })) };
}

function textsOf(form: Form, intl: IntlShape, confirmation: string): AnswerTexts {
  const say = (id: string, values = {}): string => intl.formatMessage({ id }, values);
  const total = form.steps.length;
  return {
    confirmation,
    again: say("answerForm.again"),
    next: say("answerForm.next"),
    previous: say("answerForm.previous"),
    sending: say("answerForm.sending"),
    places: form.steps.map((_step, at) => say("answerForm.step", { number: at + 1, total })),
  };
}
