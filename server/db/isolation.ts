import { sql, type Kysely } from "kysely";

import { DatabaseAway } from "./database-error.ts";
import type { Database } from "./database.ts";
import { waitingForDatabase, within } from "./patience.ts";
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
  work: Work<T>,
): Promise<T> {
  if (engine === "sqlite") return await begunInTime((inside) => writer.transaction().execute(inside), work);
  const transaction = writer.transaction().setIsolationLevel(isolation);
  const begin = (inside: Work<T>): Promise<T> =>
    transaction.execute(async (connection) => {
      if (isolation === "serializable") await passGate(connection, isRetry);
      return await inside(connection);
    });
  return await begunInTime(begin, work);
}

type Work<T> = (connection: Kysely<Tables>) => Promise<T>;

/** Gives a transaction up that doesn't come to its turn while there is patience (patience.ts); nothing is done then. */
async function begunInTime<T>(begin: (work: Work<T>) => Promise<T>, work: Work<T>): Promise<T> {
  const turn = Promise.withResolvers<void>();
  let isGivenUp = false;
  const outcome = begin(async (connection) => {
    if (isGivenUp) throw new DatabaseAway("The turn of this transaction came too late");
    turn.resolve();
    return await work(connection);
  });
  // A transaction that fails before its turn has had it.
  outcome.catch(turn.resolve);
  try {
    await waitingForDatabase((left) => within(left, turn.promise));
  } catch (error) {
    isGivenUp = true;
    throw error;
  }
  return await outcome;
}

async function passGate(connection: Kysely<Tables>, isAlone: boolean): Promise<void> {
  await sql`lock table migration in ${sql.raw(isAlone ? "exclusive" : "row share")} mode`.execute(connection);
}
