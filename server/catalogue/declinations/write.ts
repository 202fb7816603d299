import type { Feature } from "#schemas/content/product.ts";
import type { Localized } from "#schemas/locale.ts";
import type { Problem } from "#schemas/refusal.ts";
import { writingAt } from "#server/db/constraint.ts";
import { database, now } from "#server/db/context.ts";
import type { Row } from "#server/db/tables.ts";
import { replaceRows, writeRow } from "#server/db/write-row.ts";
import { missingMedia } from "#server/media/read.ts";

import { saveDiscounts, type DiscountInput } from "../discounts/write.ts";

/**
 * One saleable form of a product to write. Money in cents, capacity in millilitres. With the id or the
 * reference of an existing one, what is left out stays as it is; a new one needs reference and price.
 */
export interface DeclinationInput {
  readonly id?: number;
  /** The estate's own article number. Unique, also among what is no longer sold. */
  readonly reference?: string;
  readonly year?: number | null;
  readonly capacityMl?: number;
  /** Whether its stock counts; how much there is, is not the catalogue's (stock/write.ts). */
  readonly tracksStock?: boolean;
  readonly priceCents?: number;
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

type DeclinationRow = Row<"declination">;

/**
 * Replaces what is sold of a product, in the given order, and gives what is wrong with that: then nothing is
 * written. Those that are left out are archived, since orders may name them; refused while any box holds them.
 * One that is told by its reference alone is the row of that reference, archived or not. Inside the transaction of
 * `saveProduct`.
 */
export async function saveDeclinations(
  productId: number,
  declinations: readonly DeclinationInput[],
): Promise<readonly Problem[]> {
  const rows = await stored(productId);
  const named = new Set(declinations.map(({ id }) => id));
  const free = rows.filter(({ id }) => !named.has(id));
  const plan = declinations.map((input) => ({ input, row: rowOf(input, input.id === undefined ? free : rows) }));
  const missing = plan.flatMap(({ input, row }, index) => (row ? [] : missingOf(input, index)));
  const media = declinations.map(({ mediaId }, index) => [`declinations.${index}.mediaId`, mediaId] as const);
  const problems = [...missing, ...(await missingMedia(Object.fromEntries(media)))];
  if (problems.length > 0) return problems;
  const kept = new Set(plan.map(({ row }) => row?.id));
  const gone = rows.filter(({ id, archived_at: archived }) => !kept.has(id) && archived === null).map(({ id }) => id);
  if (gone.length > 0) {
    if (await areInBoxes(gone)) return [{ key: "declinations", messageKey: "key.boxHolds" }];
    await database().updateTable("declination").set({ archived_at: now() }).where("id", "in", gone).execute();
  }
  for (const [position, { input, row }] of plan.entries())
    await writingAt(`declinations.${position}`, () => saveDeclination(productId, position, input, row));
  return [];
}

async function saveDeclination(productId: number, position: number, input: DeclinationInput, old?: DeclinationRow) {
  const id = await writeRow(
    "declination",
    { id: old?.id ?? input.id, exists: old !== undefined },
    {
      product_id: productId,
      position,
      year: given(input.year, old?.year ?? null),
      capacity_ml: input.capacityMl ?? old?.capacity_ml ?? 0,
      tracks_stock: given(flag(input.tracksStock), old?.tracks_stock ?? 0),
      price_cents: input.priceCents ?? old?.price_cents ?? 0,
      fixed_price_cents: given(input.fixedPriceCents, old?.fixed_price_cents ?? null),
      sell_by_multiple_of: input.sellByMultipleOf ?? old?.sell_by_multiple_of ?? 1,
      media_id: given(input.mediaId, old?.media_id ?? null),
      reference: input.reference ?? old?.reference ?? "",
      alcohol: given(hundredths(input.alcohol), old?.alcohol ?? null),
      features: input.features ? JSON.stringify(input.features) : (old?.features ?? "{}"),
      archived_at: null,
    },
  );
  if (input.discounts) await saveDiscounts({ declination_id: id }, input.discounts);
  if (!input.variations) return;
  const values = input.variations.map((value) => ({
    declination_id: id,
    variation_id: value.idVariation,
    variation_detail_id: value.id,
  }));
  await replaceRows("declination_variation", "declination_id", id, values, "variations");
}

function rowOf({ id, reference }: DeclinationInput, rows: readonly DeclinationRow[]): DeclinationRow | undefined {
  return rows.find((row) => (id === undefined ? row.reference === reference : row.id === id));
}

function missingOf({ reference, priceCents }: DeclinationInput, index: number): readonly Problem[] {
  const missing = Object.entries({ reference, priceCents }).filter(([, value]) => value === undefined);
  return missing.map(([key]) => ({ key: `declinations.${index}.${key}`, messageKey: "key.required" }));
}

async function areInBoxes(ids: readonly number[]): Promise<boolean> {
  const items = database().selectFrom("box_item").select("product_id").where("declination_id", "in", ids);
  return (await items.limit(1).executeTakeFirst()) !== undefined;
}

async function stored(productId: number): Promise<readonly DeclinationRow[]> {
  return await database().selectFrom("declination").selectAll().where("product_id", "=", productId).execute();
}

/** What was given, null included, or else what there was. */
function given<Value>(value: Value | undefined, otherwise: Value): Value {
  return value === undefined ? otherwise : value;
}

function flag(value: boolean | undefined): number | undefined {
  return value === undefined ? undefined : Number(value);
}

function hundredths(percent: number | null | undefined): number | null | undefined {
  return typeof percent === "number" ? Math.round(percent * 100) : percent;
}
