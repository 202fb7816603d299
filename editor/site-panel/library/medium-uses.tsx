import { type ReactNode, useCallback, useId } from "react";
import { useIntl } from "react-intl";

import type { MediaUse } from "#schemas/content/media.ts";

import { useAsked } from "../../kit/use-asked.ts";
import type { Place } from "../places/place.ts";
import styles from "./media-library.module.css";
import type { MediaPort } from "./media-port.ts";

interface MediumUsesProps {
  readonly uses: readonly MediaUse[];
  readonly port: Pick<MediaPort, "pagePaths">;
  /** Goes to another place of the panel. */
  readonly go: (place: Place) => void;
}

/** Where a medium stands, with the way there. */
export function MediumUses({ uses, port, go }: MediumUsesProps): ReactNode {
  const { formatMessage } = useIntl();
  const id = useId();
  const hasPages = uses.some(({ kind }) => kind === "page");
  const paths = useAsked(useCallback(async () => (hasPages ? await port.pagePaths() : null), [hasPages, port]));
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{formatMessage({ id: "editor.media.uses" })}</h3>
      {uses.length === 0 && <p className={styles.quiet}>{formatMessage({ id: "editor.media.usedNowhere" })}</p>}
      {uses.length > 0 && (
        <ul className={styles.uses}>
          {uses.map((use) => (
            <li key={`${use.kind} ${use.id} ${use.title}`}>
              <span className={styles.quiet}>{use.place}</span>
              <Way use={use} path={(use.kind === "page" && use.id !== null && paths?.get(use.id)) || null} go={go} />
              {!use.isPublic && <em>{formatMessage({ id: "editor.media.draftOnly" })}</em>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface WayProps {
  readonly use: MediaUse;
  /** The page's address. */
  readonly path: string | null;
  readonly go: MediumUsesProps["go"];
}

/** What a place is called: a link to a page, a press to what is edited in the panel, else its name alone. */
function Way({ use: { kind, id, title, place }, path, go }: WayProps): ReactNode {
  const name = title === "" ? place : title;
  // In a tab of its own: the library stays as it was looked at.
  if (path !== null) {
    return (
      <a href={path} target="_blank" rel="noreferrer">
        {name}
      </a>
    );
  }
  const section = kind === "popup" ? "popups" : kind === "form" ? "forms" : null;
  if (section !== null && id !== null) {
    return (
      <button type="button" className={styles.way} onClick={() => go({ section, id })}>
        {name}
      </button>
    );
  }
  return title === "" ? null : <span>{title}</span>;
}
