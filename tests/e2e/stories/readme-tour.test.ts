import { readFileSync } from "node:fs";
import { join } from "node:path";

import { buyer } from "#tests/factories/buyer.ts";

import { mailsIn } from "../support/outbox.ts";
import { runSiteCommand } from "../support/site-command.ts";
import { expect, rememberPopups, test } from "../support/test.ts";

/** The steps as the README counts them, each with the words in quotes that one presses. */
const steps = readTour().map((step) => ({
  step,
  quoted: [...step.matchAll(/"([^"]+)"/g)].map(([, words = ""]) => words),
}));

test("the README's purchase leads in ten steps from the start page to an order that is paid", async ({
  page,
  site,
  complaints,
}) => {
  expect(steps).toHaveLength(10);
  await rememberPopups(page);
  const press = async (words: string | undefined) =>
    await page
      .getByRole("button", { name: words ?? "" })
      .or(page.getByRole("link", { name: words ?? "" }))
      .first()
      .click();

  // 1: the address that the start prints; the site was started as `npm start` does.
  await page.goto("/");
  const [, wines, add, basket, , onward, order, bank, secure] = steps.map(({ quoted }) => quoted);
  await page
    .locator("header")
    .getByRole("link", { name: wines?.[0] ?? "", exact: true })
    .click();
  await page
    .locator("main")
    .getByRole("link", { name: wines?.[1] ?? "", exact: true })
    .first()
    .click();
  const panel = page.locator("main form[action$='/cart/add']").first();
  await panel
    .locator("select, input[name='quantity']")
    .first()
    .evaluate((field: HTMLSelectElement) => {
      field.value = "6";
      field.dispatchEvent(new Event("change", { bubbles: true }));
    });
  await panel.getByRole("button", { name: add?.[0] ?? "" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Produit ajouté au panier" })).toBeVisible();
  await page.locator("[data-opens-cart]:visible").first().click();
  await page
    .getByRole("dialog")
    .getByRole("link", { name: basket?.[0] ?? "", exact: true })
    .click();
  await expect(page).toHaveURL("/cart/address");
  for (const [name, value] of Object.entries(buyer)) await page.fill(`[name="${name}"]`, value);
  await press(onward?.[0]);
  await press(onward?.[1]);
  await page.getByRole("checkbox").first().check();
  await page.getByRole("checkbox").last().check();
  await press(order?.[0]);
  const [, card = ""] = /`([\d ]{19})`/.exec(steps[7]?.step ?? "") ?? [];
  await page.fill("#card", card);
  await press(bank?.[0]);
  await press(secure?.[0]);
  await expect(page.getByRole("heading", { name: "Merci, votre commande est confirmée" })).toBeVisible();

  // 10: what the estate sees.
  const [code = ""] = /CD-[0-9A-Z]{7}/.exec(await page.locator("main").innerText()) ?? [];
  expect(runSiteCommand(site, "order", "list")).toMatch(new RegExp(`${code}.*PAID`));
  const message = "mails to the customer and to the estate";
  await expect
    .poll(() => mailsIn(site).filter(({ html }) => html.includes(code)).length, { message })
    .toBeGreaterThanOrEqual(2);
  // The cart that the browser kept is bought: it is asked for, and forgotten. A page that is closed complains no more.
  await page.close();
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !complaint.includes("404")));
});

function readTour(): readonly string[] {
  const readme = readFileSync(join(import.meta.dirname, "..", "..", "..", "README.md"), "utf8");
  const [, tour = ""] = /^## A purchase, in ten steps\n([\s\S]*?)^## /m.exec(readme) ?? [];
  return [...tour.matchAll(/^\d+\. (.*)$/gm)].map(([, step = ""]) => step);
}
