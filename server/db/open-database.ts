import { systemClock } from "../clock.ts";
import type { Database, OpenOptions } from "./database.ts";
import { openPostgres } from "./open-postgres.ts";
import { openSqlite } from "./open-sqlite.ts";

/**
 * Opens the site's database and brings it up to the code. Throws a DatabaseError with a message for
 * the operator when it can't be reached, or is newer than the code.
 */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const clock = options.clock ?? systemClock;
  const onTrouble = options.onTrouble ?? warn;
  return options.url
    ? await openPostgres(options.url, { clock, onTrouble })
    : await openSqlite(options.dataDir, { clock, onTrouble });
}

/** Only the error's own words: the drivers' errors carry their whole connection. */
function warn(message: string, error: unknown): void {
  console.error(`${message}: ${error instanceof Error ? error.message : String(error)}`);
}
