import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import pg from "pg";

import { typeParser } from "#server/db/dialect/postgres-dialect.ts";

import { BackupError } from "./backup-error.ts";
import type { BackupRow } from "./records.ts";
import type { SitePlace, Snapshot } from "./snapshot.ts";

/** Rows that are fetched at once from PostgreSQL. */
const fetched = 500;

/**
 * Opens a site's database as it is at this instant, for reading. Neither migrates it nor holds up those who
 * write: on SQLite a read transaction of the log, on PostgreSQL a repeatable read without a limit of time.
 */
export async function openSnapshot({ url, dataDir }: SitePlace): Promise<Snapshot> {
  return url === undefined ? openSqliteSnapshot(dataDir) : await openPostgresSnapshot(url);
}

function openSqliteSnapshot(dataDir: string): Snapshot {
  const path = join(dataDir, "site.sqlite");
  if (!existsSync(path)) throw new BackupError(`There is no site in ${dataDir}`);
  const handle = new DatabaseSync(path, { readOnly: true, timeout: 5_000 });
  try {
    handle.exec("begin");
    const migrations = handle.prepare("select name from migration order by name").all();
    return {
      migrations: migrations.map(({ name }) => String(name)),
      async *rows(table) {
        yield* handle.prepare(`select * from "${table}"`).iterate() as Iterable<BackupRow>;
      },
      close: async () => handle.close(),
    };
  } catch (error) {
    handle.close();
    throw new BackupError(`The site in ${dataDir} can't be read: ${String(error)}`, { cause: error });
  }
}

async function openPostgresSnapshot(url: string): Promise<Snapshot> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, types: { getTypeParser: typeParser } });
  // An error comes out of the query that meets it; without a listener it would end the process as well.
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("begin isolation level repeatable read, read only");
    await client.query("set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0");
    const { rows } = await client.query<{ name: string }>("select name from migration order by name");
    return {
      migrations: rows.map(({ name }) => name),
      rows: (table) => fetchAll(client, table),
      close: () => client.end(),
    };
  } catch (error) {
    await client.end().catch(() => undefined);
    throw new BackupError(`The site's database can't be read: ${String(error)}`, { cause: error });
  }
}

async function* fetchAll(client: pg.Client, table: string): AsyncGenerator<BackupRow> {
  await client.query(`declare every_row no scroll cursor for select * from "${table}"`);
  for (;;) {
    const { rows } = await client.query<BackupRow>(`fetch ${fetched} from every_row`);
    yield* rows;
    if (rows.length < fetched) break;
  }
  await client.query("close every_row");
}
