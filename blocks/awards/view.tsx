import type { ReactNode } from "react";

import { AwardItems } from "#blocks/kit/award-items.tsx";
import { classNames } from "#blocks/kit/class-names.ts";
import layout from "#blocks/kit/layout.module.css";
import { Title } from "#blocks/kit/title.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import styles from "./awards.module.css";
import type { awardsDefinition } from "./definition.ts";

/** A list of prizes; nothing when there are none. */
export function AwardsView({ props, data: { list } }: BlockViewProps<typeof awardsDefinition>): ReactNode {
  if (!list || list.awards.length === 0) return null;
  const Part = props.title === "" ? "div" : "section";
  return (
    <Part className={classNames(layout.block, styles.block)}>
      <Title title={props.title} eyebrow={props.eyebrow} />
      <div className={styles.awards}>
        <AwardItems awards={list.awards} Heading={props.title === "" ? "h2" : "h3"} />
      </div>
    </Part>
  );
}
