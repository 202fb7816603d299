import type { APIRequestContext, Locator, Page } from "playwright/test";

import { localizePath, type Locale } from "#schemas/locale.ts";

import type { PlacedOrder } from "./placed-order.ts";
import { cards } from "./shopper.ts";
import { expect, rememberPopups } from "./test.ts";

/** Titles and reasons of a payment that the bank confirms late or refuses. */
export const lateWords = {
  fr_FR: { waiting: "La banque vérifie votre paiement", unsure: /identité n’a pas été confirmée/ },
  en_US: { waiting: "The bank is checking your payment", unsure: /identity was not confirmed/ },
} as const;

/** The page that waits for the bank, which asks its customer who they are and tells the shop nothing by itself. */
export async function waitForBank(page: Page, { id, key, cart, url }: PlacedOrder, locale: Locale): Promise<Locator> {
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
  await expect(title).toHaveText(lateWords[locale].waiting);
  await isLive;
  return title;
}

/** What is told at the bank, from wherever. */
export async function tellBank(request: APIRequestContext, { url }: PlacedOrder, action: "ok" | "fail"): Promise<void> {
  const answer = await request.post(`${url}/challenge`, { form: { do: action }, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
}

/** The cart that was bought is asked for once, and forgotten. */
export function forgiveCart(complaints: string[]): void {
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !/status of 404 \(/.test(complaint)));
}
