import type { BackupRow } from "./records.ts";

/** The database at one instant, whatever is written to it meanwhile. */
export interface Snapshot {
  /** The migrations that made it what it is. */
  readonly migrations: readonly string[];
  /** A table's rows, a few at a time. */
  rows(table: string): AsyncIterable<BackupRow>;
  close(): Promise<void>;
}

/** Where a site's data is. */
export interface SitePlace {
  /** `postgres://…`; undefined: SQLite in `dataDir`. */
  readonly url: string | undefined;
  readonly dataDir: string;
}
