import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import type { LibraryMedium } from "#schemas/content/media.ts";

import { Icon } from "../../kit/icons.tsx";
import { pictureUrl } from "../../pictures/picture-url.ts";
import styles from "./media-library.module.css";

/** A medium as it is now: a picture whole, a film to be played, a document to be opened. */
export function MediumPreview({ medium: { kind, image } }: { readonly medium: LibraryMedium }): ReactNode {
  const { formatMessage } = useIntl();
  const { url } = image.onlineImage;
  if (kind === "image") return <img className={styles.preview} src={pictureUrl(image, 640)} alt={image.alt} />;
  if (kind === "video") {
    return (
      <video
        key={url}
        className={styles.preview}
        src={url}
        controls
        preload="metadata"
        aria-label={formatMessage({ id: "editor.media.film" }, { name: image.name })}
      />
    );
  }
  return (
    <a className={styles.document} href={url} download={image.name}>
      <Icon name="page" size={24} />
      {formatMessage({ id: "editor.media.download" })}
    </a>
  );
}
