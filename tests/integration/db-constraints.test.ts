import { describe, expect, test } from "vitest";

import type { Result } from "#schemas/result.ts";
import type { Refusal } from "#schemas/refusal.ts";
import { saveAward } from "#server/catalogue/awards/write.ts";
import type { DeclinationInput } from "#server/catalogue/declinations/write.ts";
import { saveProduct } from "#server/catalogue/products/write.ts";
import { saveRecommendations } from "#server/catalogue/relations/write.ts";
import { saveMedia } from "#server/media/write.ts";
import { saveNews } from "#server/news/write.ts";
import { createLayout } from "#server/pages/layouts/write.ts";
import { bothEngines, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

const texts = { fr_FR: { name: "Éclat" } };
const sold = { reference: "NEW", priceCents: 100 };

describe.each(bothEngines)("what a constraint refuses on $name", (engine) => {
  useDatabase(engine);

  test.each<[string, () => Promise<Result<unknown, Refusal>>]>([
    ["declinations.0.reference", () => product({ reference: "EC" })],
    ["declinations.0.priceCents", () => product({ priceCents: -1 })],
    ["declinations.0.sellByMultipleOf", () => product({ sellByMultipleOf: 1001 })],
    ["declinations.0.capacityMl", () => product({ capacityMl: -1 })],
    ["declinations.0.discounts.0.amount", () => product({ discounts: [{ type: "PERCENT", amount: 10_001 }] })],
    ["declinations.0.discounts.0.amount", () => product({ discounts: [{ type: "EURO", amount: 0 }] })],
    ["declinations.0.mediaId", () => product({ mediaId: 99 })],
    ["mediaId", () => saveProduct({ texts, mediaId: 99 })],
    ["backMediaId", () => saveProduct({ texts, mediaId: null, backMediaId: 99 })],
    ["lists.pairings.0", () => saveProduct({ texts, lists: { pairings: [{ idMealIcon: 99 }] } })],
    ["lists.variations.0", () => saveProduct({ texts, lists: { variations: [99] } })],
    ["lists.decreasingDiscounts.1.amount", () => decreasing(10_001, 3)],
    ["lists.decreasingDiscounts.1.fromQuantity", () => decreasing(100, 2)],
    ["vatRate", () => saveProduct({ texts, vatRate: -1 })],
    ["recommended.0", () => saveRecommendations(1, [1])],
    ["year", () => saveAward({ productId: 1, year: 1700, texts: { fr_FR: { title: "Or", issuer: "", text: "" } } })],
    ["mediaId", () => saveNews({ date: "2026-05-01", mediaId: 99, texts: { fr_FR: { title: "Récolte" } } })],
    ["path", () => saveMedia({ path: "a.jpg", width: 1, height: 1, bytes: 1, mime: "image/jpeg" })],
    ["width", () => saveMedia({ path: "b.jpg", width: 0, height: 1, bytes: 1, mime: "image/jpeg" })],
    ["name", () => createLayout({ kind: "page", name: "home" })],
  ])("is told under the caller's own key: %s", async (key, save) => {
    done(await saveProduct({ id: 1, texts, declinations: [{ reference: "EC", priceCents: 1 }] }));
    done(await saveMedia({ path: "a.jpg", width: 1, height: 1, bytes: 1, mime: "image/jpeg" }));
    done(await createLayout({ kind: "page", name: "home" }));
    const refused = await save();
    expect(refused).toMatchObject({ ok: false, error: { problems: [{ key }] } });
    expect(JSON.stringify(refused)).not.toMatch(/[a-z]_[a-z]/);
  });
});

async function product(declination: DeclinationInput): Promise<Result<unknown, Refusal>> {
  return await saveProduct({ texts, declinations: [{ ...sold, ...declination }] });
}

async function decreasing(amount: number, fromQuantity: number): Promise<Result<unknown, Refusal>> {
  const first = { type: "PERCENT", amount: 500, fromQuantity: 2 } as const;
  return await saveProduct({ texts, lists: { decreasingDiscounts: [first, { ...first, amount, fromQuantity }] } });
}
