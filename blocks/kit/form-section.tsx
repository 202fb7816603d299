import type { ReactNode } from "react";

import { classNames } from "./class-names.ts";
import styles from "./form-parts.module.css";
import layout from "./layout.module.css";
import { Title } from "./title.tsx";

interface FormSectionProps {
  readonly block: string;
  readonly title: string;
  readonly isPageTitle?: boolean;
  readonly children: ReactNode;
}

/** A block that is a form, under its title; where its form leads back to. */
export function FormSection({ block, title, isPageTitle = false, children }: FormSectionProps): ReactNode {
  const id = `${block}-title`;
  const Part = title === "" ? "div" : "section";
  const named = title === "" ? {} : { "aria-labelledby": id };
  return (
    <Part className={classNames(layout.block, styles.section)} id={`form-${block}`} {...named}>
      <Title title={title} level={isPageTitle ? 1 : 2} size={isPageTitle ? "large" : "medium"} id={id} />
      {children}
    </Part>
  );
}
