import { observer } from "mobx-react-lite";
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";

import { type MediaTag, type MediumKind, mediumKinds } from "#schemas/content/media.ts";

import { Button } from "../../kit/button.tsx";
import { EmptyState } from "../../kit/empty-state.tsx";
import { useFlight } from "../../kit/flight.ts";
import { SelectField } from "../../kit/select-field.tsx";
import { SwitchField } from "../../kit/switch-field.tsx";
import { TextField } from "../../kit/text-field.tsx";
import { BeingRead } from "../../kit/waiting.tsx";
import { useSettled } from "../answers/use-settled.ts";
import { NotRead } from "../../kit/not-read.tsx";
import frame from "../panel-section.module.css";
import { FileDrop } from "./file-drop.tsx";
import styles from "./media-library.module.css";
import { everything, type MediaShelf } from "./media-shelf.ts";
import { MediumTile } from "./medium-tile.tsx";
import type { MediaUploads } from "./media-uploads.ts";
import { UploadList } from "./upload-list.tsx";
import { useTilesInSight } from "./use-tiles-in-sight.ts";

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
  const [input, adding] = [useRef<HTMLInputElement>(null), useRef<HTMLButtonElement>(null)];
  const [search, setSearch] = useState(shelf.query.search);
  const words = useSettled(search.trim());
  const [{ kind, tag, isUnused }, setOnly] = useState(shelf.query);
  // Before the tiles look whether there is more to be read of what was here before.
  useLayoutEffect(() => void shelf.find({ search: words, kind, tag, isUnused }), [shelf, words, kind, tag, isUnused]);
  return (
    <FileDrop className={styles.shelf} input={input} onFiles={(files) => void uploads.add(files)}>
      <header className={frame.head}>
        <h2>{say("name")}</h2>
        <Button ref={adding} variant="primary" icon="upload" onClick={() => input.current?.click()}>
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
      <UploadList uploads={uploads} onPressed={() => adding.current?.focus()} />
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
  const { items: media, total, state } = shelf;
  if (state === "failed" && media.length === 0)
    return <NotRead title={say("failed")} again={() => void shelf.again()} />;
  if (media.length === 0 && state === "read") {
    return isNarrowed ? (
      <EmptyState icon="search" title={say("nothing")} />
    ) : (
      <EmptyState icon="image" title={say("none")}>
        <p>{say("noneYet")}</p>
      </EmptyState>
    );
  }
  const isFirst = media.length === 0 && state === "reading";
  return (
    <>
      <p className={styles.quiet} role="status">
        {isFirst ? "" : say("count", { count: total })}
      </p>
      {isFirst && <BeingRead />}
      <Tiles {...{ shelf, opened, open, grid }} />
      {shelf.hasMore && (
        <Button disabled={state === "reading"} onClick={() => void shelf.readOn()}>
          {state === "failed" ? formatMessage({ id: "editor.kit.retry" }) : say("more")}
        </Button>
      )}
    </>
  );
});

/** As many lines before the end of what is there the next are read: who scrolls on finds them there. */
const ahead = 60;

const Tiles = observer(function Tiles({ shelf, opened, open, grid }: Omit<ShelvedProps, "isNarrowed">): ReactNode {
  const { formatMessage } = useIntl();
  const { items: media, total, state, readOn } = shelf;
  const [focused, setFocused] = useState<number | null>(null);
  const placeOf = (id: number | null): number => (id === null ? -1 : media.findIndex((medium) => medium.id === id));
  const { tiles, height, last } = useTilesInSight(grid, media.length, [placeOf(opened), placeOf(focused)]);
  const flight = useFlight(grid);
  const isNearEnd = last >= media.length - ahead;
  useEffect(() => {
    if (isNearEnd) void readOn();
  }, [isNearEnd, media, readOn]);
  return (
    <ul
      ref={grid}
      className={styles.grid}
      style={{ height }}
      tabIndex={-1}
      aria-label={formatMessage({ id: "editor.media.name" })}
      aria-busy={state === "reading"}
    >
      {tiles.map(({ index, ...at }) => {
        const medium = media[index];
        return (
          medium && (
            <MediumTile
              key={medium.id}
              {...{ medium, open, total, flight, ...at }}
              onFocus={setFocused}
              place={index + 1}
              isOpen={medium.id === opened}
            />
          )
        );
      })}
    </ul>
  );
});
