import type { Page } from "playwright/test";

import { logBrowserIn, makeAdministrator } from "./support/administrator.ts";
import { findAxeFaults } from "./support/axe.ts";
import { buyOrder } from "./support/bought-orders.ts";
import { expect, rememberPopups, test } from "./support/test.ts";
import { openOrders } from "./support/open-orders.ts";

test.beforeEach(async ({ site, request, context, page }) => {
  await logBrowserIn(await makeAdministrator(site, request), context);
  await rememberPopups(page);
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("an order is made ready and handed out by its code, by touch", async ({ page, request }) => {
    test.setTimeout(180_000);
    const order = await buyOrder(page, request, { lastname: "Retirée", way: "fetched" });
    await openOrders(page, "en_US");
    await page.getByRole("button", { name: new RegExp(order.code) }).tap();
    await page.getByRole("button", { name: "Ready for pick-up" }).tap();
    await page.getByRole("dialog").getByRole("button", { name: "Ready for pick-up" }).tap();
    await expect(page.getByText("Ready for pick-up").first()).toBeVisible();
    expect(await findAxeFaults(page, "#editor")).toEqual([]);

    await page.getByRole("button", { name: "All settings" }).tap();
    await page.getByRole("button", { name: "Counter" }).tap();
    await page.getByRole("textbox", { name: "Order code" }).fill("7k3m9q");
    await page.getByRole("button", { name: "Find" }).tap();
    await expect(page.getByText("This is no order code.", { exact: false })).toBeVisible();
    await page.getByRole("textbox", { name: "Order code" }).fill(order.code.slice(3).toLowerCase());
    await page.getByRole("button", { name: "Find" }).tap();
    await expect(page.getByRole("heading", { name: "Odile Retirée" })).toBeVisible();
    expect(await findAxeFaults(page, "#editor")).toEqual([]);
    await page.getByRole("button", { name: "Hand out" }).tap();
    await expect(page.getByRole("article").getByText("Handed out.")).toBeVisible();
    expect((await (await request.get(order.path)).json()).data.state).toBe("PICKED_UP");
  });
});

test("the picking slips of chosen orders are printed", async ({ page, request, complaints }) => {
  const order = await buyOrder(page, request, { lastname: "Imprimée", way: "sent" });
  await openOrders(page, "fr_FR");
  await page
    .getByRole("row", { name: new RegExp(order.code) })
    .getByRole("checkbox")
    .check();
  const chosen = page.getByRole("group", { name: "Avec les commandes choisies" });
  // On a busy machine a paper is answered "come again": who prints presses once more.
  await expect(async () => {
    const answered = page.waitForResponse((response) => response.url().endsWith("/api/admin/orders/print"));
    const download = page.waitForEvent("download").catch(() => null);
    await chosen.getByRole("button", { name: "Imprimer" }).click();
    await page.getByRole("menuitem", { name: "Bons de préparation" }).click();
    expect((await answered).status()).toBe(200);
    expect((await download)?.suggestedFilename()).toMatch(/^bons-de-preparation.*\.pdf$/);
  }).toPass({ timeout: 90_000 });
  complaints.splice(0, Infinity, ...complaints.filter((line) => !line.includes("503 (Service Unavailable)")));
});

test("an order is prepared and noted by the keyboard alone", async ({ page, request }) => {
  test.setTimeout(180_000);
  const order = await buyOrder(page, request, { lastname: "Clavier", way: "sent" });
  await page.setViewportSize({ width: 1024, height: 768 });
  await openOrders(page, "fr_FR");
  const tab = page.getByRole("tab", { name: /^À préparer/ });
  await tab.focus();
  await page.keyboard.press("End");
  await expect(page.getByRole("tab", { name: /^Toutes/ })).toBeFocused();
  await page.getByRole("searchbox", { name: /^Code/ }).focus();
  await page.keyboard.type(order.code);
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("button", { name: order.code }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: order.code })).toBeFocused();
  await reach(page, "Préparer");
  await page.keyboard.press("Enter");
  await expect(page.getByText("En préparation", { exact: true }).first()).toBeVisible();
  await page.getByRole("textbox", { name: "Nouvelle note" }).focus();
  await page.keyboard.type("Fragile, deux cartons.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("listitem").filter({ hasText: "Fragile, deux cartons." }).first()).toBeVisible();
  await reach(page, "Toutes les commandes", "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: order.code })).toBeFocused();
});

/** Goes on with the Tab key until a button has the focus. */
async function reach(page: Page, name: string, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  const target = page.getByRole("button", { name, exact: true });
  for (let step = 0; step < 60; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${name} is nowhere on the way of the Tab key`);
}
