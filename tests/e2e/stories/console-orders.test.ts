import { logBrowserIn, makeAdministrator } from "../support/administrator.ts";
import { lookClosely } from "../support/axe.ts";
import { buyOrder } from "../support/bought-orders.ts";
import { mailsIn } from "../support/outbox.ts";
import { expect, rememberPopups, test } from "../support/test.ts";
import { openOrders } from "../support/open-orders.ts";

test.beforeEach(async ({ site, request, context, page }) => {
  await logBrowserIn(await makeAdministrator(site, request), context);
  await rememberPopups(page);
});

test("a guest's order is found, prepared, shipped with its number, and a bottle of it is given back", async ({
  page,
  request,
  site,
}) => {
  const order = await buyOrder(page, request, { lastname: "Préparée", way: "sent" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openOrders(page, "fr_FR");
  // What is ticked before the list has been searched is forgotten with the rows of before.
  const found = page.waitForResponse((response) => response.url().includes("preparee"));
  await page.getByRole("searchbox", { name: /^Code/ }).fill("preparee");
  await found;
  const row = page.getByRole("row", { name: new RegExp(order.code) });
  await expect(row).toContainText("Odile Préparée");
  await lookClosely(page, "#editor");

  await row.getByRole("checkbox").check();
  const chosen = page.getByRole("group", { name: "Avec les commandes choisies" });
  await chosen.getByRole("button", { name: "Marquer préparées" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Marquer préparées" }).click();
  await expect(page.getByText("Une commande est préparée.").first()).toBeVisible();
  await expect(row).toHaveCount(0);

  await page.getByRole("tab", { name: /^À expédier/ }).click();
  await page.getByRole("button", { name: order.code }).click();
  await expect(page.getByRole("heading", { name: order.code })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`#/settings/orders/${order.id}$`));
  await page.getByRole("button", { name: "Expédier" }).click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Numéro de suivi" }).fill("6A12345678901");
  await page.getByRole("dialog").getByRole("button", { name: "Expédier" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByText("6A12345678901").first()).toBeVisible();
  await expect
    .poll(() => mailsIn(site).filter(({ html }) => html.includes("6A12345678901") && html.includes(order.code)).length)
    .toBe(1);

  await page.getByRole("button", { name: "Rembourser" }).click();
  const refund = page.getByRole("dialog");
  await refund.getByRole("spinbutton", { name: /au plus/ }).fill("1");
  await lookClosely(page, "#editor, [role=dialog]");
  await refund.getByRole("button", { name: /^Rembourser \d/ }).click();
  await expect(refund).toBeHidden();
  await expect(page.getByText(/^Remboursement demandé à la banque/).first()).toBeVisible();
  await expect.poll(async () => (await (await request.get(order.path)).json()).data.refunded).toBeGreaterThan(0);
  await lookClosely(page, "#editor");
});
