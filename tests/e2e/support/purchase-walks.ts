import type { APIRequestContext, BrowserContext } from "playwright/test";

import type { Product } from "#schemas/content/product.ts";
import { localizePath } from "#schemas/locale.ts";
import type { RunningSite } from "#tests/setup/running-site.ts";
import { buyer } from "#tests/factories/buyer.ts";
import { newEmail } from "#tests/factories/new-email.ts";

import {
  answerBank,
  arrive,
  beThanked,
  beToldWrong,
  cards,
  giveAddress,
  orderIt,
  payWith,
  pointer,
  putIn,
  send,
  shopWords,
  type Shopper,
  tabTo,
  takeUsualWay,
  visit,
} from "./shopper.ts";
import { comeBack } from "./seen.ts";
import { runSiteCommand } from "./site-command.ts";
import { takeCodeAway, tryCodes } from "./step-codes.ts";
import { countDocuments, expect } from "./test.ts";

/** What a walk reaches beside its page. */
export interface Around {
  readonly site: RunningSite;
  readonly request: APIRequestContext;
  readonly context: BrowserContext;
}

const wine = "/wines/les-terrasses/1";

/** Six of a wine, from its page into the cart, and on to the first step. */
async function takeSix(shopper: Shopper): Promise<void> {
  const { page, locale, hands } = shopper;
  await visit(shopper, wine);
  const form = page.locator("main form[action$='/cart/add']").first();
  if (hands === pointer) await form.locator("select").selectOption("6");
  else {
    await tabTo(page, form.getByRole("button").nth(1));
    for (let bottle = 1; bottle < 6; bottle += 1) await page.keyboard.press("Enter");
  }
  await expect(form.locator("select")).toHaveValue("6");
  await hands.press(form.locator("button[type='submit']"));
  await expect(page.getByRole("status").filter({ hasText: /panier|cart/i })).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await visit(shopper, "/cart");
  await shopper.look();
  await hands.press(page.locator("main").getByRole("link", { name: shopWords[locale].start, exact: true }));
}

export async function walkGuest(shopper: Shopper): Promise<void> {
  const { hands } = shopper;
  await takeSix(shopper);
  await giveAddress(shopper);
  await takeUsualWay(shopper);
  // What isn't ticked is told, and nothing is ordered.
  await hands.press(send(shopper));
  await beToldWrong(shopper);
  await orderIt(shopper);
  await payWith(shopper, cards.asks);
  await answerBank(shopper, "ok");
  await beThanked(shopper);
  await shopper.look();
}

export async function walkWithoutScript(shopper: Shopper, { site }: Around): Promise<void> {
  const { page, locale } = shopper;
  const { funds, again, goOn, wrong, empty } = shopWords[locale];
  runSiteCommand(site, "code", "set", "PRIMEUR", "--percent", "10");
  await takeSix(shopper);
  await page.fill("[name='email']", "claire@");
  await tryCodes(shopper);
  await page.locator("[name='email']").press("Enter");
  await expect(page.getByRole("alert")).toContainText(wrong);
  await expect(page.locator("[name='email']")).toHaveValue("claire@");
  await giveAddress(shopper);
  await takeUsualWay(shopper);
  await page.locator("[name='isOfAge']").check();
  await takeCodeAway(shopper);
  await expect(page.locator("[name='isOfAge']")).toBeChecked();
  await orderIt(shopper);
  await payWith(shopper, cards.empty);
  await expect(page.getByRole("alert")).toContainText(funds);
  await page.getByRole("button", { name: again }).click();
  await payWith(shopper, cards.asks);
  // Left where the bank asks who it is, and gone on with.
  await answerBank(shopper, "leave");
  await page.getByRole("button", { name: goOn }).click();
  await answerBank(shopper, "ok");
  await beThanked(shopper);
  await expect(page.locator("main")).toContainText(buyer.email);
  await visit(shopper, "/cart");
  await expect(page.getByText(empty)).toBeVisible();
}

const password = "une phrase secrète";

