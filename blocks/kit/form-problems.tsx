import { type ReactNode, use } from "react";
import { FormattedMessage } from "react-intl";

import { fieldId, FormContext } from "./form-context.ts";
import styles from "./form-parts.module.css";

/** The page comes because this was to be said: whoever sent the form reads it first, by ear and by keyboard too. */
const focused = { tabIndex: -1, autoFocus: true } as const;

/** All that is wrong with the form around, each leading to its field; it has the focus when the page comes. */
export function FormProblems({ message }: { readonly message: string }): ReactNode {
  const { id, labels, errors } = use(FormContext);
  const known = Object.keys(labels).filter((name) => errors[name] !== undefined);
  const others = Object.keys(errors).filter((name) => labels[name] === undefined);
  const count = known.length + others.length;
  return (
    <div id={`${id}-problems`} className={styles.problems} role="alert" {...focused}>
      <p className={styles.total}>
        {message === "" ? <FormattedMessage id="form.wrong" values={{ count }} /> : message}
      </p>
      {count > 0 && (
        <ul>
          {known.map((name) => (
            <li key={name}>
              <a href={`#${fieldId(id, name)}`}>
                <FieldProblem label={labels[name] ?? name} problem={errors[name] ?? ""} />
              </a>
            </li>
          ))}
          {others.map((name) => (
            <li key={name}>
              <FieldProblem label={name} problem={errors[name] ?? ""} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface FieldProblemProps {
  readonly label: string;
  /** As the server says it, to be read after the field's name. */
  readonly problem: string;
}

/** What is wrong with a field, as a sentence. */
export function FieldProblem(values: FieldProblemProps): ReactNode {
  return <FormattedMessage id="form.problem" values={{ ...values }} />;
}
