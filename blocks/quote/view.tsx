import type { ReactNode } from "react";

import { classNames } from "#blocks/kit/class-names.ts";
import layout from "#blocks/kit/layout.module.css";
import { Picture } from "#blocks/kit/picture.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import type { quoteDefinition } from "./definition.ts";
import styles from "./quote.module.css";

/** A quotation; nothing while it has no words. */
export function QuoteView({ props }: BlockViewProps<typeof quoteDefinition>): ReactNode {
  const { words, author, role, image } = props;
  if (words === "") return null;
  return (
    <div className={layout.block}>
      <figure className={classNames(styles.quote, image && styles.pictured)}>
        {image && <Picture image={image} sizes="(min-width: 700px) 240px, 160px" className={styles.portrait} />}
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
