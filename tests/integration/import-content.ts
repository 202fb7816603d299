import { database, inTransaction, now } from "#server/db/context.ts";
import { writeRow } from "#server/db/write-row.ts";

/** Sees to it that there is an import of that id that waits, and no other. */
export async function fillImport(id: number): Promise<void> {
  await inTransaction(async () => {
    await database().deleteFrom("import_run").execute();
    const times = { made_at: now(), ended_at: null, claimed_until: 0, fetched: 0, missed: 0 };
    const said = { source: "shopify", file_name: "products.csv", state: "READY", is_tax_included: 1 } as const;
    await writeRow("import_run", { id, exists: false }, { ...said, author_id: null, ...times });
    await database()
      .insertInto("import_item")
      .values({
        ...{ run_id: id, position: 1, line: 2, kind: "product", outside_id: "clos", title: "Clos", action: "left-out" },
        ...{ state: "done", notes: '[{"messageKey":"import.noForms"}]', content: "", row_id: null },
      })
      .execute();
  });
}
