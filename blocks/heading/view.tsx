import type { ReactNode } from "react";

import layout from "#blocks/kit/layout.module.css";
import { Title } from "#blocks/kit/title.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import type { headingDefinition } from "./definition.ts";
import styles from "./heading.module.css";

/** A title; nothing when it is empty. */
export function HeadingView({ props }: BlockViewProps<typeof headingDefinition>): ReactNode {
  if (props.title === "") return null;
  return (
    <div className={`${layout.block} ${styles.heading}`}>
      <Title {...props} />
    </div>
  );
}
