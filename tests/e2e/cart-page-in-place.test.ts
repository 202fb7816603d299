import type { Locator, Page } from "playwright/test";

import { countDocuments, expect, runtimeHere, test } from "./support/test.ts";

const badge = (page: Page) => page.locator('[data-block="cart-badge"]:visible a');

test("the drawer leads to the checkout; the forms of the cart's page change it in place and keep the focus", async ({
  page,
  complaints,
}) => {
  await page.goto("/nos-cuvees");
  for (const index of [0, 1]) {
    await page.locator("main form[action$='/cart/add'] button").nth(index).click();
    await expect(badge(page)).toHaveText(new RegExp(`\\b${index + 1}$`));
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  }
  await badge(page).click();
  await page.locator("dialog[open]").getByRole("link", { name: "Commander" }).click();
  await expect(page).toHaveURL("/cart/address");
  await page.goto("/cart");
  await runtimeHere(page);
  const documents = countDocuments(page);
  const lines = page.locator("main li", { has: page.locator("form[action$='/cart/remove']") });
  await lines.first().locator("select").focus();
  await lines.first().locator("select").selectOption("3");
  await expect(badge(page)).toHaveText(/\b4$/);
  await expect(lines.first().locator("select")).toBeFocused();
  await refuseCodeWhileAsked(page, lines.first().locator("select"));
  await lines.first().locator("form[action$='/cart/remove'] button").click();
  await expect(lines).toHaveCount(1);
  await expect(page.locator("main h1")).toBeFocused();
  expect(documents.count).toBe(0);
  expect(complaints.splice(0).join()).toContain("409");
});

/** A code is refused while the page as it is after another change is still on its way: what was said and typed stays. */
async function refuseCodeWhileAsked(page: Page, quantity: Locator): Promise<void> {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/_data/cart", async (route) => {
    await held;
    await route.continue();
  });
  const isAsked = page.waitForRequest("**/_data/cart");
  await quantity.selectOption("2");
  await isAsked;
  const code = page.locator("main input[name='code']");
  const refusal = page.getByRole("alert");
  const words = "Ce code de réduction ne peut pas être utilisé.";
  await code.fill("RIEN");
  await page.locator("main form[action$='/cart/code'] button").click();
  await expect(refusal).toHaveText(words);
  const isShown = page.evaluate(() => new Promise((shown) => document.addEventListener("cellardoor:page", shown)));
  release();
  await isShown;
  await expect(refusal).toHaveText(words);
  await expect(code).toHaveValue("RIEN");
}
