import { readFile } from "node:fs/promises";

import type { Figures } from "#schemas/content/figures.ts";
import { type Locale, localizePath } from "#schemas/locale.ts";
import { dayOf } from "#schemas/paris-day.ts";

import { type Administrator, logBrowserIn, makeAdministrator } from "./support/administrator.ts";
import { findAxeFaults } from "./support/axe.ts";
import { inTurn } from "./support/in-turn.ts";
import { placeOrder } from "./support/placed-order.ts";
import { cards } from "./support/shopper.ts";
import { openPanel } from "./support/site-panel.ts";
import { expect, rememberPopups, test } from "./support/test.ts";

const words = {
  fr_FR: {
    section: "Chiffres",
    sold: "Vins et millésimes",
    file: /^Totaux journaliers/,
    close: "Clôture du jour",
    invoices: /^Factures [1-9]/,
  },
  en_US: {
    section: "Figures",
    sold: "Wines and vintages",
    file: /^Daily totals/,
    close: "Day’s close",
    invoices: /^Invoices [1-9]/,
  },
} as const satisfies Readonly<Record<Locale, unknown>>;

for (const { locale, width, height } of inTurn(
  [
    { locale: "fr_FR", width: 1440, height: 900 },
    { locale: "en_US", width: 390, height: 844 },
  ] as const,
  1,
)) {
  test(`[L21] what was paid today is in the figures, in the day's close and in the accountant's table, in ${locale} at ${width} px`, async ({
    page,
    site,
    request,
    context,
  }) => {
    test.slow();
    const say = words[locale];
    await page.setViewportSize({ width, height });
    await rememberPopups(page);
    const order = await placeOrder(request, locale);
    await page.goto(order.url);
    await page.locator("#card").fill(cards.accepted);
    await page.locator("button[value='pay']").click();
    await expect(page).toHaveURL(new RegExp(localizePath("/", locale)));
    const { total } = (await (await request.get(order.path)).json()).data;

    const administrator = await makeAdministrator(site, request);
    await logBrowserIn(administrator, context);
    await openPanel(page, locale);
    await page.getByRole("button", { name: say.section, exact: true }).click();
    await expect(page.getByRole("table", { name: say.sold })).toBeVisible();
    expect(await findAxeFaults(page)).toEqual([]);

    const saved = page.waitForEvent("download");
    await page.getByRole("link", { name: say.file }).click();
    const table = await readFile(await (await saved).path(), "utf8");
    const [, ...rows] = table.trimEnd().split("\r\n");
    const gross = rows.map((row) => row.split(";").map((cell) => cell.slice(1, -1))).map((cells) => Number(cells[6]));
    expect(rows.every((row) => row.startsWith(`"${dayOf(Date.now())}"`))).toBe(true);
    const sum = gross.reduce((all, each) => all + each, 0);
    // The site is that of other tests too, which may have bought before.
    const answer = await request.get("/api/admin/figures", { headers: headersOf(administrator) });
    const { sums } = ((await answer.json()) as { readonly data: Figures }).data;
    expect(sum).toBeCloseTo(sums.now.turnover, 5);
    expect(sum).toBeGreaterThanOrEqual(total);

    await page.getByRole("tab", { name: say.close }).click();
    await expect(page.getByRole("row", { name: say.invoices })).toBeVisible();
    expect(await findAxeFaults(page)).toEqual([]);
  });
}

function headersOf({ token }: Administrator): Record<string, string> {
  return { idSite: "3", authorization: token };
}
