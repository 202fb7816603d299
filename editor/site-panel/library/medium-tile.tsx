import { memo, type ReactNode, useEffect, useRef } from "react";
import { useIntl } from "react-intl";

import type { LibraryMedium } from "#schemas/content/media.ts";

import type { Flight } from "../../kit/flight.ts";
import { Icon } from "../../kit/icons.tsx";
import { pictureUrl } from "../../pictures/picture-url.ts";
import styles from "./media-library.module.css";

interface MediumTileProps {
  readonly medium: LibraryMedium;
  readonly isOpen: boolean;
  readonly open: (id: number) => void;
  readonly onFocus: (id: number) => void;
  /** The column of the grid that it stands in, from 1, and where it begins in it, in CSS pixels. */
  readonly column: number;
  readonly start: number;
  /** When its picture can be looked at. */
  readonly flight: Flight;
  /** Its place among so many, from 1. */
  readonly place: number;
  readonly total: number;
}

/** A medium among the others. */
export const MediumTile = memo(function MediumTile({
  medium,
  isOpen,
  open,
  onFocus,
  flight,
  ...at
}: MediumTileProps): ReactNode {
  const { formatMessage } = useIntl();
  const { id, kind, image, alt, isDecorative, tags } = medium;
  const isSilent = kind === "image" && !isDecorative && Object.keys(alt).length === 0;
  return (
    <li
      className={styles.tile}
      style={{ gridColumn: `${at.column} / ${at.column + 1}`, insetBlockStart: `${at.start}px` }}
      aria-posinset={at.place}
      aria-setsize={at.total}
    >
      <button
        type="button"
        data-medium={id}
        aria-current={isOpen ? "true" : undefined}
        onClick={() => open(id)}
        onFocus={() => onFocus(id)}
      >
        <Thumbnail medium={medium} flight={flight} />
        <span className={styles.tileName}>{image.name}</span>
        <span className={styles.tileFacts}>
          {kind === "image" ? null : formatMessage({ id: `editor.media.one.${kind}` })}
          {isSilent ? <em>{formatMessage({ id: "editor.media.silent" })}</em> : null}
          {tags.length > 0 && <span>{tags.join(", ")}</span>}
        </span>
      </button>
    </li>
  );
});

/** What a medium looks like, small: a film and a document have a sign. */
function Thumbnail({ medium: { kind, image }, flight }: Pick<MediumTileProps, "medium" | "flight">): ReactNode {
  if (kind === "image") return <Picture {...{ image, flight }} />;
  return (
    <span className={styles.sign} data-kind={kind}>
      <Icon name={kind === "pdf" ? "page" : "chevron-right"} size={32} />
    </span>
  );
}

interface PictureProps {
  readonly image: LibraryMedium["image"];
  readonly flight: Flight;
}

/** A picture. One that flies past isn't asked for; once it could be looked at it is there. */
function Picture({ image, flight }: PictureProps): ReactNode {
  const shown = useRef<HTMLImageElement>(null);
  const url = pictureUrl(image, 320);
  // Without drawing the tile anew: many begin while the list is scrolled.
  useEffect(() => flight.soon(() => shown.current?.setAttribute("src", url)), [flight, url]);
  const { x, y } = image.focal;
  return (
    <img
      ref={shown}
      className={styles.thumbnail}
      alt=""
      decoding="async"
      data-tall={image.height > image.width || undefined}
      style={{ objectPosition: `${x}% ${y}%` }}
    />
  );
}
