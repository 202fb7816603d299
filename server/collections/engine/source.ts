import type { Collection, RecordValues } from "#schemas/collections/collection.ts";
import type { Localized } from "#schemas/locale.ts";
import type { Refusal } from "#schemas/refusal.ts";
import type { Result } from "#schemas/result.ts";
import type { Tables } from "#server/db/tables.ts";
import type { TableWithId } from "#server/db/write-row.ts";

/** Where a collection's rows stand, and how lists see them. */
export interface Listing {
  readonly table: TableWithId;
  /** The texts in each language; left out: the row has its title itself. */
  readonly texts?: {
    readonly table: keyof Tables;
    /** The column that names the row. */
    readonly row: string;
    /** What is searched, folded; left out: the title, which is folded then. */
    readonly search?: string;
    /** What it is ordered by when it is by title. */
    readonly title: string;
    /** They are those of what the record is called by: none of them is the record's to change. */
    readonly isAnothers?: true;
  };
  /** The title's column where there are no texts. */
  readonly title?: string;
  /** Where the title stands in that column, in each language, when that is JSON by language; empty: it is all of it. */
  readonly path?: readonly string[];
  /** In which order the site has them. */
  readonly order: readonly { readonly column: string; readonly direction: "asc" | "desc" }[];
  /** Only the rows that have this, or another than this, of a table that several collections share. */
  readonly only?: { readonly column: string; readonly value: string | number; readonly isNot?: true };
  /** The flag of the rows that visitors have, where those that they don't have stay rows: others refer to them. */
  readonly shown?: string;
  /** The column of the instant from which visitors see a row, in milliseconds. */
  readonly shownAt?: string;
}

/** A collection with what the server does with its records: the domain's own commands, and how its rows read. */
export interface CollectionSource {
  readonly collection: Collection;
  readonly listing: Listing;
  /** Items of its lists are rows: what was published is read from them. */
  readonly hasOwnRows?: true;
  /** What some rows hold, by id, whether visitors have them or not; those that aren't there are missing. */
  read(ids: readonly number[]): Promise<ReadonlyMap<number, RecordValues>>;
  /** What rows are called that the title refers to, by their ids, where records are called as something else is. */
  names?(ids: readonly number[]): Promise<ReadonlyMap<number, Localized<string>>>;
  /** What the shop counts of some rows (`Collection.counted`), by id. */
  count?(ids: readonly number[]): Promise<ReadonlyMap<number, Readonly<Record<string, number>>>>;
  /** Saves a record as a new row, or as the row of an id, which may be gone. Its refusals name the fields, or the domain's own keys. */
  save(id: number | undefined, values: RecordValues): Promise<Result<{ readonly id: number }, Refusal>>;
  /** Takes a record away from visitors. Left out: it can't be, others are made of it. */
  remove?(id: number): Promise<Result<null, Refusal>>;
}
