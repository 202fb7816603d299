import type { ReactNode } from "react";

import { classNames } from "#blocks/kit/class-names.ts";
import { isVideo } from "#blocks/kit/media-kind.ts";
import { mayBeTransparent, Picture } from "#blocks/kit/picture.tsx";
import type { Image } from "#schemas/content/image.ts";

import styles from "./fullscreen-slider.module.css";

/** One picture over 90 % of the window; a film, with controls, over 75 % of it up to 950 px (spec §9); what is cut out stands on paper. */
export function Slide({ image }: { image: Image }): ReactNode {
  return (
    <figure className={styles.slide}>
      {isVideo(image.onlineImage.externalPath) ? (
        <video src={image.onlineImage.url} controls playsInline className={styles.video} aria-label={image.alt} />
      ) : (
        <Picture
          image={image}
          sizes="90vw"
          priority
          className={classNames(styles.picture, mayBeTransparent(image) && styles.cutout)}
        />
      )}
      {image.alt !== "" && <figcaption className={styles.caption}>{image.alt}</figcaption>}
    </figure>
  );
}
