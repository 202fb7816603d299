import type { APIRequestContext, Locator, Page } from "playwright/test";

import { localizePath, type Locale } from "#schemas/locale.ts";

import { findAxeFaults } from "./support/axe.ts";
import { inTurn } from "./support/in-turn.ts";
import { placeOrder, type PlacedOrder } from "./support/placed-order.ts";
import { beSeen } from "./support/seen.ts";
import { cards, shopWords } from "./support/shopper.ts";
import { countDocuments, expect, rememberPopups, test } from "./support/test.ts";

const words = {
  fr_FR: { waiting: "La banque vérifie votre paiement", unsure: /identité n’a pas été confirmée/ },
  en_US: { waiting: "The bank is checking your payment", unsure: /identity was not confirmed/ },
} as const;

/** The page that waits for the bank, which asks its customer who they are and tells the shop nothing by itself. */
async function waitForBank(page: Page, { id, key, cart, url }: PlacedOrder, locale: Locale): Promise<Locator> {
  await rememberPopups(page);
  // As the browser is left by who has ordered: it holds the order and the cart that is being bought.
  await page.goto(`${localizePath(`/cart/success/${id}`, locale)}?key=${key}`);
  await page.evaluate((held) => localStorage.setItem("cart", held), cart);
  await page.goto(`${url}?lang=${locale}`);
  await page.locator("#card").fill(cards.asks);
  await page.locator("summary").click();
  await page.locator("select").selectOption("NEVER");
  await page.locator("button[value='pay']").click();
  const isLive = page.waitForRequest(/\/api\/sandbox\/result\//);
  await page.locator("button[value='leave']").click();
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText(words[locale].waiting);
  await isLive;
  return title;
}

/** What is told at the bank, from wherever. */
async function tellBank(request: APIRequestContext, { url }: PlacedOrder, action: "ok" | "fail"): Promise<void> {
  const answer = await request.post(`${url}/challenge`, { form: { do: action }, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
}

/** The cart that was bought is asked for once, and forgotten. */
function forgiveCart(complaints: string[]): void {
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !/status of 404 \(/.test(complaint)));
}

const badge = (page: Page) => page.locator('[data-block="cart-badge"]:visible a');

const rooms = [
  ["fr_FR", 390],
  ["en_US", 1440],
] as const;

for (const [locale, width] of inTurn(rooms, 1)) {
  test(
    `[§4] a payment of which the bank tells late is told of in place, and its cart is gone, in ${locale} at ${width} px`,
    { tag: "@story" },
    async ({ page, request, complaints }) => {
      const { thanks, refresh } = shopWords[locale];
      await page.setViewportSize({ width, height: 900 });
      const order = await placeOrder(request, locale);
      const title = await waitForBank(page, order, locale);
      await expect(badge(page)).toHaveText(/\b2$/);
      expect(await findAxeFaults(page)).toEqual([]);
      await page.getByRole("link", { name: refresh }).focus();
      const documents = countDocuments(page);
      await tellBank(request, order, "ok");
      await expect(title).toHaveText(thanks);
      await expect(page.locator("#announcer")).toHaveText(thanks);
      // The link that had the focus is gone.
      await expect(title).toBeFocused();
      await expect(page.locator("main")).toContainText("claire@exemple.test");
      await expect(badge(page)).toHaveText(/^\D+$/);
      expect(documents.count).toBe(0);
      expect(await findAxeFaults(page)).toEqual([]);
      forgiveCart(complaints);
    },
  );
}

for (const locale of inTurn(["fr_FR", "en_US"] as const, 0)) {
  test(`[§4] of a payment that fails late is told why, and it can be paid at once; who does something else is left to it, in ${locale}`, async ({
    page,
    request,
  }) => {
    const { left, again } = shopWords[locale];
    const order = await placeOrder(request, locale);
    const title = await waitForBank(page, order, locale);
    const other = page.locator("header a[href]:visible").first();
    await other.focus();
    const documents = countDocuments(page);
    await tellBank(request, order, "fail");
    await expect(title).toHaveText(left);
    await expect(page.getByRole("alert")).toHaveText(words[locale].unsure);
    await expect(page.locator("#announcer")).toHaveText(left);
    await expect(other).toBeFocused();
    await expect(badge(page)).toHaveText(/\b2$/);
    expect(documents.count).toBe(0);
    await page.getByRole("button", { name: again }).click();
    await expect(page.locator("#card")).toBeVisible();
  });
}

test("[§4 offline] a page that waits for the bank asks nothing while nobody sees it or it has no connection, and at once afterwards", async ({
  page,
  request,
  context,
  complaints,
}) => {
  const order = await placeOrder(request);
  const title = await waitForBank(page, order, "fr_FR");
  let asked = 0;
  page.on("request", (sent) => (asked += Number(/\/api\/sandbox\/result\//.test(sent.url()))));
  await page.clock.install();
  await page.reload();
  await expect.poll(async () => await page.evaluate(() => document.querySelector("#announcer") !== null)).toBe(true);
  await page.clock.runFor(5000);
  await expect.poll(() => asked).toBeGreaterThan(0);
  await beSeen(page, "hidden");
  asked = 0;
  await page.clock.runFor(60_000);
  expect(asked).toBe(0);
  await context.setOffline(true);
  await beSeen(page, "visible");
  await page.clock.runFor(60_000);
  expect(asked).toBe(0);
  await tellBank(request, order, "ok");
  await context.setOffline(false);
  await page.clock.runFor(1000);
  await expect(title).toHaveText(shopWords.fr_FR.thanks);
  await expect(badge(page)).toHaveText(/^\D+$/);
  forgiveCart(complaints);
});
