import type { MouseEvent, ReactNode } from "react";
import { useIntl } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";
import layout from "#blocks/kit/layout.module.css";
import { isVideo } from "#blocks/kit/media-kind.ts";
import { fullUrl, Picture } from "#blocks/kit/picture.tsx";
import { usePorts } from "#blocks/kit/ports.tsx";
import { Prose } from "#blocks/kit/prose.tsx";
import { Title } from "#blocks/kit/title.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import styles from "./album.module.css";
import type { albumDefinition } from "./definition.ts";

const sizes = "(min-width: 1280px) 400px, (min-width: 700px) 32vw, 48vw";

/** Thumbnails that link to their picture; with the runtime, a click opens the fullscreen slider on it. */
export function AlbumView({ props, data }: BlockViewProps<typeof albumDefinition>): ReactNode {
  const intl = useIntl();
  const { openSlider } = usePorts();
  const { album } = data;
  if (!album || album.images.length === 0) return null;
  const { images } = album;
  // Without a number of its own the block shows the page's subject, whose title is the page's.
  const isPage = props.album === 0;

  function open(event: MouseEvent, start: number): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openSlider(images, start);
  }

  return (
    <div className={classNames(layout.block, styles.album)}>
      {props.showTitle && <Title title={album.title} level={isPage ? 1 : 2} size={isPage ? "large" : "medium"} />}
      {props.showTitle && <Prose html={album.text} />}
      <ul className={classNames(layout.plain, styles[props.layout])}>
        {images.map((image, index) => (
          <li key={image.id} className={styles.cell}>
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
                <Picture image={image} sizes={sizes} alt="" className={styles.picture} />
              )}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
