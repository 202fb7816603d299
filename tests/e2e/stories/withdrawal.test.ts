import type { Page } from "playwright/test";

import { localizePath } from "#schemas/locale.ts";
import { isLong } from "#tests/setup/is-long.ts";

import { inTurn } from "../support/in-turn.ts";
import { lookAtPage } from "../support/look-at-page.ts";
import { mailsIn } from "../support/outbox.ts";
import { placeOrder } from "../support/placed-order.ts";
import { cards } from "../support/shopper.ts";
import { runSiteCommand } from "../support/site-command.ts";
import { expect, rememberPopups, test } from "../support/test.ts";

const words = {
  fr_FR: { here: "Renoncer au contrat ici", inText: "renoncer au contrat ici", confirm: "Confirmer la rétractation" },
  en_US: { here: "Withdraw from contract here", inText: "withdraw from contract here", confirm: "Confirm withdrawal" },
} as const;

const screens = [
  ["fr_FR", 390, false],
  ["en_US", 1440, false],
  ["en_US", 1440, true],
  ["fr_FR", 390, true],
] as const;

for (const [locale, width, javaScriptEnabled] of inTurn(screens, 0)) {
  test.describe(`in ${locale} at ${width} px, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("[W2] [W5] a guest withdraws by the link at the foot of the page, has the receipt, and is paid back", async ({
      page,
      request,
      site,
    }) => {
      const { here, inText, confirm } = words[locale];
      if (javaScriptEnabled) await rememberPopups(page);
      await page.setViewportSize({ width, height: 900 });
      const order = await placeOrder(request, locale);
      await page.goto(order.url);
      await page.locator("#card").fill(cards.accepted);
      await page.locator("button[value='pay']").click();
      const read = async () => (await (await request.get(order.path)).json()).data as { state: string; code: string };
      await expect.poll(async () => (await read()).state).toBe("PAID");
      const { code } = await read();
      const orderPage = `${localizePath(`/cart/success/${order.id}`, locale)}?key=${order.key}`;
      await page.goto(orderPage);
      await expect(page.locator("main").getByRole("link", { name: inText })).toBeVisible();

      await page.goto(localizePath("/sale-terms", locale));
      await page.locator("footer").getByRole("link", { name: here }).click();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      if (javaScriptEnabled && isLong) await lookAtPage(page);
      await fill(page, { name: "Claire Cliente", code: "CD-2222222", email: "claire@exemple.test" });
      await page.locator("main button[type=submit]").click();
      await expect(page.getByRole("alert")).toBeVisible();
      await expect(page.locator("main [name=name]")).toHaveValue("Claire Cliente");
      await fill(page, { code });
      await page.locator("main button[type=submit]").click();
      await expect(page.getByRole("button", { name: confirm })).toBeVisible();
      if (javaScriptEnabled && isLong) await lookAtPage(page);
      await page.getByRole("button", { name: confirm }).click();
      await expect(page.locator("main [role=status]")).toBeVisible();

      await expect.poll(() => receipts(site, code)).toBe(1);
      expect(runSiteCommand(site, "withdrawal", "list")).toContain(`${code}  `);
      const number = new RegExp(`^(\\d+)  ${code}`, "m").exec(runSiteCommand(site, "withdrawal", "list"))?.[1] ?? "";
      expect(runSiteCommand(site, "withdrawal", "refund", number)).toContain("given back");
      await expect.poll(async () => (await read()).state).toBe("CANCELLED");
    });
  });
}

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`main [name=${name}]`).fill(value);
}

/** How many receipts lie in the outbox for an order, with its code in their page. */
function receipts(site: Parameters<typeof mailsIn>[0], code: string): number {
  const titles = /accusé de réception de votre rétractation|the receipt of your withdrawal/;
  return mailsIn(site).filter(({ html }) => titles.test(html) && html.includes(code)).length;
}
