import { PostgresDialect, PostgresQueryCompiler, type Dialect } from "kysely";
import pg from "pg";

import { parameterValue } from "./parameter-value.ts";

/** Oids of int8 and numeric, which `pg` gives as text: ours all fit a number. */
const wideNumbers = new Set([20, 1700]);

export interface PoolOptions {
  readonly url: string;
  readonly size: number;
  readonly readOnly: boolean;
  readonly onError: (error: Error) => unknown;
}

/** Opens a pool. Nothing waits longer than five seconds for the database (reliability R-11). */
export function postgresPool({ url, size, readOnly, onError }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    options: readOnly ? "-c default_transaction_read_only=on" : undefined,
    types: { getTypeParser: typeParser },
  });
  // Without a listener, a connection that dies while idle would end the process.
  pool.on("error", onError);
  return pool;
}

/** Kysely's PostgreSQL dialect with the checks of parameter-value.ts. */
export function checkedPostgresDialect(pool: pg.Pool): Dialect {
  const dialect = new PostgresDialect({ pool });
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => dialect.createDriver(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => new CheckedCompiler(),
  };
}

class CheckedCompiler extends PostgresQueryCompiler {
  protected override appendValue(value: unknown): void {
    super.appendValue(parameterValue(value));
  }
}

/** How a column comes back: every number as a number. */
export function typeParser(oid: number, format?: "text" | "binary") {
  return wideNumbers.has(oid) && format !== "binary" ? Number : pg.types.getTypeParser(oid, format);
}
