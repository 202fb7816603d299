import { ok, type Result } from "#schemas/result.ts";
import { refuse, refuseInput, type Problem, type Refusal } from "#schemas/refusal.ts";
import { database, dropTags } from "#server/db/context.ts";
import type { ConstraintKeys } from "#server/db/constraint.ts";
import { commandOn } from "#server/db/command.ts";
import { isRowId } from "#server/db/row-id.ts";
import { replaceRows } from "#server/db/write-row.ts";

import { touchProduct } from "../products/write.ts";

/** So many of a declination in a box. */
export interface BoxItemInput {
  readonly declinationId: number;
  readonly quantity: number;
}

/**
 * Replaces what is in a box. Refused for a product that isn't one, for a box in a box, and for what is no longer
 * sold.
 */
export async function saveBoxItems(productId: number, items: readonly BoxItemInput[]): Promise<Result<null, Refusal>> {
  return await commandOn(itemKeys, async () => {
    if ((await typeOf(productId)) !== "BOX") return refuse("not-found", "missing.box", { values: { id: productId } });
    const forms = await formsOf(items.map(({ declinationId }) => declinationId));
    if ([...forms.values()].some(({ type }) => type === "BOX")) {
      return refuseInput([{ key: "items", messageKey: "key.noBoxes" }]);
    }
    const archived = items.flatMap(({ declinationId }, index): Problem[] =>
      forms.get(declinationId)?.isArchived
        ? [{ key: `items.${index}.declinationId`, messageKey: "key.archivedForm" }]
        : [],
    );
    if (archived.length > 0) return refuseInput(archived);
    const rows = items.map(({ declinationId, quantity }, position) => ({
      product_id: productId,
      declination_id: declinationId,
      position,
      quantity,
    }));
    await replaceRows("box_item", "product_id", productId, rows, "items");
    await touchProduct(productId);
    dropTags("product", `product:${productId}`);
    return ok(null);
  });
}

/** Replaces the products that a product's page proposes first, in this order. */
export async function saveRecommendations(
  productId: number,
  recommended: readonly number[],
): Promise<Result<null, Refusal>> {
  return await commandOn(recommendationKeys, async () => {
    if ((await typeOf(productId)) === null)
      return refuse("not-found", "missing.product", { values: { id: productId } });
    const rows = [...new Set(recommended)].map((id, position) => ({
      product_id: productId,
      recommended_id: id,
      position,
    }));
    await replaceRows("product_recommendation", "product_id", productId, rows, "recommended");
    await touchProduct(productId);
    dropTags("product", `product:${productId}`);
    return ok(null);
  });
}

/** What the caller calls the columns. */
const itemKeys: ConstraintKeys = {
  "box_item.declination_id": "items.declinationId",
  "box_item.quantity": "items.quantity",
};

/** What the caller calls the columns. */
const recommendationKeys: ConstraintKeys = {
  "product_recommendation.recommended_id": "recommended",
  // A product isn't recommended beside itself: each engine has a name of its own for that.
  "product_recommendation.product_id": "recommended",
  "product_recommendation.product_recommendation_check": "recommended",
};

async function typeOf(productId: number): Promise<string | null> {
  if (!isRowId(productId)) return null;
  const row = await database().selectFrom("product").select("type").where("id", "=", productId).executeTakeFirst();
  return row?.type ?? null;
}

interface BoxedForm {
  readonly type: string;
  readonly isArchived: boolean;
}

async function formsOf(ids: readonly number[]): Promise<ReadonlyMap<number, BoxedForm>> {
  const known = ids.filter(isRowId);
  if (known.length === 0) return new Map();
  const rows = await database()
    .selectFrom("declination")
    .innerJoin("product", "product.id", "declination.product_id")
    .select(["declination.id", "declination.archived_at", "product.type"])
    .where("declination.id", "in", known)
    .execute();
  return new Map(rows.map((row) => [row.id, { type: row.type, isArchived: row.archived_at !== null }]));
}