export async function walkCustomer(shopper: Shopper, { site, request }: Around): Promise<void> {
  const { page, locale, hands } = shopper;
  const words = shopWords[locale];
  const email = newEmail("jeanne");
  runSiteCommand(site, "code", "set", "PRIMEUR", "--percent", "10");
  const [saved = 0, carried = 0] = await someWines(request);
  await openAccount(request, email, saved);

  // Another browser's cart, joined to the customer's own by the login.
  await visit(shopper, "/auth");
  await putIn(shopper, carried, 6);
  await page.goto(`${localizePath("/auth", locale)}?next=${localizePath("/cart", locale)}`);
  const login = page.locator("form[id$='-login']");
  await hands.write(login.locator("[name=email]"), email);
  await hands.write(login.locator("[name=password]"), password);
  await hands.press(login.locator("button"));
  await arrive(shopper, "/cart");
  await expect(page.locator("main form[action$='/cart/remove']")).toHaveCount(2);

  const code = page.locator("main form[action$='/cart/code']");
  await hands.write(code.locator("[name='code']"), "RIEN");
  await hands.press(code.locator("button"));
  await expect(page.getByRole("alert")).toBeVisible();
  await shopper.look();
  await hands.write(code.locator("[name='code']"), "PRIMEUR");
  await hands.press(code.locator("button"));
  await expect(code).toContainText("PRIMEUR");
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await hands.press(page.locator("main").getByRole("link", { name: words.start, exact: true }));
  await giveAddress(shopper);

  await hands.tick(page.getByRole("radio", { name: words.relay }));
  await hands.tick(page.locator("[name='accessPoint']").first());
  await shopper.look();
  await hands.press(send(shopper));
  await arrive(shopper, "/cart/payment");
  await orderIt(shopper);
  await payWith(shopper, cards.accepted);
  await beThanked(shopper);
  await followOrder(shopper, site);
  await endAccount(shopper, site);
}

/** The order from the list of the customer's, on pages that they come back to: paid, prepared, shipped, its money given back. */
async function followOrder(shopper: Shopper, site: RunningSite): Promise<void> {
  const { page, locale } = shopper;
  const { paid, prepared, shipped, back } = shopWords[locale].states;
  await visit(shopper, "/account/orders");
  await expect(page.locator("main")).toContainText(paid);
  await shopper.look();
  const code = await orderCode(shopper);
  runSiteCommand(site, "order", "prepare", code);
  const documents = countDocuments(page);
  await comeBack(page, prepared);
  await expect(page.locator("#announcer")).toHaveText(`${code}, ${prepared}`);
  await page.locator("main").getByRole("link", { name: /CD-/ }).click();
  await expect(page.locator("h1")).toContainText(/CD-/);
  await expect(page.locator("main")).toContainText(prepared);
  await shopper.look();
  runSiteCommand(site, "ship", code, "XY123");
  await comeBack(page, shipped);
  await expect(page.locator("#announcer")).toHaveText(`${code}, ${shipped}`);
  await shopper.look();
  runSiteCommand(site, "refund", code);
  await comeBack(page, back);
  await shopper.look();
  expect(documents.count).toBe(0);
}

/** The account goes; the order stays with the estate, nobody's, and without a way to reach who bought (ADR 051). */
async function endAccount(shopper: Shopper, site: RunningSite): Promise<void> {
  const { page, hands } = shopper;
  const code = await orderCode(shopper);
  runSiteCommand(site, "order", "deliver", code);
  expect(runSiteCommand(site, "order", "show", code)).toContain(buyer.email);
  await visit(shopper, "/account/profil");
  const form = page.locator("form[id$='-deletion']");
  await hands.press(page.locator("main details", { has: form }).locator("summary"));
  await hands.write(form.locator("[name=password]"), password);
  await hands.press(form.locator("button"));
  await expect(page).toHaveURL(/\/auth\?done=deleted$/);
  const left = runSiteCommand(site, "order", "show", code);
  expect(left).toContain(code);
  for (const way of [buyer.email, buyer.phone]) expect(left).not.toContain(way);
}

async function orderCode({ page }: Shopper): Promise<string> {
  return /CD-[0-9A-Z]{7}/.exec(await page.locator("main").innerText())?.[0] ?? "";
}

