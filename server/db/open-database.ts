import { loggedError } from "#server/text/logged-error.ts";

import { systemClock } from "../clock.ts";
import type { Database, OpenOptions } from "./database.ts";
import { allMigrations } from "./migrations/all-migrations.ts";
import { openPostgres } from "./open-postgres.ts";
import { openSqlite } from "./open-sqlite.ts";

/**
 * Opens the site's database and brings it up to the code. Throws a DatabaseError with a message for
 * the operator when it can't be reached, or is newer than the code.
 */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const clock = options.clock ?? systemClock;
  const onTrouble = options.onTrouble ?? warn;
  const { random = Math.random, serves = false, sparesServed = false, migrations = allMigrations } = options;
  const settings = { clock, random, serves, sparesServed, migrations, onTrouble };
  return options.url ? await openPostgres(options.url, settings) : await openSqlite(options.dataDir, settings);
}

/** Only the error's own words: the drivers' errors carry their whole connection. */
function warn(message: string, error: unknown): void {
  console.error(`${message}: ${loggedError(error).message}`);
}
