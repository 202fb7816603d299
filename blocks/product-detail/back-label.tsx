import type { ReactNode } from "react";

import type { Image } from "#schemas/content/image.ts";

import styles from "./back-label.module.css";

/**
 * The back label beside the bottle, on paper only. On screen it has no box, so that a browser that loads pictures
 * lazily never asks for it; to print, it does. Printing waits for nothing: the original is named and none of its sizes,
 * which a server might have to make first. What only a print rule or a source for print names comes a sheet too late
 * in Chromium. A browser without scripts loads nothing lazily and fetches it.
 */
export function BackLabel({ image }: { image: Image | null }): ReactNode {
  if (!image) return null;
  const { alt, width, height, onlineImage } = image;
  return (
    <div className={styles.label} data-back-label="">
      <img src={onlineImage.url} alt={alt} width={width} height={height} loading="lazy" className={styles.picture} />
    </div>
  );
}
