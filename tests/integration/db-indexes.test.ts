import { sql } from "kysely";
import { describe, expect, test } from "vitest";

import { bothEngines, useDatabase } from "#tests/setup/engines.ts";

describe.each(bothEngines)("indexes on $name", (engine) => {
  const opened = useDatabase(engine);

  test("which boxes hold a declination is looked up, not searched for: every line of an order asks it", async () => {
    expect(await planOf("select product_id from box_item where declination_id = 1")).toContain(
      "box_item_by_declination",
    );
  });

  /** How the engine would run a query. PostgreSQL finds an empty table read sooner than any index, if it may. */
  async function planOf(query: string): Promise<string> {
    const explain = engine.name === "sqlite" ? "explain query plan" : "explain";
    return await opened.db.writer.transaction().execute(async (transaction) => {
      if (engine.name === "postgres") await sql`set local enable_seqscan = off`.execute(transaction);
      return JSON.stringify((await sql.raw(`${explain} ${query}`).execute(transaction)).rows);
    });
  }
});
