import { demoProducts } from "#demo/content/products/all-products.ts";
import { productIds } from "#demo/content/ids.ts";
import { demoSheets } from "#demo/content/products/all-sheets.ts";
import { nutritionOf } from "#demo/content/products/sheet.ts";
import { saveFoodLabel } from "#server/labels/write.ts";
import { insist } from "#server/text/insist.ts";

/** Stores what the law wants known of each wine, by vintage: its own alcohol counts among its energy. */
export async function storeLabels(): Promise<void> {
  for (const { id, declinations, name } of demoProducts) {
    const sheet = demoSheets.get(id);
    if (!sheet) continue;
    for (const { reference } of declinations) {
      const alcohol = sheet.forms[reference]?.alcohol ?? sheet.alcohol;
      const ingredients = id === productIds.aubade ? sparkling : still;
      const label = { ingredients, nutrition: nutritionOf({ ...sheet, alcohol }) };
      insist(await saveFoodLabel([reference], label), `e-label of ${name.en_US}`);
    }
  }
}

const [grapes, sulphites] = [{ term: "grapes" }, { term: "sulphites", role: "preservative" }];
const still = [grapes, sulphites];
/** What has no name in every language is told in those that the estate writes. */
const sparkling = [
  grapes,
  { text: { fr: "liqueur de tirage", en: "tirage liqueur" }, isAllergen: false },
  { text: { fr: "liqueur d’expédition", en: "expedition liqueur" }, isAllergen: false },
  sulphites,
];
