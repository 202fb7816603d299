import type { Medal } from "#schemas/content/award.ts";
import type { Localized } from "#schemas/locale.ts";
import { ok, type Result } from "#schemas/result.ts";
import type { Refusal } from "#schemas/refusal.ts";
import { database, dropTags } from "#server/db/context.ts";
import type { ConstraintKeys } from "#server/db/constraint.ts";
import { command, commandOn } from "#server/db/command.ts";
import { isRowId } from "#server/db/row-id.ts";
import { removeRow } from "#server/db/row.ts";
import { writeRow } from "#server/db/write-row.ts";

import { touchProduct } from "../products/write.ts";

export interface AwardTexts {
  readonly title: string;
  readonly issuer: string;
  /** Plain text. */
  readonly text?: string;
}

/** An award to write, whole. With the id of an existing one it is replaced. */
export interface AwardInput {
  readonly id?: number;
  readonly productId: number;
  readonly order?: number;
  /** Left out: it was given to the product as such. */
  readonly vintage?: number | null;
  readonly year: number;
  readonly medal?: Medal;
  readonly score?: string;
  readonly mediaId?: number | null;
  readonly texts: Localized<AwardTexts>;
}

/** Adds or replaces an award. */
export async function saveAward(input: AwardInput): Promise<Result<{ readonly id: number }, Refusal>> {
  return await commandOn(keys, async () => {
    const before = await productOf(input.id);
    const id = await writeRow(
      "award",
      { id: input.id, exists: before !== null },
      {
        product_id: input.productId,
        position: input.order ?? 0,
        vintage: input.vintage ?? null,
        year: input.year,
        medal: input.medal ?? "NONE",
        score: input.score ?? "",
        media_id: input.mediaId ?? null,
        texts: JSON.stringify(input.texts),
      },
    );
    for (const product of new Set([input.productId, before ?? input.productId])) {
      await touchProduct(product);
      dropTags("award", `product:${product}`);
    }
    return ok({ id });
  });
}

/** Takes an award away. */
export async function removeAward(id: number): Promise<Result<null, Refusal>> {
  return await command(async () => {
    const product = await productOf(id);
    const tags = product === null ? [] : ["award", `product:${product}`];
    const removed = await removeRow("award", id, { missing: "missing.award", tags });
    if (product !== null) await touchProduct(product);
    return removed;
  });
}

/** What the caller calls the columns. */
const keys: ConstraintKeys = {
  "award.product_id": "productId",
  "award.media_id": "mediaId",
  "award.year": "year",
  "award.medal": "medal",
};

async function productOf(id: number | undefined): Promise<number | null> {
  if (id === undefined || !isRowId(id)) return null;
  const row = await database().selectFrom("award").select("product_id").where("id", "=", id).executeTakeFirst();
  return row?.product_id ?? null;
}
