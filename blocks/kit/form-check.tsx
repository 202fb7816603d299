import type { ReactNode } from "react";

import styles from "./form-parts.module.css";
import layout from "./layout.module.css";
import { type FormCheckOptions, useFormCheck } from "./use-form-check.ts";

interface FormCheckProps extends FormCheckOptions {
  /** What else there is to hear, such as another total. */
  readonly heard?: string;
}

/** What an island in a form shows: nothing but words for those who can't see, and why the form didn't go. */
export function FormCheck({ heard = "", ...options }: FormCheckProps): ReactNode {
  const news = useFormCheck(options);
  return FormWords({ ...news, heard: news.heard || heard });
}

interface FormWordsProps {
  /** For those who can't see. */
  readonly heard: string;
  /** Why the form didn't go; empty: it did, or wasn't sent. */
  readonly refused: string;
}

/** What is said of a form as a whole, to be heard and to be read. */
export function FormWords({ heard, refused }: FormWordsProps): ReactNode {
  return (
    <>
      <p className={layout.hidden} role="status">
        {heard}
      </p>
      {refused !== "" && (
        <p className={styles.problems} role="alert">
          {refused}
        </p>
      )}
    </>
  );
}
