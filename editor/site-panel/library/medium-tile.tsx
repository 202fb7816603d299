import { memo, type ReactNode } from "react";
import { useIntl } from "react-intl";

import type { LibraryMedium } from "#schemas/content/media.ts";

import { Icon } from "../../kit/icons.tsx";
import { pictureUrl } from "../../pictures/picture-url.ts";
import styles from "./media-library.module.css";

interface MediumTileProps {
  readonly medium: LibraryMedium;
  readonly isOpen: boolean;
  readonly open: (id: number) => void;
}

/** A medium among the others. */
export const MediumTile = memo(function MediumTile({ medium, isOpen, open }: MediumTileProps): ReactNode {
  const { formatMessage } = useIntl();
  const { id, kind, image, alt, isDecorative, tags } = medium;
  const isSilent = kind === "image" && !isDecorative && Object.keys(alt).length === 0;
  return (
    <li className={styles.tile}>
      <button type="button" data-medium={id} aria-current={isOpen ? "true" : undefined} onClick={() => open(id)}>
        <Thumbnail medium={medium} />
        <span className={styles.tileName}>{image.name}</span>
        <span className={styles.tileFacts}>
          {kind === "image" ? null : formatMessage({ id: `editor.media.one.${kind}` })}
          {isSilent ? <em>{formatMessage({ id: "editor.media.silent" })}</em> : null}
          {tags.join(", ")}
        </span>
      </button>
    </li>
  );
});

/** What a medium looks like, small: a film and a document have a sign. */
function Thumbnail({ medium: { kind, image } }: Pick<MediumTileProps, "medium">): ReactNode {
  if (kind !== "image") {
    return (
      <span className={styles.sign} data-kind={kind}>
        <Icon name={kind === "pdf" ? "page" : "chevron-right"} size={32} />
      </span>
    );
  }
  const { x, y } = image.focal;
  return (
    <img
      className={styles.thumbnail}
      src={pictureUrl(image, 320)}
      alt=""
      loading="lazy"
      decoding="async"
      style={{ objectPosition: `${x}% ${y}%` }}
    />
  );
}
