import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";

import type { LibraryMedium, MediaTag, MediumDetails } from "#schemas/content/media.ts";

import { Button, IconButton } from "../../kit/button.tsx";
import { EmptyState } from "../../kit/empty-state.tsx";
import { BeingRead } from "../../kit/waiting.tsx";
import { NotRead } from "../../kit/not-read.tsx";
import type { PanelWork } from "../panel-work.ts";
import { bytesIn } from "./bytes-in.ts";
import styles from "./media-library.module.css";
import type { MediaPort } from "./media-port.ts";
import { MediumActions } from "./medium-actions.tsx";
import { MediumPreview } from "./medium-preview.tsx";
import { MediumTags } from "./medium-tags.tsx";
import { MediumUses } from "./medium-uses.tsx";
import { MediumWordsForm } from "./medium-words.tsx";
import { unsavedWordsOf } from "./unsaved-words.ts";

interface MediumPaneProps {
  readonly id: number;
  readonly port: MediaPort;
  readonly work: Pick<PanelWork, "locale" | "ports" | "places">;
  /** The tags in use, which can be chosen again. */
  readonly tags: readonly MediaTag[];
  readonly onClose: () => void;
  /** Told a medium that is otherwise now. */
  readonly onChanged: (medium: LibraryMedium) => void;
  readonly onRemoved: () => void;
}

/** One medium: what it is, what it says, where it stands, and what can be done with it. */
export function MediumPane({ id, port, work, tags, onClose, onChanged, onRemoved }: MediumPaneProps): ReactNode {
  const intl = useIntl();
  const say = (key: string): string => intl.formatMessage({ id: `editor.media.${key}` });
  const heading = useRef<HTMLHeadingElement>(null);
  const { details, state, read, again } = useDetails(port, id);
  const isThere = details !== null;
  useEffect(() => {
    if (isThere) heading.current?.focus();
  }, [isThere]);
  const changed = async (): Promise<void> => {
    const found = await read();
    if (found) onChanged(found.medium);
  };
  if (details === null) {
    return (
      <aside className={styles.pane} aria-busy={state === "reading"} aria-label={say("details")}>
        {state === "reading" && <BeingRead />}
        {state === "unread" && <NotRead title={say(state)} again={again} back={{ words: say("back"), go: onClose }} />}
        {state === "gone" && (
          <div role="alert">
            <EmptyState icon="warning" title={say(state)} action={<Button onClick={onClose}>{say("back")}</Button>} />
          </div>
        )}
      </aside>
    );
  }
  const { medium, uses } = details;
  const { kind, image, bytes } = medium;
  const facts = [
    say(`one.${kind}`),
    ...(kind === "image"
      ? [intl.formatMessage({ id: "editor.media.pixels" }, { width: image.width, height: image.height })]
      : []),
    bytesIn(intl, bytes),
    ...(medium.isCropped ? [say("cropped")] : []),
  ];
  return (
    <aside className={styles.pane} aria-label={say("details")}>
      <header className={styles.paneHead}>
        <h2 ref={heading} tabIndex={-1}>
          {image.name}
        </h2>
        <IconButton icon="close" label={say("back")} onClick={onClose} />
      </header>
      <MediumPreview medium={medium} />
      <p className={styles.quiet}>{facts.join(" · ")}</p>
      <MediumActions {...{ details, port, work, onRemoved }} onChanged={() => void changed()} />
      {kind === "image" && (
        <MediumWordsForm
          key={`words ${id}`}
          {...{ medium, port }}
          unsaved={unsavedWordsOf(work)}
          onChanged={() => void changed()}
        />
      )}
      <MediumTags {...{ medium, port, tags }} onChanged={() => void changed()} />
      <MediumUses {...{ uses, port }} go={work.places.go} />
    </aside>
  );
}

/** What is known of a medium; `gone`: it isn't in the library; `unread`: that couldn't be had. */
function useDetails(port: MediaPort, id: number) {
  const [details, setDetails] = useState<MediumDetails | null>(null);
  const [state, setState] = useState<"reading" | "gone" | "unread">("reading");
  const asked = useRef(0);
  const read = useCallback(() => {
    asked.current += 1;
    const own = asked.current;
    return port.details(id).then(
      (found) => {
        // An older answer that comes late is nobody's.
        if (own !== asked.current) return null;
        setDetails(found);
        if (!found) setState("gone");
        return found;
      },
      (error: unknown) => {
        console.warn("a medium could not be read", error);
        setState("unread");
        return null;
      },
    );
  }, [port, id]);
  useEffect(() => void read(), [read]);
  const again = useCallback((): void => {
    setState("reading");
    void read();
  }, [read]);
  return { details, state, read, again };
}
