import type { ReactNode } from "react";

import { classNames } from "#blocks/kit/class-names.ts";
import layout from "#blocks/kit/layout.module.css";
import { Picture } from "#blocks/kit/picture.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import type { imageDefinition } from "./definition.ts";
import styles from "./image.module.css";

const sizes = {
  full: "(min-width: 1280px) 1216px, 94vw",
  half: "(min-width: 1280px) 608px, (min-width: 700px) 48vw, 94vw",
  third: "(min-width: 1280px) 400px, (min-width: 700px) 32vw, 94vw",
};

/** One picture; nothing when it is missing. `width` is where it stands in the slot, and what it loads. */
export function ImageView({ props }: BlockViewProps<typeof imageDefinition>): ReactNode {
  const { image, caption, ratio, width } = props;
  if (!image) return null;
  return (
    <figure className={classNames(layout.block, styles.figure, styles[width])}>
      <Picture image={image} sizes={sizes[width]} className={styles[ratio]} />
      {caption !== "" && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
