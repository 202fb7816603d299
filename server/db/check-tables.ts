import { sql, type Kysely } from "kysely";

import type { Tables } from "./tables.ts";

/** Tables without which no page can be shown and nobody can log in. */
const vital = ["migration", "page", "page_text", "layout_revision", "parameter", "user"] as const;

/** Reads rows of ours: a server that says hello, or a file that can be opened, may hold nothing readable any more. Rejects then. */
export async function checkTables(db: Kysely<Tables>): Promise<void> {
  for (const table of vital) await sql`select * from ${sql.table(table)} limit 1`.execute(db);
}
