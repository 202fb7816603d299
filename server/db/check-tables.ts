import { sql, type Kysely } from "kysely";

import type { Tables } from "./tables.ts";

/** Tables without which no page can be shown and nobody can log in. */
const vital = ["migration", "page", "page_text", "revision", "parameter", "user"] as const;

/**
 * Looks for rows of ours: a server that says hello, or a file that can be opened, may hold nothing readable any more.
 * Rejects then. One question, because everybody waits for its answer after an outage.
 */
export async function checkTables(db: Kysely<Tables>): Promise<void> {
  const rows = vital.map((table) => sql`exists (select * from ${sql.table(table)})`);
  await sql`select ${sql.join(rows)}`.execute(db);
}
