import type { MealIcon } from "#schemas/content/meal-icon.ts";
import type { Pairing } from "#schemas/content/product-detail.ts";
import type { Locale } from "#schemas/locale.ts";
import { database } from "#server/db/context.ts";
import { textInLocale } from "#server/db/localized-json.ts";
import { recordRead } from "#server/db/tags.ts";

/** Every kind of dish with its icon, in the estate's order. */
export async function listMealIcons(locale: Locale): Promise<readonly MealIcon[]> {
  recordRead("meal-icon");
  const rows = await database().selectFrom("meal_icon").selectAll().orderBy("position").orderBy("id").execute();
  return rows.map((row) => presentMealIcon(row, locale));
}

/** The dishes that go with one product. */
export async function pairingsOf(productId: number, locale: Locale): Promise<readonly Pairing[]> {
  recordRead("meal-icon");
  const rows = await database()
    .selectFrom("product_pairing")
    .innerJoin("meal_icon", "meal_icon.id", "product_pairing.meal_icon_id")
    .select(["meal_icon.id", "meal_icon.key", "meal_icon.label", "meal_icon.icon", "product_pairing.texts"])
    .where("product_pairing.product_id", "=", productId)
    .orderBy("product_pairing.position")
    .execute();
  return rows.map((row) => ({ ...presentMealIcon(row, locale), text: textInLocale(row.texts, locale) }));
}

function presentMealIcon(
  row: { readonly id: number; readonly key: string; readonly label: string; readonly icon: string },
  locale: Locale,
): MealIcon {
  return { id: row.id, key: row.key, label: textInLocale(row.label, locale), icon: row.icon };
}
