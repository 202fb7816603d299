import { sql, type RawBuilder } from "kysely";

import { defaultLocale } from "#schemas/locale.ts";
import { database } from "#server/db/context.ts";

/** What there is of one declination. */
export interface StockLevel {
  readonly declinationId: number;
  readonly reference: string;
  /** The product's name in the default language. */
  readonly name: string;
  readonly onHand: number;
  /** What of it orders hold. */
  readonly reserved: number;
  /** False: it is sold without counting. */
  readonly isTracked: boolean;
}

/** What is left to sell of `declination`'s row, in a query that has `stock` joined by `left join`. */
export function leftInStock(): RawBuilder<number> {
  return sql<number>`coalesce(${sql.ref("stock.on_hand")} - ${sql.ref("stock.reserved")}, 0)`;
}

/** The stock of everything that is sold, by reference: for the operator. */
export async function listStock(): Promise<readonly StockLevel[]> {
  return (
    await selectLevels().where("declination.archived_at", "is", null).orderBy("declination.reference").execute()
  ).map(present);
}

/** The stock of one declination by the estate's own article number; null when there is none. */
export async function stockOf(reference: string): Promise<StockLevel | null> {
  const row = await selectLevels().where("declination.reference", "=", reference).executeTakeFirst();
  return row ? present(row) : null;
}

function present({ tracks, ...level }: Omit<StockLevel, "isTracked"> & { readonly tracks: number }): StockLevel {
  return { ...level, isTracked: tracks === 1 };
}

function selectLevels() {
  return database()
    .selectFrom("declination")
    .leftJoin("product_text", (join) =>
      join
        .onRef("product_text.product_id", "=", "declination.product_id")
        .on("product_text.locale", "=", defaultLocale),
    )
    .leftJoin("stock", "stock.declination_id", "declination.id")
    .select(["declination.id as declinationId", "declination.reference"])
    .select([
      sql<string>`coalesce(${sql.ref("product_text.name")}, '')`.as("name"),
      sql<number>`coalesce(${sql.ref("stock.on_hand")}, 0)`.as("onHand"),
      sql<number>`coalesce(${sql.ref("stock.reserved")}, 0)`.as("reserved"),
    ])
    .select("declination.tracks_stock as tracks");
}
