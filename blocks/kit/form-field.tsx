import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import { useField } from "./form-context.ts";
import { FieldProblem } from "./form-problems.tsx";
import styles from "./form-parts.module.css";
import form from "./site-form.module.css";

interface FieldProps {
  readonly name: string;
  /** Said under the label, before anything goes wrong. */
  readonly hint?: ReactNode;
  /** False: it may be left empty, and its label says so. */
  readonly isRequired?: boolean;
}

interface FormFieldProps extends FieldProps {
  readonly type?: "text" | "email" | "password" | "tel" | "date";
  /** What the browser may fill in by itself: `email`, `given-name`, `current-password`; `off` for nothing. */
  readonly autoComplete: string;
  readonly maxLength?: number;
  readonly inputMode?: "numeric";
  /** Lines of text that it has room for; left out: it is one line. */
  readonly rows?: number;
}

/** A line to fill in under its label, with a hint and what is wrong. A password never stands in it again. */
export function FormField(props: FormFieldProps): ReactNode {
  const { name, hint, isRequired = true, type = "text", rows, ...input } = props;
  const field = useField(name, hint !== undefined);
  const own = {
    ...input,
    ...field.aria,
    ...field.focus,
    id: field.id,
    name,
    className: form.input,
    required: isRequired,
    defaultValue: type === "password" ? "" : field.value,
  };
  return (
    <FieldFrame name={name} hint={hint} isRequired={isRequired}>
      {rows === undefined ? <input type={type} {...own} /> : <textarea rows={rows} {...own} />}
    </FieldFrame>
  );
}

interface FormSelectProps extends FieldProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly autoComplete?: string;
}

/** One of many, as the browser shows choices. */
export function FormSelect({ name, hint, isRequired = true, options, autoComplete }: FormSelectProps): ReactNode {
  const field = useField(name, hint !== undefined);
  return (
    <FieldFrame name={name} hint={hint} isRequired={isRequired}>
      <select
        id={field.id}
        name={name}
        className={form.input}
        // Where nothing stands for "not chosen yet" there is nothing to require.
        required={isRequired && options[0]?.value === ""}
        defaultValue={field.value}
        {...(autoComplete !== undefined && { autoComplete })}
        {...field.aria}
        {...field.focus}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** A field with what is said of it: label, hint, what is wrong. */
function FieldFrame({ name, hint, isRequired, children }: FieldProps & { readonly children: ReactNode }): ReactNode {
  const { id, label, error, hintId, errorId } = useField(name);
  return (
    <div className={styles.field} data-field="">
      <label htmlFor={id} className={form.label}>
        {label}
        {isRequired === false && (
          <>
            {" "}
            <FormattedMessage id="form.optional" />
          </>
        )}
      </label>
      {hint !== undefined && (
        <p id={hintId} className={form.note}>
          {hint}
        </p>
      )}
      {children}
      {error !== null && (
        <p id={errorId} className={styles.fault}>
          <FieldProblem label={label} problem={error} />
        </p>
      )}
    </div>
  );
}
