import type { BottleLine } from "#schemas/commerce/bottles.ts";
import type { QuantityStep } from "#schemas/commerce/cart-totals.ts";
import type { Customization } from "#schemas/commerce/customization.ts";
import type { Declination, ProductType } from "#schemas/content/product.ts";
import { defaultLocale, type Locale } from "#schemas/locale.ts";
import { declinationsByProduct } from "#server/catalogue/declinations/read.ts";
import { database } from "#server/db/context.ts";
import { localized } from "#server/db/localized-text.ts";
import { prepared } from "#server/db/prepared.ts";
import { rowIds } from "#server/db/row-id.ts";
import { customizationsOf, type KeptAnswer, keptAnswers, stillFits } from "#server/customizations/read.ts";
import { imageColumns, type ImageRow } from "#server/media/read.ts";

import { joinedCarts } from "../joined/read.ts";

type BoxItem = NonNullable<BottleLine["items"]>[number];

/** A line with everything that it is shown and reckoned from. */
export interface FullLine extends ImageRow {
  readonly id: number;
  readonly quantity: number;
  readonly declination_id: number;
  readonly product_id: number;
  readonly type: ProductType;
  readonly kind: string;
  readonly name: string;
  readonly slug: string;
  readonly year: number | null;
  readonly capacity_ml: number;
  readonly sell_by_multiple_of: number;
  readonly reference: string;
  readonly vat_rate: number;
  readonly is_dematerialized: number;
  readonly has_shipping_fees: number;
  /** As it is sold now; null when it no longer is. */
  readonly form: Declination | null;
  readonly steps: readonly QuantityStep[];
  /** What one box holds; empty for everything else. */
  readonly items: readonly BoxItem[];
  /** How its product is made for its buyers; null: it isn't. */
  readonly customization: Customization | null;
  /** What was said of it. */
  readonly answers: readonly KeptAnswer[];
  /** 1: whoever said so was told that nobody can withdraw from it; left out: nobody said anything. */
  readonly is_told?: number;
}

/** What is wanted of a declination; the id is the line's own. */
interface Wanted {
  readonly id: number;
  readonly declination_id: number;
  readonly quantity: number;
  /** What was answered, as JSON; left out: nothing. */
  readonly answers?: string;
  readonly is_told?: number;
}

/** The lines of a cart in the order in which they were added, with present prices. */
export async function linesOf(cartId: string, locale: Locale): Promise<readonly FullLine[]> {
  const wanted = await linesIn({ cartId });
  const held = new Map((await heldBy(cartId)).map((own) => [own.declinationId, own.quantity]));
  return (await fullLines(wanted, locale)).map((line) => {
    const own = held.get(line.declination_id) ?? 0;
    return line.form && own > 0 ? { ...line, form: { ...line.form, quantity: line.form.quantity + own } } : line;
  });
}

const linesIn = prepared(({ cartId }: { cartId: string }) =>
  database()
    .selectFrom("cart_line")
    .select(["id", "declination_id", "quantity", "answers", "is_told"])
    .where("cart_id", "=", cartId)
    .orderBy("id"),
);

/**
 * What the order of a cart, or of one that went into it, holds of the stock while it waits to be paid: it is there for
 * this cart, whose next order takes that one's place.
 */
export async function heldBy(cartId: string) {
  return await heldByCarts({ carts: await joinedCarts(cartId) });
}

const heldByCarts = prepared(({ carts }: { carts: readonly string[] }) =>
  database()
    .selectFrom("order_hold")
    .innerJoin("order", "order.id", "order_hold.order_id")
    .select(["order_hold.declination_id as declinationId", "order_hold.quantity"])
    .where("order.cart_id", "in", carts)
    .where("order.state", "in", ["AWAITING_PAYMENT", "PAYMENT_FAILED"])
    .where("order_hold.is_sold", "=", 0),
);