export async function walkCollect(shopper: Shopper, { request }: Around): Promise<void> {
  const { page, locale, hands } = shopper;
  const { collect, fetched } = shopWords[locale];
  const [wineId = 0] = await someWines(request);
  await visit(shopper, "/cart");
  await putIn(shopper, wineId, 6);
  await visit(shopper, "/cart/address");
  await hands.write(page.locator("[name='email']"), "claire@");
  await hands.press(send(shopper));
  await beToldWrong(shopper);
  await giveAddress(shopper);
  await hands.tick(page.getByRole("radio", { name: collect }));
  await hands.press(send(shopper));
  await beToldWrong(shopper);
  await shopper.look();
  await hands.tick(page.locator("[name='day']").first());
  await hands.tick(page.locator("[name='slot']").filter({ visible: true }).first());
  await hands.press(send(shopper));
  await arrive(shopper, "/cart/payment");
  await orderIt(shopper);
  await payWith(shopper, cards.accepted);
  await beThanked(shopper);
  await expect(page.locator("main")).toContainText(fetched);
  await shopper.look();
}

export async function walkBank(shopper: Shopper, { request, context }: Around): Promise<void> {
  const { page, locale } = shopper;
  const { left, again, goOn } = shopWords[locale];
  const [wineId = 0] = await someWines(request);
  await visit(shopper, "/cart");
  await putIn(shopper, wineId, 6);
  await visit(shopper, "/cart/address");
  await giveAddress(shopper);
  await takeUsualWay(shopper);
  await orderIt(shopper);
  await shopper.look();
  const first = await heldOrder(context);
  await payWith(shopper, cards.asks);
  await expect(page.locator("button[value='leave']")).toBeVisible();
  await shopper.look();
  await answerBank(shopper, "leave");
  const onward = page.getByRole("button", { name: goOn });
  await expect(onward).toBeVisible();
  await shopper.look();
  await onward.click();
  await answerBank(shopper, "fail");
  await expect(page.getByRole("heading", { name: left })).toBeVisible();
  await shopper.look();
  await page.getByRole("button", { name: again }).click();
  await page.locator("button[value='cancel']").click();
  await expect(page.getByRole("heading", { name: left })).toBeVisible();
  await shopper.look();
  await page.getByRole("button", { name: again }).click();
  await expect(page.locator("#card")).toBeVisible();

  // What the bank answers leads nowhere any more: nobody comes back, but the bank tells.
  await page.route(/\/order\/[^/]+\/result/, (route) => route.abort());
  const answered = page.waitForRequest(/\/order\/[^/]+\/result/);
  await payWith(shopper, cards.accepted);
  await answered;
  await page.close();
  expect(await heldOrder(context)).toEqual(first);
  const state = async (): Promise<unknown> =>
    (await (await request.get(`/api/order/${first.id}?key=${first.key}`)).json()).data.state;
  await expect.poll(state).toBe("PAID");
  const later = { ...shopper, page: await context.newPage() };
  await later.page.setViewportSize({ width: 1440, height: 900 });
  await visit(later, `/cart/success/${first.id}`);
  await beThanked(later);
}

/** The order that the browser holds. */
async function heldOrder(context: BrowserContext): Promise<{ readonly id: string; readonly key: string }> {
  const held = (await context.cookies()).find(({ name }) => name === "order");
  const [id = "", key = ""] = held?.value.split(".") ?? [];
  expect(key).not.toBe("");
  return { id, key };
}

/** Forms of the demo's wines that can be bought, each another wine. */
async function someWines(request: APIRequestContext): Promise<readonly number[]> {
  const answer = await request.get("/api/product?nbItem=20");
  const { products } = (await answer.json()).data as {
    readonly products: readonly Pick<Product, "type" | "declinations">[];
  };
  return products
    .filter(({ type }) => type.type === "WINE")
    .flatMap(({ declinations }) => declinations.slice(0, 1).map(({ id }) => id));
}

/** A customer whose own cart holds two bottles. */
async function openAccount(request: APIRequestContext, email: string, declination: number): Promise<void> {
  const profile = { firstname: "Jeanne", lastname: "Aubert", email, password };
  expect((await request.post("/api/register", { data: profile })).ok()).toBe(true);
  const login = await request.post("/api/login", { data: { email, password } });
  const { token } = (await login.json()).data as { readonly token: string };
  const added = await request.post(`/api/cart/new/product/${declination}`, {
    multipart: { quantity: "2" },
    headers: { authorization: token },
  });
  expect(added.ok()).toBe(true);
}
