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
  return (
    <>
      <p className={layout.hidden} role="status">
        {news.heard === "" ? heard : news.heard}
      </p>
      {news.refused !== "" && (
        <p className={styles.problems} role="alert">
          {news.refused}
        </p>
      )}
    </>
  );
}
