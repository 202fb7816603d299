import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { type FormDocument, type FormField, formLimits } from "#schemas/forms/form-document.ts";
import { kindsLike } from "#schemas/forms/editing/set-form-value.ts";

import { useWords } from "../../fields/ui-locale.ts";
import { Icon } from "../../kit/icons.tsx";
import { SelectField } from "../../kit/select-field.tsx";
import { SwitchField } from "../../kit/switch-field.tsx";
import { ConditionSettings } from "./condition-settings.tsx";
import { FormLine, FormText } from "./form-inputs.tsx";
import { kindNames, valueNames } from "./form-names.ts";
import { type FormWork, setter } from "./form-work.ts";
import styles from "./forms.module.css";
import { KindSettings } from "./kind-settings.tsx";
import { OptionSettings } from "./option-settings.tsx";
import { useFormProblemText, type FormProblem } from "./use-form-problems.ts";

export interface FieldSettingsProps {
  readonly work: FormWork;
  readonly form: FormDocument;
  readonly field: FormField;
  readonly problems: readonly FormProblem[];
}

/** What its label is called, where it is no question. */
const labelNames: Partial<Record<FormField["kind"], string>> = {
  heading: "headingLabel",
  consent: "consentLabel",
  hidden: "hiddenLabel",
};

/** All that is to be said of a field, by its kind. */
export const FieldSettings = observer(function FieldSettings(props: FieldSettingsProps): ReactNode {
  const { work, form, field, problems } = props;
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id: `editor.forms.${id}` });
  const wordsOf = useWords();
  const { key, kind } = field;
  const part = { field: key };
  const set = setter(work, part);
  const isAsked = kind !== "heading" && kind !== "hidden";
  return (
    <div className={styles.settings}>
      <Problems problems={problems} />
      <FormText
        {...{ work, part }}
        property="label"
        label={say(labelNames[kind] ?? "label")}
        value={field.label}
        max={kind === "consent" ? formLimits.text : formLimits.label}
        isLong={kind === "consent"}
      />
      {kind === "hidden" && (
        <FormLine
          {...{ work, part }}
          property="value"
          label={wordsOf(valueNames["value"])}
          help={say("hiddenHelp")}
          value={field.value}
        />
      )}
      {kind !== "hidden" && kind !== "consent" && (
        <FormText
          {...{ work, part }}
          property="hint"
          label={say(kind === "heading" ? "headingHint" : "hint")}
          value={field.hint}
          max={formLimits.text}
          isLong
        />
      )}
      {isAsked && (
        <SwitchField
          label={wordsOf(valueNames["isRequired"])}
          value={field.isRequired}
          onChange={(value) => set("isRequired", value)}
        />
      )}
      {kindsLike(kind).length > 1 && (
        <SelectField
          label={wordsOf(valueNames["kind"])}
          value={kind}
          options={kindsLike(kind).map((value) => ({ value, label: wordsOf(kindNames[value]) }))}
          onChange={(value) => changeKind(work, field, value)}
        />
      )}
      <OptionSettings {...{ work, field }} />
      <KindSettings {...{ work, field }} />
      <ConditionSettings {...{ work, form, field }} />
    </div>
  );
});

/** A long text has no expected form: what a line had of it goes with the same step. */
function changeKind({ draft }: FormWork, { key, pattern }: FormField, value: FormField["kind"]): void {
  const set = { type: "set", field: key } as const;
  const without = value === "longtext" && pattern !== "" ? [{ ...set, property: "pattern", value: "" }] : [];
  draft.edit([...without, { ...set, property: "kind", value }]);
}

/** What keeps a form from going public, one below the other. */
export function Problems({ problems }: { readonly problems: readonly FormProblem[] }): ReactNode {
  const textOf = useFormProblemText();
  if (problems.length === 0) return null;
  return (
    <ul className={styles.problems}>
      {problems.map(({ problem }) => (
        <li key={problem.key}>
          <Icon name="warning" size={16} />
          <span>{textOf(problem)}</span>
        </li>
      ))}
    </ul>
  );
}
