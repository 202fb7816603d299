import type { Localized } from "../locale.ts";
import type { RecordValues } from "../collections/collection.ts";

/** What visitors have of a record: as it is edited, something older, or nothing. */
export const recordStates = ["public", "changed", "unpublished"] as const;

export type RecordState = (typeof recordStates)[number];

/** A record in its collection's list. */
export interface RecordItem {
  /** The document's, under which it is edited; null: nobody has opened it yet. */
  readonly id: number | null;
  /** The row's, which its address has; null: it was never public. */
  readonly row: number | null;
  readonly title: Localized<string>;
  readonly state: RecordState;
  /** When something of it is planned; null: nothing is. */
  readonly plannedAt: number | null;
  /** From when visitors see it, where that is to come; null: they do as soon as it is public. */
  readonly shownAt: number | null;
  /** The values that the list shows, by field, and what is counted of it, by name. */
  readonly cells: RecordValues;
  /** What is called how that cells refer to, by field; one that is gone is missing. */
  readonly referred: Readonly<Record<string, Localized<string>>>;
}

export interface RecordList {
  /** Those that visitors don't have; on every page. */
  readonly unpublished: readonly RecordItem[];
  readonly records: readonly RecordItem[];
  /** How many are public and asked for, on all pages together. */
  readonly total: number;
}

/** A record that is opened. */
export interface OpenedRecord {
  readonly id: number;
  readonly row: number | null;
  readonly isPublic: boolean;
  /** What the shop counts of it, by name (`Collection.counted`). */
  readonly counted: Readonly<Record<string, number>>;
}

/** How a list may be ordered: as the collection is on the site, or by title. */
export const recordOrders = ["own", "title"] as const;
export type RecordOrder = (typeof recordOrders)[number];
