import { inTurn } from "./support/in-turn.ts";
import { placeOrder } from "./support/placed-order.ts";
import { beSeen } from "./support/seen.ts";
import { shopWords } from "./support/shopper.ts";
import { countDocuments, expect, test } from "./support/test.ts";
import { badge } from "./support/cart-badge.ts";
import { lateWords, waitForBank, tellBank, forgiveCart } from "./support/late-bank.ts";

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
    await expect(page.getByRole("alert")).toHaveText(lateWords[locale].unsure);
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
