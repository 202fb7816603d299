import { database, inTransaction } from "#server/db/context.ts";

/** As if orders had been paid before papers were kept, and their days summed up. */
export async function forgetPapers(): Promise<void> {
  await inTransaction(async () => {
    for (const table of ["order_paper", "sales_day_goods", "sales_day_tax", "sales_day"] as const) {
      await database().deleteFrom(table).execute();
    }
  });
}
