import type { ElementHandle, Locator, Page } from "playwright/test";

import type { Locale } from "#schemas/locale.ts";
import { localizePath } from "#schemas/locale.ts";
import { buyer } from "#tests/factories/buyer.ts";

import { expect } from "./test.ts";

/** How a form is gone through. */
export interface Hands {
  press(target: Locator): Promise<void>;
  write(target: Locator, text: string): Promise<void>;
  tick(target: Locator): Promise<void>;
}

/** Who buys: in which window, language and way, and what is asked of each page that they come to. */
export interface Shopper {
  readonly page: Page;
  readonly locale: Locale;
  readonly hands: Hands;
  /** Looks for faults on the page that is shown. */
  readonly look: () => Promise<void>;
}

/** Cards of the sandbox bank, by what it does with them. */
export const cards = { accepted: "4000000000000002", asks: "4000000030000006", empty: "4000000000510000" } as const;

export const shopWords = {
  fr_FR: {
    start: "Commander",
    order: "Commander avec obligation de paiement",
    thanks: "Merci, votre commande est confirmée",
    again: "Payer cette commande",
    goOn: "Reprendre le paiement",
    refresh: "Actualiser",
    funds: "provision insuffisante",
    wrong: /à revoir/,
    empty: "Votre panier est vide.",
    relay: /point relais/,
    collect: /Retrait au domaine/,
    fetched: "À retirer le",
    left: "Le paiement n’a pas abouti",
    states: { paid: "Payée", prepared: "En préparation", shipped: "Expédiée", back: "Remboursé" },
  },
  en_US: {
    start: "Order",
    order: "Order with obligation to pay",
    thanks: "Thank you, your order is confirmed",
    again: "Pay for this order",
    goOn: "Go on with the payment",
    refresh: "Refresh",
    funds: "insufficient funds",
    wrong: /needs? another look/,
    empty: "Your cart is empty.",
    relay: /parcel shop/,
    collect: /Collection at the estate/,
    fetched: "To be collected on",
    left: "The payment didn’t go through",
    states: { paid: "Paid", prepared: "Being prepared", shipped: "Shipped", back: "Refunded" },
  },
} as const satisfies Readonly<Record<Locale, unknown>>;

export const pointer: Hands = {
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
  tick: (target) => target.check(),
};

/** Nothing but the keys: each control is reached by Tab. */
export function keyboard(page: Page): Hands {
  return {
    async press(target) {
      await tabTo(page, target);
      await page.keyboard.press("Enter");
    },
    async write(target, text) {
      await tabTo(page, target);
      await page.keyboard.type(text);
    },
    async tick(target) {
      await tabTo(page, target);
      await page.keyboard.press("Space");
    },
  };
}

/** Presses the tab key until something has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await pressUntilFocused(page, target, () => "Tab");
}

/** As many presses as nobody would want to make. */
const most = 150;

/** Presses keys until something has the focus; `keyOf` gives the next key. */
export async function pressUntilFocused(
  page: Page,
  target: Locator,
  keyOf: (element: ElementHandle<Element>) => string | Promise<string>,
): Promise<void> {
  // Looked up once, since finding an element by its role takes longer than a press; and anew where it was replaced.
  let element = await lookUp(target);
  for (let count = 0; count < most; count += 1) {
    const state = await element.evaluate((it) => (it.isConnected ? it === document.activeElement : null));
    if (state) break;
    if (state === null) element = await lookUp(target);
    else await page.keyboard.press(await keyOf(element));
  }
  await expect(target).toBeFocused();
}

async function lookUp(target: Locator): Promise<ElementHandle<Element>> {
  return (await target.elementHandle()) as ElementHandle<Element>;
}

/** Where a shopper goes in their language. */
export async function visit({ page, locale }: Shopper, path: string): Promise<void> {
  await page.goto(localizePath(path, locale));
}

/** The button that sends the step that is shown; the code for a discount beside it has a form of its own. */
export function send({ page }: Shopper): Locator {
  const steps = ["address", "shipping", "payment"].map((step) => `main form[action$="/cart/${step}"]`);
  return page.locator(steps.join(", ")).locator("button[type='submit']");
}

/** Puts bottles into the browser's cart as the form of a wine does, without opening its page. */
export async function putIn({ page, locale }: Shopper, declination: number, quantity: number): Promise<void> {
  const path = localizePath("/cart/add", locale);
  const back = localizePath("/cart", locale);
  const form = { declination: String(declination), quantity: String(quantity), block: "cart", back };
  const { origin } = new URL(page.url());
  const answer = await page.request.post(path, { form, headers: { origin }, maxRedirects: 0 });
  expect(answer.headers()["location"]).toContain("added");
}

/** Waits until a step's page is there. */
export async function arrive({ page, locale }: Shopper, path: string): Promise<void> {
  await expect(page).toHaveURL(localizePath(path, locale));
}

/** Who buys and where it goes. */
export async function giveAddress(shopper: Shopper): Promise<void> {
  const { page, hands } = shopper;
  await arrive(shopper, "/cart/address");
  await shopper.look();
  for (const [name, value] of Object.entries(buyer)) await hands.write(page.locator(`[name="${name}"]`), value);
  await hands.press(send(shopper));
  await arrive(shopper, "/cart/shipping");
}

/** Waits until a form says what is wrong at a field: by itself, or on the page that the server answers with. */
export async function beToldWrong({ page }: Shopper): Promise<void> {
  await expect(page.locator("main form [aria-invalid='true']").first()).toBeVisible();
}

/** Takes the way that is chosen already: the cheapest to the door. */
export async function takeUsualWay(shopper: Shopper): Promise<void> {
  await shopper.look();
  await expect(shopper.page.locator("[name='way']:checked")).toHaveCount(1);
  await shopper.hands.press(send(shopper));
  await arrive(shopper, "/cart/payment");
}

/** Ticks what the law and the estate want, orders, and waits for the bank's page. */
export async function orderIt(shopper: Shopper): Promise<void> {
  const { page, hands, locale } = shopper;
  await shopper.look();
  for (const name of ["isOfAge", "acceptsTerms"]) await hands.tick(page.locator(`[name='${name}']`));
  await hands.press(page.getByRole("button", { name: shopWords[locale].order }));
  await expect(page.locator("#card")).toBeVisible();
}

/** Pays with a card on the bank's page. */
export async function payWith({ page, hands }: Shopper, card: string): Promise<void> {
  await hands.write(page.locator("#card"), card);
  await hands.press(page.locator("button[value='pay']"));
}

/** Answers the bank's question, as 3-D Secure has it. */
export async function answerBank({ page, hands }: Shopper, answer: "ok" | "fail" | "leave"): Promise<void> {
  await hands.press(page.locator(`button[value='${answer}']`));
}

/** Waits for the thanks; without a script a page that still waits for the bank is asked for anew. */
export async function beThanked({ page, locale }: Shopper): Promise<void> {
  const { thanks, refresh } = shopWords[locale];
  const [title, anew] = [page.getByRole("heading", { name: thanks }), page.getByRole("link", { name: refresh })];
  await expect(title.or(anew)).toBeVisible();
  await expect(async () => {
    if (await anew.isVisible()) await anew.click();
    await expect(title).toBeVisible({ timeout: 1000 });
  }).toPass();
}
