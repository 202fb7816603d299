import type { Page } from "playwright/test";

import { localizePath, type Locale } from "#schemas/locale.ts";

import { findAxeFaults } from "./support/axe.ts";
import { countDocuments, expect, startRuntime, test } from "./support/test.ts";
import { badge } from "./support/cart-badge.ts";

const words = {
  fr_FR: { added: "Produit ajouté au panier", see: "Voir le panier", add: "Ajouter" },
  en_US: { added: "Product added to cart", see: "See the cart", add: "Add" },
} as const;
/** What is shown at once has been answered. */
const settled = (page: Page) => expect(page.locator("[aria-busy=true]")).toHaveCount(0);
const toast = (page: Page) => page.locator(".toast-room");

for (const [locale, width, withRuntime] of [
  ["fr_FR", 390, false],
  ["en_US", 1440, true],
] as const satisfies readonly (readonly [Locale, number, boolean])[]) {
  test(`[§8 cart-added] a card's wine goes in without leaving the page, in ${locale} at ${width} px ${withRuntime ? "with" : "before"} the runtime`, async ({
    page,
  }) => {
    const { added, see, add } = words[locale];
    await page.setViewportSize({ width, height: 900 });
    // Where it is to do without, the runtime never comes.
    if (!withRuntime) await page.route("**/assets/entry-client*", () => {});
    await page.clock.install();
    await page.goto(localizePath("/nos-cuvees", locale));
    if (withRuntime) await startRuntime(page);
    await expect(badge(page)).toHaveText(/^\D+$/);
    const documents = countDocuments(page);
    // A toast waits for a slow machine.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));

    const button = page.locator("main form[action$='/cart/add']").first().getByRole("button", { name: add });
    await button.click();
    await expect(toast(page)).toContainText(added);
    // It stays under the pointer.
    await toast(page).getByRole("link", { name: see }).hover();
    await page.clock.resume();
    await expect(badge(page)).toHaveText(/\b1$/);
    expect(documents.count).toBe(0);
    expect(await findAxeFaults(page)).toEqual([]);
    await settled(page);

    // The cookie holds the same cart.
    if (!withRuntime) await page.unroute("**/assets/entry-client*");
    await toast(page).getByRole("link", { name: see }).click();
    await expect(page.locator("main form[action$='/cart/remove']")).toHaveCount(1);
    await expect(badge(page)).toHaveText(/\b1$/);
  });
}

test("what is added shows before the server has answered, and is taken back in words when it is refused", async ({
  page,
  complaints,
}) => {
  await page.goto("/wines/les-terrasses/1");
  const form = page.locator("main form[action$='/cart/add']").first();
  const button = form.locator("button[type=submit]");
  let answer = (): void => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/cart/add", async (route) => {
    await held;
    const message = "Il ne reste que 3 articles en stock";
    await route.fulfill({ status: 409, json: { success: false, data: null, message } });
  });
  await form.locator("select").selectOption("6");
  await button.click();
  await expect(badge(page)).toHaveText(/\b6$/);
  await expect(button).toHaveAttribute("aria-busy", "true");
  await button.click();
  answer();
  await expect(page.locator("main").getByRole("alert")).toHaveText("Il ne reste que 3 articles en stock");
  await expect(badge(page)).toHaveText(/^\D+$/);
  await expect(button).not.toHaveAttribute("aria-busy");
  await expect(page.locator(".toast")).toHaveCount(0);
  expect(complaints.splice(0).join()).toContain("409");
});

test("offline nothing is added, and it says so", async ({ page, context, complaints }) => {
  await page.goto("/nos-cuvees", { waitUntil: "networkidle" });
  const button = page.locator("main form[action$='/cart/add'] button").first();
  await button.scrollIntoViewIfNeeded();
  await context.setOffline(true);
  await button.click();
  await expect(page.locator("#status")).toContainText("rien n’a été ajouté");
  await expect(badge(page)).toHaveText(/^\D+$/);
  await context.setOffline(false);
  // Pictures that come into sight meanwhile can't be had either.
  const others = complaints.splice(0).filter((complaint) => !complaint.includes("ERR_INTERNET_DISCONNECTED"));
  expect(others).toEqual([]);
});

test("two tabs agree, and a form that was posted as it is tells its news to the next page", async ({
  page,
  context,
}) => {
  await page.goto("/nos-cuvees");
  const other = await context.newPage();
  await other.goto("/nos-cuvees");
  await page.locator("main form[action$='/cart/add'] button").first().click();
  await expect(badge(other)).toHaveText(/\b1$/);
  await expect(other.locator("main [data-buys] output").first()).toHaveText("1");
  // As on a page whose script has not come yet.
  await page
    .locator("main form[action$='/cart/add']")
    .first()
    .evaluate((form: HTMLFormElement) => form.submit());
  await expect(page).toHaveURL(/state=added/);
  await expect(badge(page)).toHaveText(/\b2$/);
  await expect(badge(other)).toHaveText(/\b2$/);
});

