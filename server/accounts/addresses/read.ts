import type { PostalAddress } from "#schemas/content/order.ts";
import type { UserAddress } from "#schemas/content/user-address.ts";
import type { Locale } from "#schemas/locale.ts";
import { database } from "#server/db/context.ts";
import { isRowId } from "#server/db/row-id.ts";
import type { Row } from "#server/db/tables.ts";

import { postalOf, presentAddress } from "./present.ts";

export type AddressRow = Row<"user_address">;

/** The addresses that a user keeps: where goods go first, then where bills go, then as they were added. */
export async function listUserAddresses(userId: number, locale: Locale): Promise<readonly UserAddress[]> {
  return (await addressRows(userId)).map((row) => presentAddress(row, locale));
}

/** The same as the database has them. */
export async function addressRows(userId: number): Promise<readonly AddressRow[]> {
  return await database()
    .selectFrom("user_address")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("is_delivery", "desc")
    .orderBy("is_billing", "desc")
    .orderBy("id")
    .execute();
}

/** One address, whosever it is; null when there is none. */
export async function addressRow(id: number): Promise<AddressRow | null> {
  if (!isRowId(id)) return null;
  const row = await database().selectFrom("user_address").selectAll().where("id", "=", id).executeTakeFirst();
  return row ?? null;
}

/** Where a user's goods and bills go unless they say otherwise; null: they keep no address. */
export async function firstAddresses(
  userId: number,
): Promise<{ readonly delivery: PostalAddress; readonly billing: PostalAddress } | null> {
  const rows = await addressRows(userId);
  const [first] = rows;
  if (!first) return null;
  return { delivery: postalOf(first), billing: postalOf(rows.find((row) => row.is_billing === 1) ?? first) };
}
