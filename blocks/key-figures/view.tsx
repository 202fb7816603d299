import type { ReactNode } from "react";

import { classNames } from "#blocks/kit/class-names.ts";
import layout from "#blocks/kit/layout.module.css";
import { Title } from "#blocks/kit/title.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import type { keyFiguresDefinition } from "./definition.ts";
import styles from "./key-figures.module.css";

/** Numbers in a row, each over what it says; nothing while there are none. */
export function KeyFiguresView({ props }: BlockViewProps<typeof keyFiguresDefinition>): ReactNode {
  const items = props.items.filter(({ figure }) => figure !== "");
  if (items.length === 0) return null;
  return (
    <div className={classNames(layout.block, styles.block)}>
      <Title title={props.title} eyebrow={props.eyebrow} size="medium" />
      <dl className={styles.figures}>
        {items.map(({ figure, unit, label }, index) => (
          <div key={`${index}:${figure}`} className={styles.item}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.figure}>
              {figure}
              {unit !== "" && <span className={styles.unit}>{`\u00a0${unit}`}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
