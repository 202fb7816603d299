import { PostgresDialect, PostgresQueryCompiler, type Dialect } from "kysely";
import pg from "pg";

import { guardedPool } from "./guarded-pool.ts";
import { parameterValue } from "./parameter-value.ts";

/** Oids of int8 and numeric, which `pg` gives as text: ours all fit a number. */
const wideNumbers = new Set([20, 1700]);

/** Milliseconds that one step takes at most; Infinity: however long. */
export interface Deadlines {
  /** Until there is a connection: a new one, or one of the pool's that is free again. */
  readonly connect: number;
  /**
   * Until the server has taken a new connection: one that hangs in a server that was just stopped gives its place in the
   * pool to another one, while those who wait still do.
   */
  readonly handshake: number;
  /** One statement, by the server's clock: it is cancelled, and the connection is as good as before. */
  readonly statement: number;
  /** One statement, by ours: a server that doesn't even cancel is given up, with its connection. */
  readonly answer: number;
}

export interface PoolOptions {
  readonly url: string;
  /** What it is for, as the server's list of sessions shows it. */
  readonly name: string;
  readonly size: number;
  readonly readOnly: boolean;
  readonly deadlines: Deadlines;
  readonly onError: (error: Error) => unknown;
}

/** Opens a pool. */
export function postgresPool({ url, name, size, readOnly, deadlines, onError }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: `cellardoor ${name}`,
    max: size,
    ...(deadlines.connect === Infinity ? {} : { connectionTimeoutMillis: deadlines.connect }),
    ...(deadlines.statement === Infinity
      ? {}
      : { statement_timeout: deadlines.statement, idle_in_transaction_session_timeout: 10_000 }),
    keepAlive: true,
    Client: clientWith(deadlines.handshake),
    options: readOnly ? "-c default_transaction_read_only=on" : undefined,
    types: { getTypeParser: typeParser },
  });
  // Without a listener, a connection that dies while idle would end the process.
  pool.on("error", onError);
  return pool;
}

/** The pool's limit counts waiting in line as well; a client's own is of the one connection that it makes. */
function clientWith(connectionTimeoutMillis: number): typeof pg.Client {
  return class extends pg.Client {
    constructor(config: pg.ClientConfig) {
      super({ ...config, connectionTimeoutMillis });
    }
  };
}

/** Kysely's PostgreSQL dialect with the checks of parameter-value.ts, on connections that may die (guarded-pool.ts). */
export function checkedPostgresDialect(
  pool: pg.Pool,
  { answer }: Pick<Deadlines, "answer"> = { answer: Infinity },
): Dialect {
  const dialect = new PostgresDialect({ pool: guardedPool(pool, answer) });
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
