import type { ReactNode } from "react";

import { classNames } from "#blocks/kit/class-names.ts";
import layout from "#blocks/kit/layout.module.css";
import { Picture } from "#blocks/kit/picture.tsx";
import { columns, type Fill } from "#blocks/kit/picture-sizes.ts";
import { rem } from "#blocks/kit/room.ts";
import { Prose } from "#blocks/kit/prose.tsx";
import { Title } from "#blocks/kit/title.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import type { timelineDefinition } from "./definition.ts";
import styles from "./timeline.module.css";

/** The box of a step's picture (`timeline.module.css`). */
const beside = columns({ from: 48, part: 3 / 4, gaps: 1, gap: [2.5, 5, 5] });
const fill: Fill = {
  ratio: 3 / 2,
  width: (place) => Math.min(32 * rem, beside(place) - (place.slot < 48 * rem ? 1.75 * rem : 0)),
};

/** Steps along a line; nothing while there are none. */
export function TimelineView({ props }: BlockViewProps<typeof timelineDefinition>): ReactNode {
  const items = props.items.filter(({ date, title, html }) => date !== "" || title !== "" || html !== "");
  if (items.length === 0) return null;
  const Heading = props.title === "" ? "h2" : "h3";
  return (
    <div className={classNames(layout.block, styles.block)}>
      <Title title={props.title} eyebrow={props.eyebrow} />
      <ol className={classNames(layout.plain, styles.steps)}>
        {items.map(({ date, title, html, image }, index) => (
          <li key={`${index}:${date}`} className={styles.step}>
            <p className={styles.date}>{date}</p>
            <div className={styles.words}>
              {title !== "" && <Heading className={styles.title}>{title}</Heading>}
              <Prose html={html} />
              {image && <Picture image={image} sizes={fill} className={styles.picture} />}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
