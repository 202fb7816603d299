import type { ReactNode } from "react";

import { classNames } from "#blocks/kit/class-names.ts";
import layout from "#blocks/kit/layout.module.css";
import { Picture } from "#blocks/kit/picture.tsx";
import type { Fill } from "#blocks/kit/picture-sizes.ts";
import { clamp, type Place, rem } from "#blocks/kit/room.ts";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import type { quoteDefinition } from "./definition.ts";
import styles from "./quote.module.css";

/** The portrait (`quote.module.css`). */
const fill: Fill = {
  width: (place) => (isWide(place) ? clamp([11, 22, 15], place.slot) : 8.5 * rem),
  ratio: (place) => (isWide(place) ? 4 / 5 : 1),
};
const isWide = ({ slot }: Place): boolean => slot >= 42 * rem;

/** A quotation; nothing while it has no words. */
export function QuoteView({ props }: BlockViewProps<typeof quoteDefinition>): ReactNode {
  const { words, author, role, image } = props;
  if (words === "") return null;
  return (
    <div className={layout.block}>
      <figure className={classNames(layout.centred, styles.quote, image && styles.pictured)}>
        {image && <Picture image={image} sizes={fill} className={styles.portrait} />}
        <blockquote className={styles.words}>
          <p>{words}</p>
        </blockquote>
        {(author || role) && (
          <figcaption className={styles.source}>
            {author && <span className={styles.author}>{author}</span>}
            {role && <span>{role}</span>}
          </figcaption>
        )}
      </figure>
    </div>
  );
}
