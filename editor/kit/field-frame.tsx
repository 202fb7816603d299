import type { ReactNode } from "react";

import styles from "./ed-field.module.css";
import { Icon } from "./icons.tsx";
import { Unseen } from "./unseen.tsx";

/** What every field of the kit says of itself. */
export interface FieldWords {
  readonly label: string;
  readonly help?: ReactNode;
  /** What is wrong, in a sentence. */
  readonly error?: ReactNode;
  /** What stands at the label's end: a state, a small button. */
  readonly aside?: ReactNode;
  /** For a field whose label is seen elsewhere. */
  readonly isLabelHidden?: boolean;
}

export interface FieldFrameProps extends FieldWords {
  /** The id of the control; its help and error have ids made of it (`describedBy`). */
  readonly id: string;
  readonly children: ReactNode;
}

/** Label above, control, help and what is wrong below. */
export function FieldFrame({ id, label, help, error, aside, isLabelHidden, children }: FieldFrameProps): ReactNode {
  const words = <label htmlFor={id}>{label}</label>;
  return (
    <div className={styles.field}>
      {isLabelHidden ? (
        <Unseen>{words}</Unseen>
      ) : (
        <div className={styles.head}>
          <span className={styles.label}>{words}</span>
          <span className={styles.aside}>{aside}</span>
        </div>
      )}
      {children}
      <FieldNotes id={id} help={help} error={error} />
    </div>
  );
}

/** Help and what is wrong, below a control of that id. */
export function FieldNotes({ id, help, error }: Pick<FieldFrameProps, "id" | "help" | "error">): ReactNode {
  return (
    <>
      {hasWords(error) ? (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="warning" size={16} />
          <span>{error}</span>
        </p>
      ) : null}
      {hasWords(help) ? (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      ) : null}
    </>
  );
}

/** What a control of that id says of its help and of what is wrong. */
export function described(id: string, { help, error }: Pick<FieldWords, "help" | "error">) {
  const ids = [hasWords(error) && `${id}-error`, hasWords(help) && `${id}-help`].filter(Boolean).join(" ");
  return { "aria-describedby": ids === "" ? undefined : ids, "aria-invalid": hasWords(error) ? true : undefined };
}

function hasWords(words: ReactNode): boolean {
  return words !== undefined && words !== null && words !== "" && words !== false;
}
