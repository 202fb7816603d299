import type { ReactNode } from "react";

import { AnswerForm } from "#blocks/kit/answer-form.tsx";
import { FormSection } from "#blocks/kit/form-section.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import { CheckIsland } from "./check-island.tsx";
import type { contactFormDefinition } from "./definition.ts";

/** The contact form under the block's own title, or the form's. */
export function ContactFormView(view: BlockViewProps<typeof contactFormDefinition>): ReactNode {
  const { id, props, data, query, href, said } = view;
  const { form } = data;
  if (!form) return null;
  const text = props.text === "" ? form.text : props.text;
  return (
    <FormSection block={id} title={props.title === "" ? form.title : props.title}>
      {text !== "" && <p>{text}</p>}
      <AnswerForm
        block={id}
        form={form}
        back={href({ state: null })}
        said={said}
        isSent={query["state"] === "sent"}
        check={CheckIsland}
      />
    </FormSection>
  );
}
