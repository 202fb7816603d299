import { Kysely } from "kysely";

import type { Database, OpenOptions } from "./database.ts";
import { DatabaseError } from "./database-error.ts";
import { checkTables } from "./check-tables.ts";
import { checkedPostgresDialect, postgresPool, type PoolOptions } from "./dialect/postgres-dialect.ts";
import { migrate } from "./migrate.ts";
import { within, withPatience } from "./patience.ts";
import { followPostgres, type PostgresFreshness } from "./postgres-freshness.ts";
import { isServedOnPostgres, servedMessage } from "./serving-mark.ts";
import type { Tables } from "./tables.ts";
import { createTagListeners } from "./tag-listeners.ts";

type Settings = Required<Omit<OpenOptions, "url" | "dataDir">>;

/** Milliseconds in which connections are closed in good order. */
const longestFarewell = 2_000;

/**
 * Connections of one process: readers, writers, those that look whether the database answers, and one that listens.
 * Nothing waits for the database longer than a request may (patience.ts); writers, who wait for each other, the longest.
 */
const pools = {
  reader: { size: 8, readOnly: true, deadlines: { connect: 2_500, handshake: 2_000, statement: 2_000, answer: 2_500 } },
  writer: {
    size: 4,
    readOnly: false,
    deadlines: { connect: 2_500, handshake: 2_000, statement: 3_000, answer: 3_300 },
  },
  checker: {
    size: 3,
    readOnly: true,
    deadlines: { connect: 1_000, handshake: 1_000, statement: 1_000, answer: 1_000 },
  },
  /** Steps over much data, and waiting for another process that takes them. */
  migrator: {
    size: 1,
    readOnly: false,
    deadlines: { connect: 5_000, handshake: 5_000, statement: Infinity, answer: Infinity },
  },
} as const satisfies Readonly<Record<string, Omit<PoolOptions, "url" | "name" | "onError">>>;

/** Connects to PostgreSQL. Reads and writes have pools of their own, so that reads can be sessions that refuse to write. */
export async function openPostgres(url: string, settings: Settings): Promise<Database> {
  const { clock, random, onTrouble } = settings;
  let closing = false;
  // A server that goes away together with us is no trouble.
  const onError = (error: Error) => closing || onTrouble("An idle database connection broke", error);
  const open = (pool: keyof typeof pools): Kysely<Tables> => kyselyOn({ ...pools[pool], name: pool, url, onError });
  const [reader, writer, checker, migrator] = [open("reader"), open("writer"), open("checker"), open("migrator")];
  const tagListeners = createTagListeners(onTrouble);
  const freshness = await prepared(url, migrator, async () => {
    await migrate(migrator, {
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
    get isDeaf() {
      return freshness.isDeaf;
    },
    catchUp: () => undefined,
    announce: freshness.announce,
    check: () => withPatience(pools.checker.deadlines.answer, () => checkTables(checker)),
    async close() {
      closing = true;
      await freshness.stop();
      const closed = Promise.all([reader.destroy(), writer.destroy(), checker.destroy()]);
      // A server that hangs never says farewell, and nobody is to wait for that.
      await within(longestFarewell, closed).catch((error: unknown) => onTrouble("The database was left open", error));
    },
  };
}

function kyselyOn(options: PoolOptions): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: checkedPostgresDialect(postgresPool(options), options.deadlines) });
}

async function prepared(
  url: string,
  migrator: Kysely<Tables>,
  work: () => Promise<PostgresFreshness>,
): Promise<PostgresFreshness> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    const why = withoutLogin(url, String(error));
    throw new DatabaseError(`The database of DATABASE_URL can't be used: ${why}`, { cause: error });
  } finally {
    await migrator.destroy();
  }
}

/** What a driver says, should it ever quote the address. */
function withoutLogin(url: string, text: string): string {
  const { password = "", search = "" } = URL.canParse(url) ? new URL(url) : {};
  const secrets = [url, search, password, decodeURIComponent(password)].filter((secret) => secret !== "");
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, "…"), text);
}
