import { findAxeFaults } from "./support/axe.ts";
import { giveAddress, pointer, putIn, type Shopper, visit } from "./support/shopper.ts";
import { expect, rememberPopups, test } from "./support/test.ts";

test("what delivery costs can be read while the price of the way that was chosen is on its way", async ({ page }) => {
  await rememberPopups(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const shopper: Shopper = { page, locale: "en_US", hands: pointer, look: async () => {} };
  await visit(shopper, "/cart");
  await putIn(shopper, 1, 2);
  await visit(shopper, "/cart/address");
  const answers = Promise.withResolvers<void>();
  await page.route("**/delivery", async (route) => {
    await answers.promise;
    await route.continue();
  });
  await giveAddress(shopper);
  const totals = page.getByRole("complementary", { name: "Your order" }).locator("dl[aria-busy='true']");
  await expect(totals).toContainText("from €");
  expect(await findAxeFaults(page)).toEqual([]);
  answers.resolve();
  await expect(totals).toHaveCount(0);
});
