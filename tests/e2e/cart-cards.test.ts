import type { Page } from "playwright/test";

import { findAxeFaults } from "./support/axe.ts";
import { expect, rememberPopups, test } from "./support/test.ts";

const badge = (page: Page) => page.locator('[data-block="cart-badge"]:visible a');
/** What is shown at once has been answered. */
const settled = (page: Page) => expect(page.locator("[aria-busy=true]")).toHaveCount(0);
/** What the browser keeps of the cart: how many of each thing. */
const keptQuantities = (page: Page) =>
  page.evaluate(() => {
    const lines = JSON.parse(localStorage.getItem("cartLines") ?? "[]") as readonly { readonly quantity: number }[];
    return lines.map(({ quantity }) => quantity);
  });

test("in a card's place for adding stand the number and its buttons once the cart has it; nothing moves, and what is refused is taken back in words", async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/nos-cuvees");
  const place = page.locator("main [data-buys]").first();
  const [fewer, more] = [place.getByRole("button", { name: /^Moins/ }), place.getByRole("button", { name: /^Plus/ })];
  const [add, number] = [place.locator("button[type=submit]"), place.locator("output")];
  const price = place.locator("xpath=ancestor::li").locator("[data-price]").first();
  await add.focus();
  const before = [await place.boundingBox(), await price.boundingBox()];
  await page.keyboard.press("Enter");
  await expect(number).toHaveText("1");
  await expect(add).toBeHidden();
  await expect(more).toBeFocused();
  expect([await place.boundingBox(), await price.boundingBox()]).toEqual(before);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("Enter");
  await expect(number).toHaveText("4");
  await expect(badge(page)).toHaveText(/\b4$/);
  await expect.poll(() => keptQuantities(page)).toEqual([4]);
  expect(await findAxeFaults(page)).toEqual([]);

  const message = "Il ne reste que 4 articles en stock";
  await page.route("**/cart/quantity", (route) =>
    route.fulfill({ status: 409, json: { success: false, data: null, message } }),
  );
  await more.click();
  await expect(page.locator("main").getByRole("alert")).toHaveText(message);
  await expect(number).toHaveText("4");
  await expect(badge(page)).toHaveText(/\b4$/);
  await page.unroute("**/cart/quantity");

  await page.reload();
  await expect(number).toHaveText("4");
  await fewer.focus();
  for (let press = 0; press < 4; press += 1) await page.keyboard.press("Enter");
  await expect(add).toBeFocused();
  await expect(number).toBeHidden();
  await expect(badge(page)).toHaveText(/^\D+$/);
  await expect.poll(() => keptQuantities(page)).toEqual([]);
  expect(complaints.splice(0).join()).toContain("409");
});

test("[§2] what the search proposes and finds, and what goes with a wine, goes into the cart from there", async ({
  page,
}) => {
  await page.goto("/products/search?q=coffret");
  await page.locator("main form[action$='/cart/add'] button").first().click();
  await expect(badge(page)).toHaveText(/\b1$/);
  await settled(page);

  await page.locator("main input[data-suggest]").first().fill("centen");
  await page.locator("main input[data-suggest]").first().focus();
  const proposed = page.getByRole("button", { name: "Ajouter La Centenaire au panier" }).and(page.locator("[form]"));
  await expect(proposed).toBeVisible();
  expect(await findAxeFaults(page)).toEqual([]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(proposed).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(badge(page)).toHaveText(/\b2$/);
  await expect(page).toHaveURL("/products/search?q=coffret");
  await settled(page);

  await page.goto("/wines/les-terrasses/1");
  // What goes with it is in the cart by now.
  await page.locator("[data-block='recommended-products'] [data-buys] [data-step='1']").first().click();
  await expect(badge(page)).toHaveText(/\b3$/);
});

test("[§9 shop-thresholds] once the cart has something, the list's head says how far free delivery is, and nothing moves", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/nos-cuvees");
  const title = page.locator("main h1");
  const before = await title.boundingBox();
  const far = page.getByText(/^Encore \d+ bouteilles ou .* pour la livraison offerte$/);
  await expect(far).toHaveCount(0);
  // The corkscrew and the like aren't counted; a box is.
  const box = page.locator("main li", { hasText: "Coffret Découverte" });
  await box.locator("form[action$='/cart/add'] button").click();
  await expect(far).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => title.boundingBox()).toEqual(before);
  await page.reload();
  await expect(far).toBeVisible();
});

test("[§2] of a wine in several forms a card opens a sheet of them over the page: one is added from the home page, and Escape, Back and a press beside the sheet close it", async ({
  page,
  complaints,
}) => {
  await rememberPopups(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const link = page.locator("main a[data-action='forms:open']").first();
  const sheet = page.getByRole("dialog");
  const places = sheet.locator("[data-buys]");
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(sheet.getByRole("heading")).toBeFocused();
  expect(await places.count()).toBeGreaterThan(1);
  await expect(sheet.getByText(/€\/L$/).first()).toBeVisible();
  expect(await findAxeFaults(page)).toEqual([]);
  await places.first().locator("button[type=submit]").press("Enter");
  await expect(places.first().locator("output")).toHaveText("1");
  await expect(sheet.getByRole("link", { name: "Voir le panier" })).toBeVisible();
  await expect(badge(page)).toHaveText(/\b1$/);
  await settled(page);

  const message = "Il ne reste que 4 articles en stock";
  await page.route("**/cart/add", (route) =>
    route.fulfill({ status: 409, json: { success: false, data: null, message } }),
  );
  await places.nth(1).locator("button[type=submit]").click();
  await expect(sheet.getByRole("alert")).toHaveText(message);
  await settled(page);
  await expect(sheet.getByRole("alert"), "what was refused stays in words").toBeVisible();
  await expect(badge(page)).toHaveText(/\b1$/);
  expect(complaints.splice(0).join()).toContain("409");

  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(link).toBeFocused();
  await link.click();
  await expect(places.first().locator("output"), "the sheet knows what the cart has").toHaveText("1");
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL("/");
  await link.click();
  await expect(sheet).toBeVisible();
  await page.mouse.click(20, 20);
  await expect(sheet).toBeHidden();

  // What it leads to is one step from the page: the sheet leaves nothing in the history.
  await link.click();
  await sheet.getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(/\/wines\//);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(link).toBeVisible();
});
