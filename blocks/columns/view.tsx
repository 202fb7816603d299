import type { ReactNode } from "react";

import { classNames } from "#blocks/kit/class-names.ts";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import styles from "./columns.module.css";
import type { columnsDefinition } from "./definition.ts";

/** Columns side by side. The third slot shows only in thirds. */
export function ColumnsView({ props, slots }: BlockViewProps<typeof columnsDefinition>): ReactNode {
  const { ratio, align, gap } = props;
  return (
    <div className={classNames(styles.columns, styles[ratio], styles[`${align}Align`], styles[`${gap}Gap`])}>
      {slots["first"]}
      {slots["second"]}
      {ratio === "thirds" && slots["third"]}
    </div>
  );
}
