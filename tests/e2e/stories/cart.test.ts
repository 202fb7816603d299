import { localizePath, type Locale } from "#schemas/locale.ts";

import { inTurn } from "../support/in-turn.ts";
import { expect, test } from "../support/test.ts";

test.use({ javaScriptEnabled: false });

const words = {
  fr_FR: { added: "Produit ajouté au panier", see: "Voir le panier", empty: "Votre panier est vide.", add: "Ajouter" },
  en_US: { added: "Product added to cart", see: "See the cart", empty: "Your cart is empty.", add: "Add" },
} as const;

const screens: readonly (readonly [Locale, number])[] = [
  ["fr_FR", 390],
  ["en_US", 1440],
];

for (const [locale, width] of inTurn(screens, 1)) {
  test(`[§2] wines are put into the cart and taken out of it without JavaScript, in ${locale} at ${width} px`, async ({
    page,
  }) => {
    const { added, see, empty, add } = words[locale];
    await page.setViewportSize({ width, height: 900 });

    // From a card of the list: its only form, at once.
    await page.goto(localizePath("/nos-cuvees", locale));
    const card = page.locator("li", { has: page.locator("form[action$='/cart/add']") }).first();
    await card.getByRole("button", { name: add }).click();
    await expect(page.getByRole("status").filter({ hasText: added })).toBeVisible();

    // From the page of a wine: six of it.
    await page.locator("main a[href*='/wines/']").first().click();
    const form = page.locator("main form[action$='/cart/add']").first();
    await form.locator("select").selectOption("6");
    await form.getByRole("button", { name: add }).click();
    await page.getByRole("link", { name: see }).click();

    await expect(page).toHaveURL(localizePath("/cart", locale));
    const lines = page.locator("main li", { has: page.locator("form[action$='/cart/remove']") });
    await expect(lines).toHaveCount(2);
    await expect(lines.last().locator("select")).toHaveValue("6");
    const total = page.locator("main dl [data-price]").last();
    const before = await total.innerText();
    await lines.last().locator("select").selectOption("3");
    await lines.last().locator("form[action$='/cart/quantity'] button").click();
    await expect(lines.last().locator("select")).toHaveValue("3");
    await expect(total).not.toHaveText(before);
    await page.locator("main input[name='code']").fill("RIEN");
    await page.locator("main form[action$='/cart/code'] button").click();
    await expect(page.getByRole("alert")).toBeVisible();

    for (const left of [1, 0]) {
      await lines.first().locator("form[action$='/cart/remove'] button").click();
      await expect(lines).toHaveCount(left);
    }
    await expect(page.getByText(empty)).toBeVisible();
  });
}
