import type { Feature } from "#schemas/content/product.ts";
import type { Localized } from "#schemas/locale.ts";
import { database } from "#server/db/context.ts";
import { replaceRows, writeRow } from "#server/db/write-row.ts";

/** One saleable form of a product to write. Money in cents, capacity in millilitres. */
export interface DeclinationInput {
  readonly id?: number;
  /** The estate's own article number. Unique. */
  readonly reference: string;
  readonly year?: number | null;
  readonly capacityMl?: number;
  /** Stock left; in use only with `setQuantity`. */
  readonly quantity?: number;
  readonly setQuantity?: boolean;
  readonly priceCents: number;
  readonly fixedPriceCents?: number | null;
  readonly sellByMultipleOf?: number;
  readonly mediaId?: number | null;
  /** Alcohol in percent where it differs from the product's. */
  readonly alcohol?: number | null;
  /** Lines of the technical sheet that are particular to this form. */
  readonly features?: Localized<readonly Feature[]>;
  /** Its value on each of the product's variations. */
  readonly variations?: readonly { readonly idVariation: number; readonly id: number }[];
  /** Replaces all its discounts. */
  readonly discounts?: readonly DiscountInput[];
}

/** A reduction for some time; instants in milliseconds since 1970, null: open. */
export interface DiscountInput {
  readonly type: "EURO" | "PERCENT";
  /** Cents, or hundredths of a percent. */
  readonly amount: number;
  readonly detailType?: "PRODUCT" | "SHIPPING_FEES";
  readonly startsAt?: number | null;
  readonly endsAt?: number | null;
}

/** Replaces a product's declinations, in the given order. Inside the transaction of `saveProduct`. */
export async function saveDeclinations(productId: number, declinations: readonly DeclinationInput[]): Promise<void> {
  const existing = await existingIds(productId);
  const kept = declinations.map(({ id }) => id).filter((id) => id !== undefined);
  const gone = existing.filter((id) => !kept.includes(id));
  if (gone.length > 0) await database().deleteFrom("declination").where("id", "in", gone).execute();
  for (const [position, declination] of declinations.entries()) {
    const exists = declination.id !== undefined && existing.includes(declination.id);
    await saveDeclination(productId, position, declination, exists);
  }
}

async function saveDeclination(productId: number, position: number, input: DeclinationInput, exists: boolean) {
  const id = await writeRow(
    "declination",
    { id: input.id, exists },
    {
      product_id: productId,
      position,
      year: input.year ?? null,
      capacity_ml: input.capacityMl ?? 0,
      quantity: input.quantity ?? 0,
      set_quantity: input.setQuantity ? 1 : 0,
      price_cents: input.priceCents,
      fixed_price_cents: input.fixedPriceCents ?? null,
      sell_by_multiple_of: input.sellByMultipleOf ?? 1,
      media_id: input.mediaId ?? null,
      reference: input.reference,
      alcohol: typeof input.alcohol !== "number" ? null : Math.round(input.alcohol * 100),
      features: JSON.stringify(input.features ?? {}),
    },
  );
  const rows = (input.discounts ?? []).map((discount) => ({
    declination_id: id,
    type: discount.type,
    amount: discount.amount,
    detail_type: discount.detailType ?? "PRODUCT",
    starts_at: discount.startsAt ?? null,
    ends_at: discount.endsAt ?? null,
  }));
  await replaceRows("discount", "declination_id", id, rows);
  const values = (input.variations ?? []).map((value) => ({
    declination_id: id,
    variation_id: value.idVariation,
    variation_detail_id: value.id,
  }));
  await replaceRows("declination_variation", "declination_id", id, values);
}

async function existingIds(productId: number): Promise<number[]> {
  const rows = await database().selectFrom("declination").select("id").where("product_id", "=", productId).execute();
  return rows.map(({ id }) => id);
}
