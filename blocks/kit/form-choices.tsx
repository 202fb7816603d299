import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import { useField } from "./form-context.ts";
import styles from "./form-parts.module.css";
import { FieldProblem } from "./form-problems.tsx";
import layout from "./layout.module.css";
import form from "./site-form.module.css";

/** One way to answer. */
export interface Choice {
  readonly value: string;
  readonly label: ReactNode;
  /** More about it, in small letters. */
  readonly note?: ReactNode;
  /** What stands at the row's end, such as a price. */
  readonly end?: ReactNode;
}

interface FormChoicesProps {
  readonly name: string;
  readonly choices: readonly Choice[];
}

interface FormRadiosProps extends FormChoicesProps {
  /** Said under the legend, before anything goes wrong. */
  readonly hint?: ReactNode;
  /** False: none has to be chosen, and the legend says so. */
  readonly isRequired?: boolean;
}

/** One of a few, each a row of its own; the chosen one is tinted. The field's name is their legend. */
export function FormChoices({ name, choices, hint, isRequired = true }: FormRadiosProps): ReactNode {
  const { id, label, value: chosen, error, hintId, errorId, aria, focus } = useField(name, hint !== undefined);
  // Of one that is changed the present choice: the first is what a press on the space bar would make of it.
  const focused = Math.max(
    choices.findIndex(({ value }) => value === chosen),
    0,
  );
  return (
    <fieldset role="radiogroup" className={styles.choices} data-field="" {...aria}>
      <legend className={form.label}>
        {label}
        {!isRequired && (
          <>
            {" "}
            <FormattedMessage id="form.optional" />
          </>
        )}
      </legend>
      {hint !== undefined && (
        <p id={hintId} className={form.note}>
          {hint}
        </p>
      )}
      {choices.map(({ value, label: text, note, end }, index) => (
        <label key={value} className={styles.choice} data-choice={value}>
          <input
            // What is wrong leads to the first of them.
            id={index === 0 ? id : `${id}-${value}`}
            type="radio"
            name={name}
            value={value}
            required={isRequired}
            defaultChecked={value === chosen}
            {...(index === focused && focus)}
          />
          <span>
            {text}
            {note !== undefined && <span className={styles.aside}>{note}</span>}
          </span>
          {end !== undefined && <span>{end}</span>}
        </label>
      ))}
      {error !== null && (
        <p id={errorId} className={styles.fault}>
          <FieldProblem label={label} problem={error} />
        </p>
      )}
    </fieldset>
  );
}

interface FormCheckboxProps {
  readonly name: string;
  /** False: nobody has to tick it. */
  readonly isRequired?: boolean;
  /** What is agreed to; left out: the field's name. */
  readonly children?: ReactNode;
}

/** Yes or nothing; posted as `true`. */
export function FormCheckbox({ name, isRequired = true, children }: FormCheckboxProps): ReactNode {
  const { id, label, value, error, errorId, aria, focus } = useField(name);
  return (
    <div className={styles.field} data-field={name}>
      <label className={styles.check}>
        <input
          id={id}
          type="checkbox"
          name={name}
          value="true"
          required={isRequired}
          defaultChecked={value === "true"}
          {...aria}
          {...focus}
        />
        <span>{children ?? label}</span>
      </label>
      {error !== null && (
        <p id={errorId} className={styles.fault}>
          <FieldProblem label={label} problem={error} />
        </p>
      )}
    </div>
  );
}

interface FormTicksProps extends FormChoicesProps {
  /** The values that are ticked at first. */
  readonly ticked: readonly string[];
}

/** As many as one likes of a few, each a row of its own. */
export function FormTicks({ name, choices, ticked }: FormTicksProps): ReactNode {
  const { id, label } = useField(name);
  return (
    <fieldset className={styles.choices}>
      <legend className={layout.hidden}>{label}</legend>
      {choices.map(({ value, label: text, note }) => (
        <label key={value} className={styles.choice}>
          <input
            id={`${id}-${value}`}
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={ticked.includes(value)}
          />
          <span>
            {text}
            {note !== undefined && <span className={styles.aside}>{note}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