test("who left before the answer came is told on the next page", async ({ page }) => {
  await page.goto("/nos-cuvees");
  await page.locator("main form[action$='/cart/add'] button").first().click();
  await expect(badge(page)).toHaveText(/\b1$/);
  await settled(page);
  await page.evaluate(() => {
    localStorage.removeItem("cart");
    localStorage.removeItem("cartLines");
    localStorage.setItem("cartSending", "1");
  });
  await page.goto("/");
  await expect(badge(page)).toHaveText(/\b1$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("cartSending"))).toBeNull();
});

test("[§4 cart-refresh-fails] who leaves while the kept cart is asked for keeps it: what is cut off didn't fail", async ({
  page,
}) => {
  await page.goto("/nos-cuvees");
  await page.locator("main form[action$='/cart/add'] button").first().click();
  await expect(badge(page)).toHaveText(/\b1$/);
  await settled(page);
  await page.route("**/api/cart/*", () => {});
  await page.goto("/");
  const held = page.waitForRequest("**/api/cart/*");
  await startRuntime(page);
  await held;
  await page.goto("/legal-notice");
  await expect(badge(page)).toHaveText(/\b1$/);
});

test("[§7] a customer of whom the server can't tell at start keeps the cart: that is no logout", async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  await page.goto("/nos-cuvees");
  await page.locator("main form[action$='/cart/add'] button").first().click();
  await expect(badge(page)).toHaveText(/\b1$/);
  await settled(page);
  await context.addCookies([{ name: "token", value: "a".repeat(44), url: baseURL ?? "" }]);
  await page.evaluate(() => sessionStorage.setItem("cellardoor:customer", "7"));
  await page.route(/\/api\/(?:logged|user)$/, (route) => route.fulfill({ status: 503, body: "" }));
  await page.goto("/legal-notice");
  const restored = page.waitForResponse("**/api/cart/*");
  await startRuntime(page);
  await restored;
  await expect(badge(page)).toHaveText(/\b1$/);
  expect(complaints.splice(0).join()).toContain("503");
});

test("where the code that sends it can't be had, the form is posted as it is", async ({ page, complaints }) => {
  await page.route("**/assets/send-cart-form*", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/nos-cuvees");
  await page.locator("main form[action$='/cart/add'] button").first().click();
  await expect(page).toHaveURL(/state=added/);
  await expect(page.getByRole("status").filter({ hasText: "Produit ajouté" })).toBeVisible();
  expect(complaints.splice(0).join()).toContain("404");
});

test("[§5 quantity-list] the stepper of a wine's page goes through the list, and never beyond its ends", async ({
  page,
}) => {
  await page.goto("/wines/les-terrasses/1");
  const form = page.locator("main form[action$='/cart/add']").first();
  const [fewer, more] = [form.getByRole("button", { name: /^Moins/ }), form.getByRole("button", { name: /^Plus/ })];
  await fewer.click();
  await expect(form.locator("select")).toHaveValue("1");
  for (let press = 0; press < 3; press += 1) await more.click();
  await expect(form.locator("select")).toHaveValue("4");
  const steps = page.locator("main [data-from][data-active]");
  await form.locator("select").selectOption("6");
  await expect(steps).toHaveAttribute("data-from", "6");
  await form.locator("select").selectOption("4");
  await fewer.click();
  await expect(steps).toHaveAttribute("data-from", "1");
  await expect(form.locator("button[type=submit]")).toContainText("38,70\u00a0€");
  await form.locator("button[type=submit]").click();
  await expect(badge(page)).toHaveText(/\b3$/);
});

test("on a phone a bar with the price takes the place of the bar at the foot while the panel is above the screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/wines/les-terrasses/1");
  const foot = page.locator('[data-block="bottom-bar"]');
  const buy = page.locator("main button[form^='buy-']");
  await expect(foot).toBeVisible();
  await expect(buy).toBeHidden();
  await page.evaluate(() => scrollTo(0, 1500));
  await expect(buy).toBeVisible();
  await expect(foot).toBeHidden();
  expect(await findAxeFaults(page)).toEqual([]);
  const bar = await buy.locator("..").boundingBox();
  expect([bar?.height, (bar?.y ?? 0) + (bar?.height ?? 0)]).toEqual([64, 844]);
  await buy.click();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(foot).toBeVisible();
  await expect(badge(page)).toHaveText(/\b1$/);
});
