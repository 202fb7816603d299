import { writingAt } from "#server/db/constraint.ts";
import { database } from "#server/db/context.ts";
import type { NewRow, Row } from "#server/db/tables.ts";
import { writeRow } from "#server/db/write-row.ts";

/** A reduction for some time; instants in milliseconds since 1970, null: open. */
export interface DiscountInput {
  /** Of a discount that its owner has already; left out, one that is the same in all else is meant. */
  readonly id?: number;
  readonly type: "EURO" | "PERCENT";
  /** Cents, or hundredths of a percent. */
  readonly amount: number;
  readonly detailType?: "PRODUCT" | "SHIPPING_FEES";
  readonly startsAt?: number | null;
  readonly endsAt?: number | null;
}

/** What a discount is on: one declination, or a whole product or box. */
export type DiscountOwner = { readonly declination_id: number } | { readonly product_id: number };

type Reduction = Omit<NewRow<"discount">, "id" | "declination_id" | "product_id">;

/** Replaces an owner's discounts; those that stay keep their ids. Inside the transaction of `saveProduct`. */
export async function saveDiscounts(owner: DiscountOwner, inputs: readonly DiscountInput[]): Promise<void> {
  const unmatched = new Map((await stored(owner)).map((row) => [row.id, row]));
  const rows = inputs.map((input) => ({ id: input.id, reduction: reductionOf(input) }));
  const ids = rows.map(({ id, reduction }) => {
    const match = matching([...unmatched.values()], id, reduction);
    if (match !== undefined) unmatched.delete(match);
    return match;
  });
  const gone = [...unmatched.keys()];
  if (gone.length > 0) await database().deleteFrom("discount").where("id", "in", gone).execute();
  for (const [index, { reduction }] of rows.entries()) {
    const id = ids[index];
    const place = { id, exists: id !== undefined };
    await writingAt(`discounts.${index}`, () => writeRow("discount", place, { ...owner, ...reduction }));
  }
}

function reductionOf({ type, amount, detailType, startsAt, endsAt }: DiscountInput): Reduction {
  return { type, amount, detail_type: detailType ?? "PRODUCT", starts_at: startsAt ?? null, ends_at: endsAt ?? null };
}

function matching(rows: readonly Row<"discount">[], id: number | undefined, reduction: Reduction): number | undefined {
  const isSame = (row: Row<"discount">) =>
    row.type === reduction.type &&
    row.amount === reduction.amount &&
    row.detail_type === reduction.detail_type &&
    row.starts_at === reduction.starts_at &&
    row.ends_at === reduction.ends_at;
  return rows.find((row) => (id === undefined ? isSame(row) : row.id === id))?.id;
}

async function stored(owner: DiscountOwner): Promise<readonly Row<"discount">[]> {
  const all = database().selectFrom("discount").selectAll().orderBy("id");
  return "product_id" in owner
    ? await all.where("product_id", "=", owner.product_id).execute()
    : await all.where("declination_id", "=", owner.declination_id).execute();
}
