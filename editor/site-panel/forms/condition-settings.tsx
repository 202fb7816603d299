import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import {
  comparisons,
  type FieldCondition,
  fieldsOf,
  type FormDocument,
  type FormField,
  formLimits,
} from "#schemas/forms/form-document.ts";

import { useWords } from "../../fields/ui-locale.ts";
import { Button, IconButton } from "../../kit/button.tsx";
import { FieldSet } from "../../kit/field-set.tsx";
import { SelectField } from "../../kit/select-field.tsx";
import { TextField } from "../../kit/text-field.tsx";
import { valueNames } from "./form-names.ts";
import { type FormWork, setter } from "./form-work.ts";
import styles from "./forms.module.css";
import { useFieldName } from "./use-form-problems.ts";

interface ConditionSettingsProps {
  readonly work: FormWork;
  readonly form: FormDocument;
  readonly field: FormField;
}

/** When a field is asked: always, or when fields above it hold something. */
export function ConditionSettings({ work, form, field }: ConditionSettingsProps): ReactNode {
  const { formatMessage } = useIntl();
  const wordsOf = useWords();
  const { when } = field;
  const all = fieldsOf(form);
  const above = all
    .slice(
      0,
      all.findIndex(({ key }) => key === field.key),
    )
    .filter(({ kind }) => kind !== "heading" && kind !== "hidden");
  const say = (id: string): string => formatMessage({ id: `editor.forms.${id}` });
  const set = setter(work, { field: field.key });
  const [first] = above;
  if (!first && when.length === 0) return null;
  const change = (at: number, condition: FieldCondition) => set("when", when.toSpliced(at, 1, condition));
  return (
    <FieldSet label={wordsOf(valueNames["when"])}>
      <p className={styles.note}>{say(when.length === 0 ? "always" : "when")}</p>
      {when.map((condition, at) => (
        // Conditions have nothing but their place to be told apart by.
        <Condition
          key={at}
          {...{ form, condition, above }}
          onChange={(next) => change(at, next)}
          onRemove={() => set("when", when.toSpliced(at, 1))}
        />
      ))}
      {first && when.length < formLimits.conditions && (
        <Button
          isSmall
          icon="plus"
          onClick={() => set("when", [...when, { field: first.key, is: "filled", value: "" }])}
        >
          {say("conditionAdd")}
        </Button>
      )}
    </FieldSet>
  );
}

interface ConditionProps {
  readonly form: FormDocument;
  readonly condition: FieldCondition;
  readonly above: readonly FormField[];
  readonly onChange: (condition: FieldCondition) => void;
  readonly onRemove: () => void;
}

function Condition({ form, condition, above, onChange, onRemove }: ConditionProps): ReactNode {
  const { formatMessage } = useIntl();
  const wordsOf = useWords();
  const nameOf = useFieldName(form);
  const say = (id: string): string => formatMessage({ id: `editor.forms.${id}` });
  const asked = above.find(({ key }) => key === condition.field);
  // What stands below by now, or is gone, is still shown as what was chosen.
  const fields = asked ? above.map(({ key }) => key) : [condition.field, ...above.map(({ key }) => key)];
  const isCompared = condition.is === "equal" || condition.is === "other";
  const canCompare = asked?.kind !== "file" && asked?.kind !== "consent";
  const is = comparisons.filter((one) => canCompare || one === "filled" || one === "empty" || one === condition.is);
  const values = asked?.options ?? [];
  const firstValue = (key: string): string => above.find((one) => one.key === key)?.options[0]?.value ?? "";
  return (
    <div className={styles.condition}>
      <SelectField
        label={say("conditionField")}
        value={condition.field}
        options={fields.map((value) => ({ value, label: nameOf(value) }))}
        onChange={(value) => onChange({ field: value, is: "filled", value: "" })}
      />
      <SelectField
        label={say("conditionIs")}
        value={condition.is}
        options={is.map((value) => ({ value, label: formatMessage({ id: `editor.forms.is.${value}` }) }))}
        onChange={(value) => {
          const compares = value === "equal" || value === "other";
          const kept = condition.value === "" ? firstValue(condition.field) : condition.value;
          onChange({ ...condition, is: value, value: compares ? kept : "" });
        }}
      />
      {isCompared &&
        (values.length > 0 ? (
          <SelectField
            label={say("conditionValue")}
            value={condition.value}
            options={values.map(({ value, label }, at) => ({
              value,
              label: wordsOf(label) || formatMessage({ id: "editor.forms.optionPlace" }, { place: at + 1 }),
            }))}
            onChange={(value) => onChange({ ...condition, value })}
          />
        ) : (
          <TextField
            label={say("conditionValue")}
            value={condition.value}
            onChange={(value) => onChange({ ...condition, value: value.slice(0, formLimits.label) })}
          />
        ))}
      <IconButton isSmall icon="delete" label={say("conditionRemove")} onClick={onRemove} />
    </div>
  );
}
