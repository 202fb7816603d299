import type { CSSProperties, ReactNode } from "react";

import type { Image } from "#schemas/content/image.ts";

import styles from "./bottle.module.css";
import { classNames } from "./class-names.ts";
import { Picture } from "./picture.tsx";
import type { Fill } from "./picture-sizes.ts";

export interface BottleProps {
  readonly image: Image;
  readonly alt?: string;
  readonly sizes?: Fill | string;
  readonly priority?: boolean;
  readonly className?: string | undefined;
  /** The product's id: its bottle moves from the list to its own page and back, by a name that both pages give it. */
  readonly product?: number | undefined;
}

/**
 * A bottle at true scale: the estate's bottle pictures all have the same pixels per millimetre, so a common
 * factor (`--bottle-scale`, set by the block) shows a magnum taller than a half bottle.
 */
export function Bottle({
  image,
  alt = "",
  sizes = "160px",
  priority = false,
  className,
  product,
}: BottleProps): ReactNode {
  const size = {
    "--bottle-height": image.height,
    "--bottle-ratio": `${image.width} / ${image.height}`,
    ...(product !== undefined && { "--bottle-name": `bottle-${product}` }),
  } as CSSProperties;
  return (
    <span className={classNames(styles.bottle, className)} style={size} data-bottle={product}>
      <Picture image={image} sizes={sizes} alt={alt} priority={priority} className={styles.picture} />
    </span>
  );
}
