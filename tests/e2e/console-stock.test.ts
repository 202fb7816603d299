import type { Locator, Page } from "playwright/test";

import type { StockLevelList } from "#schemas/content/inventory.ts";
import { localizePath, type Locale } from "#schemas/locale.ts";

import { type Administrator, callAs, logBrowserIn, makeAdministrator } from "./support/administrator.ts";
import { findAxeFaults } from "./support/axe.ts";
import { buyOrder } from "./support/bought-orders.ts";
import { expect, rememberPopups, test } from "./support/test.ts";

let administrator: Administrator;
test.beforeEach(async ({ site, request, context, page }) => {
  administrator = await makeAdministrator(site, request);
  await logBrowserIn(administrator, context);
  await rememberPopups(page);
});

test("what a guest buys and what comes in stand in the register, with their order and their wine's record, by mouse", async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const { levels } = await callAs<StockLevelList>(administrator, "GET", "/stock?type=WINE&orderBy=-left&nbItem=1");
  const order = await buyOrder(page, request, { lastname: "Registre", way: "sent", form: levels[0]?.id ?? 0 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openStock(page, "fr_FR");
  await page.getByRole("tab", { name: "Mouvements", exact: true }).click();
  const sale = rows(page).filter({ hasText: order.code });
  await expect(sale).toContainText("Vente");
  await expect(sale).toContainText("La boutique");
  expect(await findAxeFaults(page, "#editor")).toEqual([]);
  await sale.getByRole("button").first().click();
  const heading = page.getByRole("heading", { level: 2, name: /\d (?:cl|L)$/ });
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL(/#\/settings\/stock\/\d+$/);
  const name = (await heading.textContent()) ?? "";

  const before = await figure(page, "En cave");
  await page.getByRole("button", { name: `Corriger ${name}` }).click();
  const form = page.getByRole("form", { name: `Corriger ${name}` });
  await expect(form.getByRole("textbox", { name: "Combien sont arrivées" })).toBeFocused();
  await form.getByRole("button", { name: "Enregistrer" }).click();
  await expect(form.getByText("Un nombre entier, à partir de 1.")).toBeVisible();
  await form.getByRole("textbox", { name: "Combien sont arrivées" }).fill("60");
  await form.getByRole("textbox", { name: "Note (facultative)" }).fill("Palette du mardi");
  expect(await findAxeFaults(page, "#editor")).toEqual([]);
  await form.getByRole("button", { name: "Enregistrer" }).click();
  await expect(form).toBeHidden();
  expect(await figure(page, "En cave")).toBe(before + 60);
  const arrival = page.getByRole("region", { name }).getByRole("listitem").filter({ hasText: "Palette du mardi" });
  await expect(arrival).toContainText("+60");
  await expect(arrival).toContainText("Arrivée");

  await page.getByRole("button", { name: order.code }).click();
  await expect(page.getByRole("heading", { name: order.code })).toBeFocused();
  await page.goBack();
  await page.getByRole("button", { name: "Voir la fiche" }).click();
  await expect(page).toHaveURL(/#\/settings\/products\/\d+$/);
  const record = page.getByRole("region", { name: "Vin ou produit" });
  await record.getByRole("button", { name: "Stock", exact: true }).click();
  await expect(page).toHaveURL(/#\/settings\/stock\/\d+\/product$/);
  await expect(page.getByText(/^Seulement /)).toBeVisible();
  await page.getByRole("button", { name: "Tout le stock" }).click();
  await expect(page).toHaveURL(/#\/settings\/stock$/);
  await expect(rows(page).nth(5)).toBeVisible();
});

test("a count that somebody else has overtaken is told and saved once it was looked at, by the keyboard alone", async ({
  page,
  complaints,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1024, height: 768 });
  await openStock(page, "en_US");
  const row = rows(page).first();
  const id = Number(await row.getAttribute("data-form"));
  const expected = await figure(row, "In the cellar");
  await row.getByRole("button", { name: /^Correct / }).focus();
  await page.keyboard.press("Enter");
  await expect(row.getByRole("textbox", { name: "How many came in" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("ArrowRight");
  await expect(row.getByRole("radio", { name: "Count" })).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.type(String(expected + 30));
  await callAs(administrator, "POST", `/stock/level/${id}`, { kind: "ARRIVAL", quantity: 6, expected, note: "" });
  await page.keyboard.press("Enter");
  await expect(row.getByText(`there are ${expected + 6} instead of ${expected}`)).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining("409")]);
  await expect(row.getByText(`${expected + 6} → ${expected + 30} in the cellar`)).toBeVisible();
  expect(await findAxeFaults(page, "#editor")).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(row.getByText(`Saved: ${expected + 6} → ${expected + 30}.`)).toBeVisible();
  await expect(row.getByRole("button", { name: /^Correct / })).toBeFocused();
  const { levels } = await callAs<StockLevelList>(administrator, "GET", "/stock?nbItem=1000");
  expect(levels.find((level) => level.id === id)?.onHand).toBe(expected + 30);
});

test.describe("on a phone in the cellar", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a broken bottle is written down by touch, and the list says what is soon sold out", async ({ page }) => {
    test.setTimeout(120_000);
    await openStock(page, "fr_FR");
    const { levels } = await callAs<StockLevelList>(administrator, "GET", "/stock?type=WINE&orderBy=-left&nbItem=1");
    await page.getByRole("searchbox", { name: /^Nom/ }).fill(levels[0]?.reference.toLowerCase() ?? "");
    await expect(page.getByText("1 article", { exact: true })).toBeVisible();
    const row = rows(page).first();
    const before = await figure(row, "En cave");
    await row.getByRole("button", { name: /^Corriger / }).tap();
    await row.getByRole("radio", { name: "Casse" }).tap();
    const digits = row.getByRole("textbox", { name: "Combien sont cassées" });
    await expect(digits).toHaveAttribute("inputmode", "numeric");
    await digits.fill("1");
    await expect(row.getByText(`${before} → ${before - 1} en cave`)).toBeVisible();
    expect(await findAxeFaults(page, "#editor")).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    for (const name of ["Arrivée", "Comptage", "Casse", "Dégustation", "Perte"]) {
      const box = await row.getByRole("radio", { name }).boundingBox();
      expect({ name, isLarge: (box?.height ?? 0) >= 44 }).toEqual({ name, isLarge: true });
    }
    await row.getByRole("button", { name: "Enregistrer" }).tap();
    await expect(row.getByText(/^Enregistré/)).toBeVisible();
    expect(await figure(row, "En cave")).toBe(before - 1);
    await page.getByRole("tab", { name: /^Épuisés/ }).tap();
    await expect(page.getByText("le site les dit épuisés")).toBeVisible();
    expect(await findAxeFaults(page, "#editor")).toEqual([]);
  });
});

async function openStock(page: Page, locale: Locale): Promise<void> {
  await page.goto(`${localizePath("/contact", locale)}#/settings/stock`);
  await expect(rows(page).first()).toBeVisible();
}

/** The rows of the section. */
function rows(page: Page): Locator {
  return page.getByRole("region", { name: "Stock", exact: true }).getByRole("listitem");
}

/** What stands under a figure's name. */
async function figure(where: Page | Locator, name: string): Promise<number> {
  const text = await where.locator("dl > div").filter({ hasText: name }).locator("dd").first().textContent();
  return Number((text ?? "").replaceAll(/[^\d-]/g, ""));
}
