import { observer } from "mobx-react-lite";
import { type ReactNode, useMemo } from "react";

import { PagedList } from "../paged-list.ts";
import { useOpenedIn } from "../places/use-opened-in.ts";
import type { SectionProps } from "../sections.tsx";
import { ReaderList } from "./reader-list.tsx";
import { ReaderPageOf } from "./reader-page.tsx";
import { readerPort } from "./reader-port.ts";
import { everyReader, type ReaderShelf } from "./reader-shelf.ts";

/** Who gets the newsletters: all subscriptions, or one with its proof. */
export const ReadersSection = observer(function ReadersSection({ work }: SectionProps): ReactNode {
  const port = useMemo(() => readerPort(work), [work]);
  const shelf = useMemo<ReaderShelf>(
    () =>
      new PagedList({
        query: everyReader,
        ask: port.list,
        itemsOf: ({ subscriptions }) => subscriptions,
        keyOf: ({ id }) => id,
      }),
    [port],
  );
  const opened = useOpenedIn(work, "readers", shelf.again);
  const { before, go } = work.places;
  const last = before && "section" in before && before.section === "readers" ? (before.id ?? null) : null;
  if (opened === null) return <ReaderList {...{ shelf, last }} open={(id) => go({ section: "readers", id })} />;
  return <ReaderPageOf key={opened} id={opened} port={port} back={() => go({ section: "readers" })} />;
});
