import type { Kysely } from "kysely";

import type { Clock } from "../clock.ts";
import type { Engine, Migration } from "./migrations/migration.ts";
import type { Tables } from "./tables.ts";
import type { DroppedTags, TagListeners } from "./tag-listeners.ts";

/** An opened database: reading and writing are different connections on both engines. */
export interface Database {
  readonly engine: Engine;
  /** A number from 0 to 1: how long to wait before trying again. */
  readonly random: () => number;
  /** Refuses to write: on SQLite a read-only connection, on PostgreSQL read-only sessions. */
  readonly reader: Kysely<Tables>;
  /** Only `inTransaction` (context.ts) uses it. */
  readonly writer: Kysely<Tables>;
  readonly tagListeners: TagListeners;
  /** True while what other processes write may go unheard, so that nothing kept can be trusted. Passes by itself. */
  readonly isDeaf: boolean;
  /** Hears at once what other processes on the file have dropped; PostgreSQL tells it by itself. */
  readonly catchUp: () => void;
  /** Runs in a write transaction, before its commit: tells other processes which tags it drops. */
  readonly announce: (transaction: Kysely<Tables>, tags: DroppedTags) => Promise<void>;
  /** Resolves when the database gives rows of ours; rejects when it doesn't, or not within a second. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export interface OpenOptions {
  /** `postgres://…`; left out, SQLite in `dataDir`. */
  readonly url?: string;
  readonly dataDir: string;
  /** Dates the migrations. */
  readonly clock?: Clock;
  readonly random?: () => number;
  /** Says to others that this process serves the site, until the database is closed. */
  readonly serves?: boolean;
  /** Refuses to migrate a site that a running process serves. */
  readonly sparesServed?: boolean;
  /** What to bring the database up to; left out, all that this code has. */
  readonly migrations?: readonly Migration[];
  /** Hears of trouble that no caller sees: a lost connection, a listener that throws. */
  readonly onTrouble?: (message: string, error: unknown) => void;
}
