import type { Locator, Page } from "playwright/test";

import { localizePath, type Locale } from "#schemas/locale.ts";

import { findAxeFaults } from "./support/axe.ts";
import { findPageFaults } from "./support/page-faults.ts";
import { expect, test } from "./support/test.ts";

const words = {
  fr_FR: {
    order: "Commander avec obligation de paiement",
    start: "Commander",
    thanks: "Merci, votre commande est confirmée",
    funds: "provision insuffisante",
    again: "Payer cette commande",
    goOn: "Reprendre le paiement",
    wrong: "à revoir",
    empty: "Votre panier est vide.",
  },
  en_US: {
    order: "Order with obligation to pay",
    start: "Order",
    thanks: "Thank you, your order is confirmed",
    funds: "insufficient funds",
    again: "Pay for this order",
    goOn: "Go on with the payment",
    wrong: "needs another look",
    empty: "Your cart is empty.",
  },
} as const;

const buyer = {
  email: "claire@example.org",
  phone: "06 12 34 56 78",
  "address.firstname": "Claire",
  "address.lastname": "Aubert",
  "address.address": "3 rue du Four",
  "address.postalCode": "21200",
  "address.city": "Beaune",
} as const;

/** Cards of the sandbox bank: one asks for 3-D Secure, one has no money. */
const cards = { asks: "4000000030000006", empty: "4000000000510000" };

const sendStep = (page: Page): Locator => page.locator("main form[method='post'] button[type='submit']");

/** Six of a wine in the cart, and its page. */
async function fillCart(page: Page, locale: Locale): Promise<void> {
  await page.goto(localizePath("/wines/les-terrasses/1", locale));
  const form = page.locator("main form[action$='/cart/add']").first();
  await form.locator("select").selectOption("6");
  await form.locator("button").last().click();
  await expect(page.getByRole("status").filter({ hasText: /panier|cart/i })).toBeVisible();
  await page.goto(localizePath("/cart", locale));
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("[§2] a guest buys six bottles at 390 px, in French: with 3-D Secure, after a card without money", async ({
    page,
    complaints,
  }) => {
    const { order, start, thanks, funds, again, goOn, wrong, empty } = words.fr_FR;
    await page.setViewportSize({ width: 390, height: 844 });
    await fillCart(page, "fr_FR");
    await page.locator("main").getByRole("link", { name: start, exact: true }).click();
    await page.fill("[name='email']", "claire@");
    await sendStep(page).click();
    await expect(page.getByRole("alert")).toContainText(wrong);
    await expect(page.locator("[name='email']")).toHaveValue("claire@");
    for (const [name, value] of Object.entries(buyer)) await page.fill(`[name="${name}"]`, value);
    await sendStep(page).click();
    await expect(page).toHaveURL("/cart/shipping");
    await sendStep(page).click();
    await expect(page).toHaveURL("/cart/payment");
    await page.check("[name='isOfAge']");
    await page.check("[name='acceptsTerms']");
    await page.getByRole("button", { name: order }).click();
    await page.fill("#card", cards.empty);
    await page.click("button[value='pay']");
    await expect(page.getByRole("alert")).toContainText(funds);
    await page.getByRole("button", { name: again }).click();
    await page.fill("#card", cards.asks);
    await page.click("button[value='pay']");
    // Left where the bank asks who it is, and gone on with.
    await page.click("button[value='leave']");
    await page.getByRole("button", { name: goOn }).click();
    await page.click("button[value='ok']");
    // While the bank is still at it the page says so, and without a script it is asked for anew.
    const refresh = page.getByRole("link", { name: "Actualiser" });
    await expect(page.getByRole("heading", { name: thanks }).or(refresh)).toBeVisible();
    await expect(async () => {
      if (await refresh.isVisible()) await refresh.click();
      await expect(page.getByRole("heading", { name: thanks })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(page.locator("main")).toContainText(buyer.email);
    await page.goto("/cart");
    await expect(page.getByText(empty)).toBeVisible();
    // The browser notes the form that was refused.
    complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !complaint.includes("422")));
  });
});

test("[§2] a guest buys by keyboard alone at 1440 px, in English; axe finds nothing on the way", async ({
  page,
  complaints,
}) => {
  const { order, thanks } = words.en_US;
  await page.setViewportSize({ width: 1440, height: 900 });
  await fillCart(page, "en_US");
  const sound = async (): Promise<void> => {
    expect(await findAxeFaults(page), page.url()).toEqual([]);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(findPageFaults), `${page.url()} at ${width} px`).toEqual([]);
    }
  };
  await page.goto("/en_US/cart/address");
  await sound();
  for (const [name, value] of Object.entries(buyer)) await type(page, page.locator(`[name="${name}"]`), value);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/en_US/cart/shipping");
  await sound();
  await tabTo(page, page.locator("[name='way']:checked"));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await tabTo(page, sendStep(page));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/en_US/cart/payment");
  await tabTo(page, sendStep(page));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toBeFocused();
  await sound();
  for (const name of ["isOfAge", "acceptsTerms"]) {
    await tabTo(page, page.locator(`[name='${name}']`));
    await page.keyboard.press("Space");
  }
  await tabTo(page, page.getByRole("button", { name: order }));
  await page.keyboard.press("Enter");
  await type(page, page.locator("#card"), cards.asks);
  await page.keyboard.press("Enter");
  await tabTo(page, page.locator("button[value='ok']"));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: thanks })).toBeVisible();
  await sound();
  // The form that was sent without its ticks, and the cart that is bought.
  const expected = /status of (422|404) \(/;
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !expected.test(complaint)));
});

/** Presses the tab key until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = (): Promise<boolean> => target.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < 80; press += 1) {
    if (await isThere()) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
