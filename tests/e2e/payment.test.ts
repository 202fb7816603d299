import type { Page } from "playwright/test";

import { expect, test } from "#tests/setup/e2e.ts";

import { findAxeFaults } from "./support/axe.ts";
import { placeOrder } from "./support/placed-order.ts";

/** The origins that forms of a page may lead to, beside its own. */
async function formsLeadTo(page: Page, path: string): Promise<string> {
  const answer = await page.goto(path);
  const policy = answer?.headers()["content-security-policy"] ?? "";
  return /form-action 'self'([^;]*)/.exec(policy)?.[1]?.trim() ?? "";
}

/** Posts a form that the page is given to another place, and tells whether the browser let it through. */
async function mayPost(page: Page, action: string): Promise<boolean> {
  const blocked = page.evaluate(
    () => new Promise<boolean>((resolve) => addEventListener("securitypolicyviolation", () => resolve(false))),
  );
  const arrived = page.waitForURL(action).then(() => true);
  await page.evaluate((to) => {
    const form = document.createElement("form");
    Object.assign(form, { method: "post", action: to });
    document.body.append(form);
    form.submit();
  }, action);
  return await Promise.race([blocked.catch(() => new Promise<boolean>(() => {})), arrived]);
}

test("[D24] the browser lets forms of a customer's pages lead to the bank's own origin, and nowhere else", async ({
  page,
  site,
}) => {
  const bank = await formsLeadTo(page, "/cart");
  expect(bank).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(new URL(bank).origin).not.toBe(new URL(site.url).origin);
  expect(await mayPost(page, `${bank}/pay/nobody`)).toBe(true);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Paiement inconnu");
  expect(await findAxeFaults(page)).toEqual([]);
  await page.goto("/cart");
  expect(
    await mayPost(
      page,
      bank.replace(/\d+$/, (port) => String(Number(port) ^ 1)),
    ),
  ).toBe(false);
  expect(await formsLeadTo(page, "/")).toBe("");
  expect(await mayPost(page, `${bank}/pay/nobody`)).toBe(false);
});

test("[§4] who comes back before the bank has told is told what came of it", async ({ page, request }) => {
  const paid = await placeOrder(request);
  await page.goto(paid.url);
  await page.getByLabel("Numéro de carte").fill("4000 0000 0000 0002");
  await page.locator("summary").click();
  await page.getByLabel("Avis de la banque à la boutique").selectOption("NEVER");
  await page.getByRole("button", { name: /^Payer/ }).click();
  await expect(page).toHaveURL(/\/order\/sandbox\/result\?id=/);
  const state = async (): Promise<unknown> => (await (await request.get(paid.path)).json()).data.state;
  await expect.poll(state).toBe("PAID");
});
