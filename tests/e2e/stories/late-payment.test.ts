import { lookClosely } from "../support/axe.ts";
import { inTurn } from "../support/in-turn.ts";
import { placeOrder } from "../support/placed-order.ts";
import { shopWords } from "../support/shopper.ts";
import { countDocuments, expect, test } from "../support/test.ts";
import { badge } from "../support/cart-badge.ts";
import { waitForBank, tellBank, forgiveCart } from "../support/late-bank.ts";

const rooms = [
  ["fr_FR", 390],
  ["en_US", 1440],
] as const;

for (const [locale, width] of inTurn(rooms, 1)) {
  test(`[§4] a payment of which the bank tells late is told of in place, and its cart is gone, in ${locale} at ${width} px`, async ({
    page,
    request,
    complaints,
  }) => {
    const { thanks, refresh } = shopWords[locale];
    await page.setViewportSize({ width, height: 900 });
    const order = await placeOrder(request, locale);
    const title = await waitForBank(page, order, locale);
    await expect(badge(page)).toHaveText(/\b2$/);
    await lookClosely(page);
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
    await lookClosely(page);
    forgiveCart(complaints);
  });
}
