import { isSameAddress, postalProblems, tidyAddress } from "#schemas/commerce/checkout-steps.ts";
import type { PostalAddress } from "#schemas/content/order.ts";
import { mostUserAddresses, type UserAddress, type UserAddressType } from "#schemas/content/user-address.ts";
import type { Locale } from "#schemas/locale.ts";
import { refuse, refuseInput, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { command } from "#server/db/command.ts";
import { database, now } from "#server/db/context.ts";
import { countriesSoldTo } from "#server/site/sales-area/read.ts";

import { postalOf, presentAddress } from "./present.ts";
import { addressRow, type AddressRow, addressRows } from "./read.ts";

export interface UserAddressInput extends PostalAddress {
  /** What it is the first choice for from now on; what it is already, it stays. */
  readonly type?: readonly UserAddressType[] | undefined;
}

/**
 * Keeps an address for a user; the first of all is the first choice for everything. One that is kept already is that one,
 * so that an address that is sent twice stands there once. Refused: a line that says nothing or too much, a country that
 * the estate doesn't sell to, more addresses than are kept.
 */
export async function addAddress(
  userId: number,
  input: UserAddressInput,
  locale: Locale,
): Promise<Result<UserAddress, Refusal>> {
  const tidy = await rightAddress(input, locale);
  if (!tidy.ok) return tidy;
  return await command(async () => {
    const rows = await ownRows(userId);
    const known = rows.find((row) => isSameAddress(postalOf(row), tidy.value));
    if (!known && rows.length >= mostUserAddresses) {
      return refuse("conflict", "address.most", { values: { n: mostUserAddresses } });
    }
    const id = known?.id ?? (await insert(userId, tidy.value));
    await choose(userId, id, rows.length === 0 ? ["DELIVERY", "BILLING"] : input.type);
    return await presented(id, locale);
  });
}

/** Whether an address is one that a customer could keep. */
export async function isKeepable(address: PostalAddress): Promise<boolean> {
  return (await rightAddress(address, "fr_FR")).ok;
}

/** Changes an address of a user; refused as a new one is. */
export async function changeAddress(
  { id, user_id: userId }: AddressRow,
  input: UserAddressInput,
  locale: Locale,
): Promise<Result<UserAddress, Refusal>> {
  const tidy = await rightAddress(input, locale);
  if (!tidy.ok) return tidy;
  return await command(async () => {
    await ownRows(userId);
    await database().updateTable("user_address").set(columnsOf(tidy.value)).where("id", "=", id).execute();
    await choose(userId, id, input.type);
    return await presented(id, locale);
  });
}

/** Removes an address of a user; of those that stay the latest takes its place as first choice. */
export async function removeAddress({ id, user_id: userId }: AddressRow): Promise<Result<null, Refusal>> {
  return await command(async () => {
    const rows = await ownRows(userId);
    const gone = rows.find((row) => row.id === id);
    await database().deleteFrom("user_address").where("id", "=", id).execute();
    const heir = Math.max(0, ...rows.filter((row) => row.id !== id).map((row) => row.id));
    if (gone && heir > 0) await choose(userId, heir, typesOf(gone));
    return ok(null);
  });
}

/** The user's addresses, while nobody else changes them. */
async function ownRows(userId: number): Promise<readonly AddressRow[]> {
  await database()
    .updateTable("user")
    .set((set) => ({ created_at: set.ref("created_at") }))
    .where("id", "=", userId)
    .execute();
  return await addressRows(userId);
}

async function rightAddress(input: UserAddressInput, locale: Locale): Promise<Result<PostalAddress, Refusal>> {
  const tidy = tidyAddress(input);
  const problems = postalProblems(tidy, { countries: (await countriesSoldTo(locale)).map(({ id }) => id) });
  if (problems.length === 0) return ok(tidy);
  return refuseInput(problems.map(({ key, fault }) => ({ key, messageKey: `checkout.${fault}` as const })));
}

async function insert(userId: number, address: PostalAddress): Promise<number> {
  const { id } = await database()
    .insertInto("user_address")
    .values({ ...columnsOf(address), user_id: userId, is_delivery: 0, is_billing: 0, created_at: now() })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

function columnsOf({ firstname, lastname, address, addressPart2, postalCode, city, idCountry }: PostalAddress) {
  return {
    ...{ firstname, lastname, address, city },
    ...{ address_part2: addressPart2, postal_code: postalCode, country_id: idCountry },
  };
}

const columns = { DELIVERY: "is_delivery", BILLING: "is_billing" } as const;

/** Makes an address the first choice for this; it was another until now. */
async function choose(userId: number, id: number, types: readonly UserAddressType[] = []): Promise<void> {
  for (const type of types) {
    const column = columns[type];
    await database()
      .updateTable("user_address")
      .set({ [column]: 0 })
      .where("user_id", "=", userId)
      .execute();
    await database()
      .updateTable("user_address")
      .set({ [column]: 1 })
      .where("id", "=", id)
      .execute();
  }
}

function typesOf(row: AddressRow): readonly UserAddressType[] {
  return (["DELIVERY", "BILLING"] as const).filter((type) => row[columns[type]] === 1);
}

async function presented(id: number, locale: Locale): Promise<Result<UserAddress, Refusal>> {
  const row = await addressRow(id);
  return row ? ok(presentAddress(row, locale)) : refuse("not-found", "row.missing");
}
