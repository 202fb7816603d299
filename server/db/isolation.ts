import { sql, type Kysely } from "kysely";

import type { Database } from "./database.ts";
import type { Tables } from "./tables.ts";

/** How far apart transactions that run at once are kept (PostgreSQL; SQLite has one writer at a time). */
export type Isolation = "serializable" | "read committed";

interface Begin {
  readonly isolation: Isolation;
  /** True after others got in the way of the first run. */
  readonly isRetry: boolean;
}

/**
 * Begins a write transaction. PostgreSQL's serializable transactions run side by side and one of two that
 * get in each other's way fails. That one's next try waits until it is alone, so that it succeeds however
 * many others write: each passes a gate, the lock of a table that is only written by migrations, which many
 * hold at once and a second try holds alone. It is taken before the transaction sees any data.
 */
export async function beginTransaction<T>(
  { engine, writer }: Database,
  { isolation, isRetry }: Begin,
  work: (connection: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  if (engine === "sqlite") return await writer.transaction().execute(work);
  return await writer
    .transaction()
    .setIsolationLevel(isolation)
    .execute(async (connection) => {
      if (isolation === "serializable") await passGate(connection, isRetry);
      return await work(connection);
    });
}

async function passGate(connection: Kysely<Tables>, isAlone: boolean): Promise<void> {
  await sql`lock table migration in ${sql.raw(isAlone ? "exclusive" : "row share")} mode`.execute(connection);
}
