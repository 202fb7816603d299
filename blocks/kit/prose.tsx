import type { ReactNode } from "react";

import { classNames } from "./class-names.ts";
import styles from "./prose.module.css";

/** Rich text that was cleaned before it came here, set for reading: 65 to 75 characters a line. */
export function Prose({ html, className }: { html: string; className?: string | undefined }): ReactNode {
  if (html.trim() === "") return null;
  return <div className={classNames(styles.prose, className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
