import { saveAward } from "#server/catalogue/awards/write.ts";
import { saveMealIcon } from "#server/catalogue/meal-icons/write.ts";
import { saveProduct } from "#server/catalogue/products/write.ts";
import { saveRecommendations } from "#server/catalogue/relations/write.ts";
import { saveVariation } from "#server/catalogue/variations/write.ts";
import { database } from "#server/db/context.ts";

import { idsOf, type Random, type Writes } from "./random.ts";

/** Products as they are described: words, sheets, dishes, awards, variations, recommendations. */
export function catalogueWrites(random: Random): Writes {
  const aProduct = () => random.idOf("product");
  const words = () => random.both(() => random.word());
  return {
    "a product's name": async () => saveProduct({ id: await aProduct(), texts: { fr_FR: { name: random.word() } } }),
    "a product's words": async () =>
      saveProduct({
        id: await aProduct(),
        texts: random.both(() => ({ summary: random.word(), text: `<p>${random.count()}</p>` })),
      }),
    "a product's address": async () =>
      saveProduct({ id: await aProduct(), texts: { en_US: { slug: `address-${random.count()}` } } }),
    "a product's tags": async () => saveProduct({ id: await aProduct(), tags: [`t${random.count()}`, "bio"] }),
    "a product's origin": async () =>
      saveProduct({
        id: await aProduct(),
        kind: random.choose(["RED", "WHITE", "ROSE"]),
        appellation: random.word(),
        region: random.word(),
      }),
    "a product's picture": async () => saveProduct({ id: await aProduct(), mediaId: await random.idOf("media") }),
    "a product's back label": async () =>
      saveProduct({ id: await aProduct(), backMediaId: await random.idOf("media") }),
    "a product's sheet": async () =>
      saveProduct({
        id: await aProduct(),
        facts: { alcohol: 11 + random.below(4) },
        texts: { fr_FR: { sheet: { grapes: [{ name: random.word(), percent: 100 }] } } },
      }),
    "a product in or out of sight": async () =>
      saveProduct({ id: await aProduct(), isPublished: random.isLikely(0.6) }),
    "a product's recommendations": async () =>
      saveRecommendations(await aProduct(), random.some(await idsOf("product"), 4)),

    "a dish": async () => saveMealIcon({ ...(await aMealIcon(random)), label: words(), order: random.below(9) }),
    "a dish's drawing": async () =>
      saveMealIcon({ ...(await aMealIcon(random)), label: words(), icon: `M${random.below(24)} 0h1` }),
    "a product's dishes": async () => {
      const icons = random.some(await idsOf("meal_icon"), 4);
      return saveProduct({
        id: await aProduct(),
        lists: { pairings: icons.map((idMealIcon) => ({ idMealIcon, texts: words() })) },
      });
    },

    "an award": async () => saveAward({ ...(await anAward(random)), id: await random.idOf("award") }),
    "an award more": async () => saveAward(await anAward(random)),

    "a variation": async () => {
      const id = await random.idOf("variation");
      const details = await database()
        .selectFrom("variation_detail")
        .select("id")
        .where("variation_id", "=", id)
        .orderBy("id")
        .execute();
      return saveVariation({
        id,
        label: words(),
        displayLabel: random.isLikely(0.5) ? words() : undefined,
        order: random.below(9),
        details: details.map((detail) => ({ id: detail.id, label: words() })),
      });
    },
    "a product's variations": async () =>
      saveProduct({ id: await aProduct(), lists: { variations: random.some(await idsOf("variation"), 3) } }),
  };
}

async function aMealIcon(random: Random) {
  const rows = await database().selectFrom("meal_icon").select(["id", "key", "icon"]).orderBy("id").execute();
  return random.choose(rows);
}

async function anAward(random: Random) {
  return {
    productId: await random.idOf("product"),
    order: random.below(9),
    year: 2015 + random.below(10),
    medal: random.choose(["GOLD", "SILVER", "BRONZE", "NONE"] as const),
    score: `${random.below(20)}/20`,
    mediaId: await random.idOf("media"),
    texts: random.both(() => ({ title: random.word(), issuer: random.word(), text: random.word() })),
  };
}
