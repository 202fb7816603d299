import { observer } from "mobx-react-lite";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useIntl } from "react-intl";

import type { MediaTag } from "#schemas/content/media.ts";

import { onceFor } from "../../once-for.ts";
import { useOpenedIn } from "../places/use-opened-in.ts";
import type { PanelWork } from "../panel-work.ts";
import type { SectionPart, SectionProps } from "../sections.tsx";
import { LibraryShelf } from "./library-shelf.tsx";
import { MediumPane } from "./medium-pane.tsx";
import { mediaPort, type MediaPort } from "./media-port.ts";
import { mediaShelf } from "./media-shelf.ts";
import { MediaUploads } from "./media-uploads.ts";
import styles from "./media-library.module.css";

/** Who comes back to the library finds there what they looked at, while it is read anew. */
const portOf = onceFor((work: PanelWork) => mediaPort(work));
const shelfOf = onceFor((port: MediaPort) => mediaShelf(port));

/** Every file of the site: found, added, described, and seen where it stands; one of them is open beside the others. */
const Section = observer(function LibrarySection({ work }: SectionProps): ReactNode {
  const port = portOf(work);
  const opened = useOpenedIn(work, "library");
  const { go } = work.places;
  const open = useCallback((id: number | null) => go({ section: "library", ...(id !== null && { id }) }), [go]);
  return <Library {...{ port, work, opened, open }} />;
});

export const LibrarySection: SectionPart = Object.assign(Section, {
  begin: async (work: PanelWork) => await shelfOf(portOf(work)).begin(),
  ahead: async (work: PanelWork) => await shelfOf(portOf(work)).ahead(),
});

export interface LibraryProps {
  readonly port: MediaPort;
  readonly work: Pick<PanelWork, "locale" | "ports" | "places" | "frames">;
  /** The number of the medium that is open; null: none is. */
  readonly opened: number | null;
  readonly open: (id: number | null) => void;
}

export const Library = observer(function Library({ port, work, opened, open }: LibraryProps): ReactNode {
  const { formatMessage } = useIntl();
  const shelf = shelfOf(port);
  const { tags, readTags } = useTags(port);
  const arrived = useCallback(
    async (id: number) => {
      const found = await port.details(id).catch(() => null);
      if (found) shelf.put(found.medium);
    },
    [port, shelf],
  );
  const uploads = useMemo(() => new MediaUploads(port, (id) => void arrived(id)), [port, arrived]);
  const grid = useRef<HTMLUListElement>(null);
  const close = (): void => {
    const row = grid.current?.querySelector<HTMLElement>(`[data-medium="${opened}"]`);
    open(null);
    // Where the library was hidden behind it, it is there again with the next frame.
    requestAnimationFrame(() => (row?.isConnected ? row : grid.current)?.focus());
  };
  return (
    <section
      className={styles.library}
      data-open={opened === null ? undefined : ""}
      aria-label={formatMessage({ id: "editor.media.name" })}
    >
      <LibraryShelf {...{ shelf, uploads, tags, opened, open, grid }} />
      {opened !== null && (
        <MediumPane
          key={opened}
          id={opened}
          {...{ port, work, tags }}
          onClose={close}
          onChanged={(medium) => {
            shelf.put(medium);
            void work.frames.refresh();
            readTags();
          }}
          onRemoved={() => {
            shelf.drop(opened);
            close();
          }}
        />
      )}
    </section>
  );
});

/** The tags in use; none while they are on their way. */
function useTags(port: MediaPort): { readonly tags: readonly MediaTag[]; readonly readTags: () => void } {
  const [tags, setTags] = useState<readonly MediaTag[]>([]);
  const readTags = useCallback(() => {
    port.tags().then(setTags, (error: unknown) => console.warn("the tags could not be read", error));
  }, [port]);
  useEffect(readTags, [readTags]);
  return { tags, readTags };
}
