import type { ImportSource } from "#schemas/content/import.ts";
import type { Message } from "#schemas/refusal.ts";

import type { Table } from "../files/read-table.ts";
import type { ReadItem, ReadOptions } from "../shapes.ts";

/** Reads the tables of one source. */
export interface TableReader {
  readonly source: ImportSource;
  /** Whether a table with these columns (folded) is one of its. */
  readonly knows: (columns: ReadonlySet<string>) => boolean;
  /** A second table that says more of what is in this one, for those who give both. */
  readonly beside?: {
    readonly knows: TableReader["knows"];
    /** What is said where it is given alone. */
    readonly alone: Message["messageKey"];
  };
  /** Makes the items one by one, as they are asked for. */
  readonly read: (table: Table, options: ReadOptions, beside: Table | null) => Iterable<ReadItem>;
}
