import type { ReactNode } from "react";

import { classNames } from "#blocks/kit/class-names.ts";
import disclosure from "#blocks/kit/disclosure.module.css";
import layout from "#blocks/kit/layout.module.css";
import { Prose } from "#blocks/kit/prose.tsx";
import { Title } from "#blocks/kit/title.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import styles from "./accordion.module.css";
import type { accordionDefinition } from "./definition.ts";

/** Questions and answers; a question without an answer isn't there, nor a block without questions. */
export function AccordionView({ id, props }: BlockViewProps<typeof accordionDefinition>): ReactNode {
  const items = props.items.filter(({ question, answer }) => question !== "" && answer !== "");
  if (items.length === 0) return null;
  return (
    <div className={classNames(layout.block, styles.block, props.title !== "" && styles.titled)}>
      <Title title={props.title} eyebrow={props.eyebrow} size="medium" />
      <div className={styles.items}>
        {items.map(({ question, answer }, index) => (
          <details
            key={`${index}:${question}`}
            className={styles.item}
            {...(props.isExclusive && { name: id })}
            {...(props.isFirstOpen && index === 0 && { open: true })}
          >
            <summary className={classNames(disclosure.summary, styles.question)}>{question}</summary>
            <Prose html={answer} className={styles.answer} />
          </details>
        ))}
      </div>
    </div>
  );
}
