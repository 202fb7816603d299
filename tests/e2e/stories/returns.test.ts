import type { APIRequestContext, Page } from "playwright/test";

import { anAddress } from "#schemas/contract/calls/an-address.ts";
import { localizePath, type Locale } from "#schemas/locale.ts";
import type { RunningSite } from "#tests/setup/running-site.ts";
import { newEmail } from "#tests/factories/new-email.ts";
import { isLong } from "#tests/setup/is-long.ts";

import { inTurn } from "../support/in-turn.ts";
import { lookAtPage } from "../support/look-at-page.ts";
import { mailsIn } from "../support/outbox.ts";
import { cards } from "../support/shopper.ts";
import { runSiteCommand } from "../support/site-command.ts";
import { expect, rememberPopups, test } from "../support/test.ts";

const password = "une phrase secrète";

const words = {
  fr_FR: { ask: "Demander un retour", send: "Demander le retour", asked: "Demandé", label: "Étiquette de retour" },
  en_US: { ask: "Ask for a return", send: "Ask for the return", asked: "Asked for", label: "Return label" },
} as const;

const screens = [
  ["en_US", 1440, true],
  ["fr_FR", 390, true],
  ["fr_FR", 390, false],
] as const;

for (const [locale, width, javaScriptEnabled] of inTurn(screens, 0)) {
  test.describe(`in ${locale} at ${width} px, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("[§2 account-return-routes] [§7 order-calls] [G2] [G3] [G5] a return is asked for, followed and refunded", async ({
      page,
      request,
      site,
    }) => {
      const { ask, send, asked, label } = words[locale];
      const look = async () => (javaScriptEnabled && isLong ? await lookAtPage(page) : undefined);
      if (javaScriptEnabled) await rememberPopups(page);
      await page.setViewportSize({ width, height: 900 });
      const email = newEmail();
      const order = await orderAs(request, email, locale);
      await page.goto(order.url);
      await page.locator("#card").fill(cards.accepted);
      await page.locator("button[value='pay']").click();
      await expect.poll(async () => await stateOf(request, order.path)).toBe("PAID");
      const { code } = (await (await request.get(order.path)).json()).data as { code: string };
      runSiteCommand(site, "ship", code, "XY1");
      runSiteCommand(site, "order", "deliver", code);

      await logIn(page, email, locale);
      await page.goto(localizePath(`/account/orders/${order.id}`, locale));
      await page.locator("main").getByRole("link", { name: ask }).click();
      await expect(page.getByRole("heading", { level: 1, name: ask })).toBeVisible();
      await look();
      const form = page.locator("form[id$='-return']");
      await form.getByRole("button", { name: send }).click();
      await expect(page.getByRole("alert")).toBeVisible();
      await form.locator("input[type=number]").first().fill("1");
      await form.locator("select").first().selectOption("CORKED");
      await form.locator("textarea").fill("Le bouchon sent le liège.");
      await form.getByRole("button", { name: send }).click();
      await expect(page).toHaveURL(new RegExp(`/account/orders/${order.id}/return/\\d+$`));
      await expect(page.locator("main")).toContainText(asked);
      await look();

      const number = /return\/(\d+)$/.exec(page.url())?.[1] ?? "";
      expect(runSiteCommand(site, "return", "list")).toContain(`${number}  ${code}`);
      runSiteCommand(site, "return", "accept", number, "--note", "Bien sûr.");
      runSiteCommand(site, "return", "label", number);
      await page.reload();
      await expect(page.getByRole("heading", { name: label })).toBeVisible();
      await look();
      runSiteCommand(site, "return", "receive", number, "--restock");
      expect(runSiteCommand(site, "return", "refund", number)).toContain("REFUNDED");
      await expect.poll(async () => (await (await request.get(order.path)).json()).data.refunded).toBeGreaterThan(0);
      await page.goto(localizePath(`/account/orders/${order.id}`, locale));
      await page.locator("main").getByRole("link", { name: ask }).click();
      await page.locator(`main a[href$='/return/${number}']`).click();
      await expect(page.locator("main ol > li")).toHaveCount(5);
      await expect.poll(() => told(site, code)).toBeGreaterThanOrEqual(10);
    });
  });
}

/** An order of a customer with an account, as the calls make it. */
async function orderAs(request: APIRequestContext, email: string, locale: Locale) {
  const headers = { userLang: locale };
  const profile = { firstname: "Lise", lastname: "Aubert", phone: null, birthdate: null };
  expect((await request.post("/api/register", { headers, data: { email, password, ...profile } })).ok()).toBe(true);
  const login = await request.post("/api/login", { headers, data: { email, password } });
  const own = { ...headers, Authorization: (await login.json()).data.token as string };
  const [product] = (await (await request.get("/api/product?nbItem=1")).json()).data.products;
  const added = await request.post(`/api/cart/new/product/${product.declinations[0].id}`, {
    headers: own,
    multipart: { quantity: "2" },
  });
  const placed = await request.post("/api/order", {
    headers: own,
    data: {
      idCart: (await added.json()).data.cartId,
      user: { email, phone: "+33612345678" },
      address: { delivery: anAddress },
      delivery: { type: "DELIVERY", serviceCode: "DOMICILE" },
      isOfAge: true,
      acceptsTerms: true,
    },
  });
  const { id, key, payment } = (await placed.json()).data;
  return { id: id as number, url: payment.url as string, path: `/api/order/${id}?key=${key}` };
}

async function stateOf(request: APIRequestContext, path: string): Promise<string> {
  return (await (await request.get(path)).json()).data.state as string;
}

async function logIn(page: Page, email: string, locale: Locale): Promise<void> {
  await page.goto(localizePath("/auth", locale));
  const form = page.locator("form[id$='-login']");
  await form.locator("[name=email]").fill(email);
  await form.locator("[name=password]").fill(password);
  await form.locator("button").click();
  await expect(page).toHaveURL(localizePath("/account", locale));
}

/** How many mails to either side tell of a return of an order. */
function told(site: RunningSite, code: string): number {
  return mailsIn(site).filter(({ html }) => html.includes(code) && /[Rr]etour|[Rr]eturn/.test(html)).length;
}
