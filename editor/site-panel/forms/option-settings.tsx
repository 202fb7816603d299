import { observer } from "mobx-react-lite";
import { type ReactNode, useRef } from "react";
import { useIntl } from "react-intl";

import { type FieldOption, type FormField, formLimits } from "#schemas/forms/form-document.ts";

import { useWords } from "../../fields/ui-locale.ts";
import { Button, IconButton } from "../../kit/button.tsx";
import { FieldSet } from "../../kit/field-set.tsx";
import { FormText } from "./form-inputs.tsx";
import { valueNames } from "./form-names.ts";
import { type FormWork, newKey, setter } from "./form-work.ts";
import styles from "./forms.module.css";

interface OptionSettingsProps {
  readonly work: FormWork;
  readonly field: FormField;
}

/** The answers that a field offers; only choices have some. */
export const OptionSettings = observer(function OptionSettings({ work, field }: OptionSettingsProps): ReactNode {
  const { formatMessage } = useIntl();
  const wordsOf = useWords();
  const list = useRef<HTMLOListElement>(null);
  const { key, kind, options } = field;
  if (kind !== "select" && kind !== "radio" && kind !== "checkboxes") return null;
  const say = (id: string, place = 0): string => formatMessage({ id: `editor.forms.${id}` }, { place: place + 1 });
  const setAll = (next: readonly FieldOption[]) => setter(work, { field: key })("options", next);
  const move = (at: number, to: number): void => {
    const option = options[at];
    if (option) setAll(options.toSpliced(at, 1).toSpliced(to, 0, option));
  };
  const add = (): void => {
    setAll([...options, { value: newKey("choice"), label: {} }]);
    // The new line is there with the next drawing.
    setTimeout(() => [...(list.current?.querySelectorAll("input") ?? [])].at(-1)?.focus());
  };
  return (
    <FieldSet label={wordsOf(valueNames["options"])}>
      <ol ref={list} className={styles.options}>
        {options.map((option, at) => (
          <li key={option.value}>
            <FormText
              work={work}
              part={{ field: key, option: option.value }}
              property="label"
              label={say("optionPlace", at)}
              value={option.label}
              max={formLimits.label}
            />
            <div className={styles.moves}>
              <IconButton
                isSmall
                icon="up"
                label={say("optionUp", at)}
                disabled={at === 0}
                onClick={() => move(at, at - 1)}
              />
              <IconButton
                isSmall
                icon="down"
                label={say("optionDown", at)}
                disabled={at === options.length - 1}
                onClick={() => move(at, at + 1)}
              />
              <IconButton
                isSmall
                icon="delete"
                label={say("optionRemove", at)}
                onClick={() => setAll(options.toSpliced(at, 1))}
              />
            </div>
          </li>
        ))}
      </ol>
      <Button isSmall icon="plus" disabled={options.length >= formLimits.options} onClick={add}>
        {say("optionAdd")}
      </Button>
    </FieldSet>
  );
});
