import type { CSSProperties, ReactNode } from "react";

import {
  type Image,
  type ImageFormat,
  imageUrl,
  type ImageWidth,
  imageWidths,
  middle,
} from "#schemas/content/image.ts";

import { classNames } from "./class-names.ts";
import { isVideo } from "./media-kind.ts";
import styles from "./picture.module.css";
import { type Fill, sizesOf } from "./picture-sizes.ts";
import { useRoom } from "./room-context.tsx";

export interface PictureProps {
  readonly image: Image;
  /** How wide it stands: the box that it fills in its block, or an `img`'s `sizes` where that is the same everywhere. */
  readonly sizes: Fill | string;
  /** The page's largest picture: loaded first, never lazily. */
  readonly priority?: boolean;
  /** Replaces the picture's own text; empty where the text beside it says the same. */
  readonly alt?: string;
  readonly className?: string | undefined;
}

/** A picture in the sizes and formats that the image endpoint makes, never wider than its original. */
export function Picture({ image, sizes: fill, priority = false, alt = image.alt, className }: PictureProps): ReactNode {
  const room = useRoom();
  const shared = {
    width: image.width,
    height: image.height,
    className: classNames(styles.image, className),
    style: focalStyle(image),
    loading: priority ? ("eager" as const) : ("lazy" as const),
    decoding: priority ? ("auto" as const) : ("async" as const),
    fetchPriority: priority ? ("high" as const) : undefined,
  };
  if (isServedWhole(image)) {
    // Inside a picture element too: outside of one React adds a preload link beside it.
    return (
      <picture className={styles.picture}>
        <img {...shared} alt={alt} src={image.onlineImage.url} />
      </picture>
    );
  }
  const sizes = typeof fill === "string" ? fill : sizesOf(fill, room, image.width / image.height);
  const plain = mayBeTransparent(image) ? "webp" : "jpeg";
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={srcSet(image, "avif")} sizes={sizes} />
      {plain === "jpeg" && <source type="image/webp" srcSet={srcSet(image, "webp")} sizes={sizes} />}
      <img {...shared} alt={alt} srcSet={srcSet(image, plain)} sizes={sizes} src={fallbackUrl(image, plain)} />
    </picture>
  );
}

/** A crop keeps the focal point in view; its middle needs no word. */
function focalStyle({ focal: { x, y } }: Image): CSSProperties | undefined {
  return x === middle.x && y === middle.y ? undefined : ({ "--focal": `${x}% ${y}%` } as CSSProperties);
}

/** The widths offered for a picture: those up to the original's, the smallest one at least. */
export function offeredWidths(image: Image): readonly ImageWidth[] {
  const widths = imageWidths.filter((width) => width <= image.width);
  return widths.length > 0 ? widths : [imageWidths[0]];
}

/** Vector files are served as they are. */
export function isVector(image: Image): boolean {
  return image.onlineImage.externalPath.toLowerCase().endsWith(".svg");
}

/** Vector files and what another host's CDN serves have no sizes of ours (spec §2: a local path or an image CDN). */
function isServedWhole(image: Image): boolean {
  return isVector(image) || image.onlineImage.externalType === "cdn";
}

/** A size for browsers that read no `srcset`, and for what shows one picture alone. */
export function fallbackUrl(image: Image, format: ImageFormat): string {
  const width = offeredWidths(image).findLast((offered) => offered <= 1080) ?? imageWidths[0];
  return imageUrl(image.onlineImage.externalPath, width, format);
}

function srcSet(image: Image, format: ImageFormat): string {
  return offeredWidths(image)
    .map((width) => `${imageUrl(image.onlineImage.externalPath, width, format)} ${width}w`)
    .join(", ");
}

/** JPEG has no transparency: cut-out bottles fall back to WebP. */
export function mayBeTransparent(image: Image): boolean {
  return /\.(?:png|webp|avif)$/i.test(image.onlineImage.externalPath);
}

/** The largest size of a picture as one file: where a thumbnail links to. */
export function fullUrl(image: Image): string {
  if (isServedWhole(image) || isVideo(image.onlineImage.externalPath)) return image.onlineImage.url;
  const width = offeredWidths(image).at(-1) ?? imageWidths[0];
  return imageUrl(image.onlineImage.externalPath, width, mayBeTransparent(image) ? "webp" : "jpeg");
}
