import { observer } from "mobx-react-lite";
import { type ComponentType, type ReactNode, useMemo } from "react";

import type { Collection } from "#schemas/collections/collection.ts";
import { findCollection } from "#schemas/collections/collections.ts";

import type { PanelWork } from "../panel-work.ts";
import { useOpenedIn } from "../places/use-opened-in.ts";
import type { SectionProps } from "../sections.tsx";
import { RecordEditor } from "./record-editor.tsx";
import { RecordList } from "./record-list.tsx";
import { recordPort } from "./record-port.ts";
import { recordShelf } from "./record-shelf.ts";

/** The section of a collection that every site has. */
export function collectionSection(slug: string): ComponentType<SectionProps> {
  return function CollectionSection({ work }: SectionProps): ReactNode {
    const collection = findCollection(slug);
    return collection ? <Records work={work} collection={collection} section={slug} /> : null;
  };
}

interface RecordsProps {
  readonly work: PanelWork;
  readonly collection: Collection;
  /** The section's id in the panel's addresses. */
  readonly section: string;
}

/** A collection's records: all of them, or one that is edited. */
export const Records = observer(function Records({ work, collection, section }: RecordsProps): ReactNode {
  const port = useMemo(() => recordPort(work, collection.slug), [work, collection]);
  const shelf = useMemo(() => recordShelf(port), [port]);
  const opened = useOpenedIn(work, section, shelf.again);
  const { before, go } = work.places;
  const last = before && "section" in before && before.section === section ? (before.id ?? null) : null;
  const open = (id: number): void => go({ section, id });
  if (opened === null) return <RecordList {...{ work, collection, port, shelf, last, open }} />;
  return <RecordEditor key={opened} id={opened} {...{ work, collection, port }} back={() => go({ section })} />;
});
