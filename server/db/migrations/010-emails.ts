import { sql, type QueryExecutorProvider } from "kysely";

import type { Migration } from "./migration.ts";

/**
 * Addresses were compared without accents, so that `josé@` and `jose@` were one person's: they are compared
 * by case and composition alone from here on. What was distinct stays distinct, so no two rows meet.
 */
export const emails: Migration = {
  name: "010-emails",
  statements: () => [],
  async rows(transaction) {
    for (const table of ["user", "newsletter_subscription"]) await foldAnew(transaction, table);
  },
};

async function foldAnew(transaction: QueryExecutorProvider, table: string): Promise<void> {
  const { rows } = await sql<{ id: number; email: string; email_folded: string }>`
    select id, email, email_folded from ${sql.table(table)}`.execute(transaction);
  for (const { id, email, email_folded: before } of rows) {
    const after = email.trim().toLowerCase().normalize("NFC");
    if (after === before) continue;
    await sql`update ${sql.table(table)} set email_folded = ${after} where id = ${id}`.execute(transaction);
  }
}
