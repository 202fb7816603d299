import { join } from "node:path";

import { type Clock, systemClock } from "#server/clock.ts";
import { runWithContext } from "#server/context.ts";
import { createAppContext } from "#server/create-context.ts";
import { openDatabase } from "#server/db/open-database.ts";

/** Works on a running site's database (SQLite) as another process would, by a clock; left out, by the real one. */
export async function besides<T>(dataDir: string, work: () => Promise<T>, clock: Clock = systemClock): Promise<T> {
  const database = await openDatabase({ dataDir, url: undefined, clock });
  try {
    return await runWithContext(createAppContext({ database, clock, mediaDir: join(dataDir, "media") }), work);
  } finally {
    await database.close();
  }
}
