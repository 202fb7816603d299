import type { CSSProperties, MouseEvent, ReactNode } from "react";
import { useIntl } from "react-intl";

import type { Image } from "#schemas/content/image.ts";

import { classNames } from "./class-names.ts";
import layout from "./layout.module.css";
import { isVideo } from "./media-kind.ts";
import { fullUrl, Picture } from "./picture.tsx";
import { usePorts } from "./ports.tsx";
import { thumbnailFills, type ThumbnailLook } from "./thumbnail-fills.ts";
import styles from "./thumbnails.module.css";

export interface ThumbnailsProps {
  readonly images: readonly Image[];
  readonly look: ThumbnailLook;
}

/** Thumbnails that link to their picture; with the runtime, a click opens the fullscreen slider on it (spec §2). */
export function Thumbnails({ images, look }: ThumbnailsProps): ReactNode {
  const intl = useIntl();
  const { openSlider } = usePorts().dialogs;
  const fills = thumbnailFills(look, images.map(ratioOf));

  function open(event: MouseEvent, start: number): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openSlider(images, start);
  }

  return (
    <ul className={classNames(layout.plain, styles[look])}>
      {images.map((image, index) => (
        <li
          key={image.id}
          className={styles.cell}
          {...(look === "rows" && { style: { "--ratio": ratioOf(image) } as CSSProperties })}
        >
          <a
            href={fullUrl(image)}
            className={styles.link}
            data-reload=""
            aria-label={[
              intl.formatMessage({ id: "album.view" }, { position: index + 1, total: images.length }),
              ...(image.alt === "" ? [] : [image.alt]),
            ].join(" · ")}
            onClick={(event) => open(event, index)}
          >
            {isVideo(image.onlineImage.externalPath) ? (
              <video src={image.onlineImage.url} preload="metadata" muted className={styles.picture} />
            ) : (
              <Picture image={image} sizes={fills[index] ?? {}} alt="" className={styles.picture} />
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Width by height; nothing gets wider than a panorama nor narrower than a column. */
function ratioOf({ width, height }: Image): number {
  if (width <= 0 || height <= 0) return 1.5;
  return Math.round(Math.min(2.5, Math.max(0.5, width / height)) * 1000) / 1000;
}
