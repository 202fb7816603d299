import { Kysely, sql } from "kysely";

import type { Database, OpenOptions } from "./database.ts";
import { DatabaseError } from "./database-error.ts";
import { checkedPostgresDialect, postgresPool } from "./dialect/postgres-dialect.ts";
import { migrate } from "./migrate.ts";
import { followPostgres, type PostgresFreshness } from "./postgres-freshness.ts";
import { isServedOnPostgres, servedMessage } from "./serving-mark.ts";
import type { Tables } from "./tables.ts";
import { createTagListeners } from "./tag-listeners.ts";

type Settings = Required<Omit<OpenOptions, "url" | "dataDir">>;

/** Connections of one process: readers, writers, and one that listens. */
const poolSizes = { readers: 8, writers: 4 };

/** Connects to PostgreSQL. Reads and writes have pools of their own, so that reads can be sessions that refuse to write. */
export async function openPostgres(url: string, settings: Settings): Promise<Database> {
  const { clock, random, onTrouble } = settings;
  let closing = false;
  // A server that goes away together with us is no trouble.
  const onError = (error: Error) => closing || onTrouble("An idle database connection broke", error);
  const writer = kyselyOn(url, poolSizes.writers, false, onError);
  const reader = kyselyOn(url, poolSizes.readers, true, onError);
  const tagListeners = createTagListeners(onTrouble);
  const freshness = await prepared(url, writer, async () => {
    await migrate(writer, {
      engine: "postgres",
      migrations: settings.migrations,
      now: clock.now(),
      objection: async (transaction) =>
        settings.sparesServed && (await isServedOnPostgres(transaction)) ? servedMessage : null,
    });
    return await followPostgres(url, tagListeners, settings);
  });
  return {
    engine: "postgres",
    random,
    reader,
    writer,
    tagListeners,
    announce: freshness.announce,
    async check() {
      await sql`select 1`.execute(reader);
    },
    async close() {
      closing = true;
      await freshness.stop();
      await Promise.all([reader.destroy(), writer.destroy()]);
    },
  };
}

function kyselyOn(url: string, size: number, readOnly: boolean, onError: (error: Error) => unknown): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: checkedPostgresDialect(postgresPool({ url, size, readOnly, onError })) });
}

async function prepared(
  url: string,
  writer: Kysely<Tables>,
  work: () => Promise<PostgresFreshness>,
): Promise<PostgresFreshness> {
  try {
    return await work();
  } catch (error) {
    await writer.destroy();
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(`The database at ${placeOf(url)} can't be used: ${String(error)}`, { cause: error });
  }
}

/** The address without its password, for messages. */
function placeOf(url: string): string {
  return URL.canParse(url) ? `${new URL(url).host}${new URL(url).pathname}` : "DATABASE_URL (not an address)";
}
