import { type RawBuilder, sql } from "kysely";

import { database } from "#server/db/context.ts";

import type { CollectionSource, Listing } from "./source.ts";

/** Which of a collection's rows, called `t`, visitors have, or don't. */
export function areShown({ shown }: Listing, isShown: boolean): readonly RawBuilder<unknown>[] {
  return shown === undefined ? [] : [sql`t.${sql.ref(shown)} = ${isShown ? 1 : 0}`];
}

/** Tells whether visitors don't have a row that is there. */
export async function isWithdrawn({ listing }: Pick<CollectionSource, "listing">, row: number): Promise<boolean> {
  if (listing.shown === undefined) return false;
  const { rows } = await sql`select 1 from ${sql.table(listing.table)} as t
    where t.id = ${row} and ${sql.join(areShown(listing, false))}`.execute(database());
  return rows.length > 0;
}
