import type { RecordItem, RecordList } from "#schemas/content/record.ts";

import { PagedList } from "../paged-list.ts";
import type { RecordPort, RecordsQuery } from "./record-port.ts";

/** All records, as the site has them. */
export const everyRecord: RecordsQuery = { search: "", state: null, order: "own" };

export type RecordShelf = PagedList<RecordItem, RecordsQuery, RecordList>;

/** The public records that are looked at; every page says those that visitors don't have, too. */
export function recordShelf({ list: ask }: Pick<RecordPort, "list">): RecordShelf {
  return new PagedList({ query: everyRecord, ask, itemsOf: ({ records }) => records, keyOf: ({ row }) => row });
}

/** All that a list shows: those that visitors don't have stand first. */
export function shownRecords({ items, last, state }: RecordShelf): readonly RecordItem[] {
  const isKnown = state !== "failed" || items.length > 0;
  return [...(isKnown ? (last?.unpublished ?? []) : []), ...items];
}
