import type { ReactNode } from "react";

import { classNames } from "./class-names.ts";
import layout from "./layout.module.css";
import styles from "./title.module.css";

export type TitleLevel = 1 | 2 | 3 | 4;

export interface TitleProps {
  readonly title: string;
  /** Small capitals above the title. */
  readonly eyebrow?: string;
  readonly level?: TitleLevel;
  readonly size?: "display" | "large" | "medium" | "small";
  readonly align?: "start" | "center";
  readonly id?: string;
}

/** A title with its eyebrow, in the title face; no line of it begins with a dot. Renders nothing without a title. */
export function Title({ title, eyebrow = "", level = 2, size = "large", align = "start", id }: TitleProps): ReactNode {
  if (title === "") return null;
  const Heading = `h${level}` as const;
  return (
    <div
      className={classNames(styles.group, align === "center" && layout.centred, align === "center" && styles.center)}
    >
      {eyebrow !== "" && <p className={layout.eyebrow}>{eyebrow.replaceAll(" · ", "\u00a0· ")}</p>}
      <Heading id={id} className={classNames(styles.title, styles[size])}>
        {title}
      </Heading>
    </div>
  );
}
