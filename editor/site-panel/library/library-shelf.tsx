import { observer } from "mobx-react-lite";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";

import { type MediaTag, type MediumKind, mediumKinds } from "#schemas/content/media.ts";

import { Button } from "../../kit/button.tsx";
import { EmptyState } from "../../kit/empty-state.tsx";
import { SelectField } from "../../kit/select-field.tsx";
import { SwitchField } from "../../kit/switch-field.tsx";
import { TextField } from "../../kit/text-field.tsx";
import { useSettled } from "../answers/use-settled.ts";
import frame from "../panel-section.module.css";
import { FileDrop } from "./file-drop.tsx";
import styles from "./media-library.module.css";
import { everything, type MediaShelf } from "./media-shelf.ts";
import { MediumTile } from "./medium-tile.tsx";
import type { MediaUploads } from "./media-uploads.ts";
import { UploadList } from "./upload-list.tsx";

interface LibraryShelfProps {
  readonly shelf: MediaShelf;
  readonly uploads: MediaUploads;
  readonly tags: readonly MediaTag[];
  readonly opened: number | null;
  readonly open: (id: number) => void;
  readonly grid: RefObject<HTMLUListElement | null>;
}

/** The choice that narrows nothing. */
const every = "";

/** The media that are looked at, and the ways to find others and to add some. */
export const LibraryShelf = observer(function LibraryShelf(props: LibraryShelfProps): ReactNode {
  const { shelf, uploads, tags, opened, open, grid } = props;
  const { formatMessage } = useIntl();
  const say = (id: string, values?: Record<string, string | number>): string =>
    formatMessage({ id: `editor.media.${id}` }, values);
  const input = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState("");
  const words = useSettled(search.trim());
  const [{ kind, tag, isUnused }, setOnly] = useState(everything);
  useEffect(() => void shelf.find({ search: words, kind, tag, isUnused }), [shelf, words, kind, tag, isUnused]);
  return (
    <FileDrop className={styles.shelf} input={input} onFiles={(files) => void uploads.add(files)}>
      <header className={frame.head}>
        <h2>{say("name")}</h2>
        <Button variant="primary" icon="upload" onClick={() => input.current?.click()}>
          {say("add")}
        </Button>
      </header>
      <p className={frame.how}>{say("how")}</p>
      <div className={styles.finding}>
        <TextField type="search" label={say("search")} value={search} onChange={setSearch} />
        <SelectField
          label={say("kind")}
          value={kind ?? every}
          options={[
            { value: every, label: say("anyKind") },
            ...mediumKinds.map((each) => ({
              value: each,
              label: formatMessage({ id: `editor.media.kinds.${each}` }),
            })),
          ]}
          onChange={(chosen) => setOnly({ ...everything, tag, isUnused, kind: kindNamed(chosen) })}
        />
        <SelectField
          label={say("tag")}
          value={tag ?? every}
          options={[
            { value: every, label: say("anyTag") },
            ...tags.map((each) => ({ value: each.tag, label: say("tagOf", { ...each }) })),
          ]}
          onChange={(chosen) => setOnly({ ...everything, kind, isUnused, tag: chosen === every ? null : chosen })}
        />
        <SwitchField
          label={say("unused")}
          value={isUnused}
          onChange={(on) => setOnly({ ...everything, kind, tag, isUnused: on })}
        />
      </div>
      <UploadList uploads={uploads} />
      <Shelved
        {...{ shelf, opened, open, grid }}
        isNarrowed={words !== "" || kind !== null || tag !== null || isUnused}
      />
    </FileDrop>
  );
});

function kindNamed(name: string): MediumKind | null {
  return mediumKinds.find((kind) => kind === name) ?? null;
}

interface ShelvedProps extends Pick<LibraryShelfProps, "shelf" | "opened" | "open" | "grid"> {
  readonly isNarrowed: boolean;
}

const Shelved = observer(function Shelved({ shelf, opened, open, grid, isNarrowed }: ShelvedProps): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string, values?: Record<string, number>): string =>
    formatMessage({ id: `editor.media.${id}` }, values);
  const { media, total, state } = shelf;
  const end = useNearEnd(shelf.readOn);
  if (state === "failed" && media.length === 0) {
    const again = <Button onClick={() => void shelf.again()}>{formatMessage({ id: "editor.kit.retry" })}</Button>;
    return (
      <div role="alert">
        <EmptyState icon="cloud-off" title={say("failed")} action={again} />
      </div>
    );
  }
  if (media.length === 0 && state === "read") {
    return isNarrowed ? (
      <EmptyState icon="search" title={say("nothing")} />
    ) : (
      <EmptyState icon="image" title={say("none")}>
        <p>{say("noneYet")}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <p className={styles.quiet} role="status">
        {state === "reading" && media.length === 0 ? "" : say("count", { count: total })}
      </p>
      <div className={styles.shelved}>
        <ul ref={grid} className={styles.grid} tabIndex={-1} aria-label={say("name")} aria-busy={state === "reading"}>
          {media.map((medium) => (
            <MediumTile key={medium.id} medium={medium} isOpen={medium.id === opened} open={open} />
          ))}
        </ul>
        <div ref={end} className={styles.nearEnd} />
      </div>
      {shelf.hasMore && (
        <Button disabled={state === "reading"} onClick={() => void shelf.readOn()}>
          {state === "failed" ? formatMessage({ id: "editor.kit.retry" }) : say("more")}
        </Button>
      )}
    </>
  );
});

/** Tells when the end of what is there comes near the screen: who scrolls on finds the next there. */
function useNearEnd(tell: () => Promise<void>): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const seen = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void tell();
    });
    if (end.current) seen.observe(end.current);
    return () => seen.disconnect();
  });
  return end;
}
