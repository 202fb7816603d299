import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { type FormDocument, formLimits, type KeptStep } from "#schemas/forms/form-document.ts";

import { IconButton } from "../../kit/button.tsx";
import { FormText } from "./form-inputs.tsx";
import type { FormWork } from "./form-work.ts";
import styles from "./forms.module.css";

interface StepHeadProps {
  readonly work: FormWork;
  readonly form: FormDocument;
  readonly step: KeptStep;
  /** Which one it is. */
  readonly at: number;
}

/** A step's title, and its place among the others. */
export const StepHead = observer(function StepHead({ work, form, step, at }: StepHeadProps): ReactNode {
  const { formatMessage } = useIntl();
  const { steps } = form;
  const { draft } = work;
  const say = (id: string): string => formatMessage({ id: `editor.forms.${id}` }, { place: at + 1 });
  const move = (after: string | null) => draft.edit([{ type: "move-step", step: step.key, after }]);
  return (
    <header className={styles.stepHead}>
      <h3>{say("step")}</h3>
      <div className={styles.moves}>
        <IconButton
          isSmall
          icon="up"
          label={say("stepUp")}
          disabled={at === 0}
          onClick={() => move(steps[at - 2]?.key ?? null)}
        />
        <IconButton
          isSmall
          icon="down"
          label={say("stepDown")}
          disabled={at === steps.length - 1}
          onClick={() => move(steps[at + 1]?.key ?? null)}
        />
        <IconButton
          isSmall
          icon="delete"
          label={say("stepRemove")}
          onClick={() => draft.edit([{ type: "remove-step", step: step.key }])}
        />
      </div>
      <FormText
        work={work}
        part={{ step: step.key }}
        property="title"
        label={say("stepTitle")}
        value={step.title}
        max={formLimits.label}
      />
    </header>
  );
});
