import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";

import { waitingForDatabase, within } from "../patience.ts";

/**
 * A pool of `pg` as Kysely wants it, whose connections may die at any moment: while one is lent out its death is
 * heard (without a listener it would end the process), it says why it can't be used any more, and it doesn't come
 * back to the pool. One that doesn't answer within `queryLimit` (ms; Infinity: whenever) counts as dead: whatever it
 * says later belongs to nobody.
 */
export function guardedPool(pool: pg.Pool, queryLimit: number): PostgresPool {
  pool.on("connect", (client) => client.on("error", () => undefined));
  return {
    connect: () =>
      waitingForDatabase(async (left) =>
        lend(await within(left, pool.connect(), (client) => client.release()), queryLimit),
      ),
    end: () => pool.end(),
    options: pool.options,
  };
}

function lend(client: pg.PoolClient, queryLimit: number): PostgresPoolClient {
  let death: Error | null = null;
  const onError = (error: Error): void => {
    death ??= error;
  };
  client.on("error", onError);
  async function query(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    // What follows, a rollback for instance, fails with it at once.
    if (death) throw death;
    return await waitingForDatabase(async (left) => {
      try {
        return await client.query({ text, values: [...values], ...clientLimit(Math.min(queryLimit, left)) });
      } catch (error) {
        if (isDeath(error)) death ??= error;
        throw death ?? error;
      }
    });
  }
  return {
    // Kysely asks for cursors by the same name; nothing here streams.
    query: query as unknown as PostgresPoolClient["query"],
    release(isDiscarded) {
      client.removeListener("error", onError);
      client.release(death ?? isDiscarded);
    },
  };
}

/** `pg` waits no longer than that; it says so, and the connection is useless from then on. */
function clientLimit(milliseconds: number): { readonly query_timeout?: number } {
  return milliseconds === Infinity ? {} : { query_timeout: Math.max(1, Math.ceil(milliseconds)) };
}

/** Everything but the server's refusal of one statement: that leaves the connection as it was. */
function isDeath(error: unknown): error is Error {
  if (error instanceof pg.DatabaseError) return error.severity === "FATAL" || error.severity === "PANIC";
  return error instanceof Error;
}
