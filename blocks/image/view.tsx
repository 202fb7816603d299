import type { ReactNode } from "react";

import { classNames } from "#blocks/kit/class-names.ts";
import layout from "#blocks/kit/layout.module.css";
import { Picture } from "#blocks/kit/picture.tsx";
import type { Fill } from "#blocks/kit/picture-sizes.ts";
import { rem } from "#blocks/kit/room.ts";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import type { imageDefinition } from "./definition.ts";
import styles from "./image.module.css";

type Look = BlockViewProps<typeof imageDefinition>["props"];

/** Of the block's width, in a wide slot (`image.module.css`). */
const parts = { full: 1, half: 0.5, third: 0.34 };
const ratios: Readonly<Record<Look["ratio"], Fill["ratio"]>> = {
  natural: undefined,
  landscape: 3 / 2,
  portrait: 4 / 5,
  square: 1,
  wide: ({ slot }) => (slot < 42 * rem ? 3 / 2 : 21 / 9),
};

/** One picture; nothing when it is missing. */
export function ImageView({ props }: BlockViewProps<typeof imageDefinition>): ReactNode {
  const { image, caption, ratio, width, isFirst } = props;
  if (!image) return null;
  return (
    <figure className={classNames(layout.block, styles.figure, styles[width])}>
      <Picture image={image} sizes={fillOf(props)} priority={isFirst} className={styles[ratio]} />
      {caption !== "" && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}

function fillOf({ ratio, width }: Look): Fill {
  return {
    ratio: ratios[ratio],
    width: (place) => (place.slot < 42 * rem ? place.width : place.width * parts[width]),
  };
}
