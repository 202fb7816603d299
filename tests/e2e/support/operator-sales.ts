import type { RunningSite } from "#tests/setup/running-site.ts";
import { buyer } from "#tests/factories/buyer.ts";

import { type Operator, openRow, say } from "./operator.ts";
import { vintages, wine } from "./operator-shop.ts";
import { mailsIn } from "./outbox.ts";
import {
  arrive,
  beThanked,
  cards,
  giveAddress,
  orderIt,
  payWith,
  pointer,
  send,
  shopWords,
  type Shopper,
  visit,
} from "./shopper.ts";
import { expect } from "./test.ts";

const tracking = "6A12345678901";

/** A guest finds the wine in the shop, buys three bottles of its younger vintage and pays; gives the order's code. */
export async function guestBuys({ page, locale, look }: Omit<Operator, "hands">): Promise<string> {
  const shopper: Shopper = { page, locale, hands: pointer, look };
  const name = say({ locale }, wine);
  await visit(shopper, "/");
  await page
    .getByRole("link", { name: say({ locale }, ["Découvrir nos vins", "Discover our wines"]) })
    .first()
    .click();
  await expect(page.locator("main").getByRole("link", { name }).first()).toBeVisible();
  await look();
  await page.locator("main").getByRole("link", { name }).first().click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  for (const { year } of vintages) await expect(page.locator("main")).toContainText(year);
  await look();
  const form = page.locator("main form[action$='/cart/add']").first();
  await form.locator("select").selectOption("3");
  await form.locator("button[type='submit']").click();
  await expect(page.getByRole("status").filter({ hasText: /panier|cart/i })).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await visit(shopper, "/cart");
  await page.locator("main").getByRole("link", { name: shopWords[locale].start, exact: true }).click();
  await giveAddress(shopper);
  // The day on which orders are fetched can be had, too.
  await expect(page.getByRole("radio", { name: shopWords[locale].collect })).toBeVisible();
  await expect(page.locator("[name='way']:checked")).toHaveCount(1);
  await look();
  await send(shopper).click();
  await arrive(shopper, "/cart/payment");
  await orderIt(shopper);
  await payWith(shopper, cards.accepted);
  await beThanked(shopper);
  return /CD-[0-9A-Z]{7}/.exec(await page.locator("main").innerText())?.[0] ?? "";
}

/** Finds the order among those that are to be prepared, prepares and ships it: who bought is told the parcel's number. */
export async function ships(
  operator: Operator,
  { code, estate }: { code: string; estate: RunningSite },
): Promise<void> {
  const { page, hands } = operator;
  await openRow(operator, ["Commandes", "Orders"]);
  await operator.look();
  await hands.press(page.locator("button[data-order]").filter({ hasText: code }));
  await expect(page.getByRole("heading", { name: code })).toBeFocused();
  await operator.look();
  await hands.press(page.getByRole("button", { name: say(operator, ["Préparer", "Prepare"]), exact: true }));
  const ship = say(operator, ["Expédier", "Ship"]);
  await hands.press(page.getByRole("button", { name: ship, exact: true }));
  const dialog = page.getByRole("dialog");
  await hands.write(
    dialog.getByRole("textbox", { name: say(operator, ["Numéro de suivi", "Tracking number"]) }),
    tracking,
  );
  await operator.look();
  await hands.press(dialog.getByRole("button", { name: ship, exact: true }));
  await expect(dialog).toBeHidden();
  await expect(page.getByText(tracking).first()).toBeVisible();
  const told = () =>
    mailsIn(estate).filter(({ message, html }) => message.includes(`To: ${buyer.email}`) && html.includes(tracking));
  await expect.poll(() => told().length, { timeout: 60_000 }).toBe(1);
}

/** Gives the money of one bottle back; the bank is asked, and says yes. */
export async function refundsOne(operator: Operator): Promise<void> {
  const { page, hands } = operator;
  const refund = say(operator, ["Rembourser", "Refund"]);
  await hands.press(page.getByRole("button", { name: refund, exact: true }));
  const dialog = page.getByRole("dialog");
  const pieces = dialog.getByRole("spinbutton", { name: say(operator, ["au plus", "at most"]) });
  await hands.write(pieces, "1");
  await operator.look();
  await hands.press(dialog.getByRole("button", { name: say(operator, ["Rembourser 1", "Give"]) }).last());
  await expect(dialog).toBeHidden();
  const asked = say(operator, ["Remboursement demandé à la banque", "Refund asked of the bank"]);
  await expect(page.getByText(new RegExp(`^${asked}`)).first()).toBeVisible();
}