/** Lines of what nobody has put into a cart, for reckoning; what there is none of is left out. */
export async function linesFor(
  items: readonly { readonly declinationId: number; readonly quantity: number }[],
  locale: Locale,
): Promise<readonly FullLine[]> {
  const wanted = items.map(({ declinationId, quantity }, index) => ({
    id: index + 1,
    declination_id: declinationId,
    quantity,
  }));
  return await fullLines(wanted, locale);
}

async function fullLines(wanted: readonly Wanted[], locale: Locale): Promise<readonly FullLine[]> {
  const ids = rowIds(wanted.map((line) => line.declination_id));
  if (ids.length === 0) return [];
  const rows = new Map((await selectForms({ ids, locale })).map((row) => [row.declination_id, row]));
  const products = [...new Set([...rows.values()].map((row) => row.product_id))];
  const forms = await declinationsByProduct(products, locale);
  const steps = await stepsOf(products);
  const items = await itemsOf(products);
  const customizations = await customizationsOf(products, locale);
  return wanted.flatMap((line) => {
    const row = rows.get(line.declination_id);
    if (!row) return [];
    const form = forms.get(row.product_id)?.find(({ id }) => id === line.declination_id);
    const customization = customizations.get(row.product_id) ?? null;
    const answers = keptAnswers(line.answers ?? "[]");
    // What nobody has put into a cart is reckoned as it is, before anybody says how it is to be made.
    const isMade = line.answers === undefined || stillFits(customization, answers);
    return [
      {
        ...row,
        ...line,
        customization,
        answers,
        form: (row.is_published === 1 && isMade && form) || null,
        steps: steps.get(row.product_id) ?? [],
        items: items.get(row.product_id) ?? [],
      },
    ];
  });
}

const selectForms = prepared(({ ids, locale }: { ids: readonly number[]; locale: Locale }) =>
  database()
    .selectFrom("declination")
    .innerJoin("product", "product.id", "declination.product_id")
    .innerJoin("product_text as fallback", (join) =>
      join.onRef("fallback.product_id", "=", "product.id").on("fallback.locale", "=", defaultLocale),
    )
    .leftJoin("product_text as here", (join) =>
      join.onRef("here.product_id", "=", "product.id").on("here.locale", "=", locale),
    )
    .leftJoin("media", (join) =>
      join.on("media.id", "=", ({ fn }) => fn.coalesce("declination.media_id", "product.media_id")),
    )
    .select(["declination.id as declination_id", "declination.product_id", "declination.year"])
    .select(["declination.capacity_ml", "declination.sell_by_multiple_of", "declination.reference"])
    .select(["product.type", "product.kind", "product.vat_rate", "product.is_dematerialized"])
    .select(["product.has_shipping_fees", "product.is_published"])
    .select([localized("name").as("name"), localized("slug").as("slug")])
    .select(imageColumns)
    .where("declination.id", "in", ids),
);

async function stepsOf(productIds: readonly number[]): Promise<ReadonlyMap<number, readonly QuantityStep[]>> {
  return Map.groupBy(await selectSteps({ productIds }), (row) => row.product_id);
}

const selectSteps = prepared(({ productIds }: { productIds: readonly number[] }) =>
  database()
    .selectFrom("decreasing_discount")
    .select(["product_id", "from_quantity as fromQuantity", "type", "amount"])
    .where("product_id", "in", productIds),
);

async function itemsOf(productIds: readonly number[]): Promise<ReadonlyMap<number, readonly BoxItem[]>> {
  return Map.groupBy(await selectItems({ productIds }), (row) => row.product_id);
}

const selectItems = prepared(({ productIds }: { productIds: readonly number[] }) =>
  database()
    .selectFrom("box_item")
    .innerJoin("declination", "declination.id", "box_item.declination_id")
    .select(["box_item.product_id", "box_item.quantity", "declination.capacity_ml as millilitres"])
    .where("box_item.product_id", "in", productIds),
);
