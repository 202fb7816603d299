import type { Page } from "playwright/test";

import { expect, test } from "./support/editor-test.ts";
import { keepSettings, openGroup, openPanel, panelWords } from "./support/site-panel.ts";

const withoutShop = ["Accueil", "Une actualité", "Contact"];

test("with the shop switched off other pages than the shop's stand beside the panel: each of them would be the home page", async ({
  page,
  administrator,
}) => {
  const restore = await keepSettings(administrator);
  try {
    await openPanel(page);
    await openGroup(page, "Site");
    const shop = page.getByRole("switch", { name: "Boutique en ligne" });
    await shop.uncheck();
    await expectPages(page, withoutShop);
    await expect.poll(() => shownIn(page, "Une actualité")).toMatch(/^\/news\/.*\d+$/);
    await expect.poll(() => shownIn(page, "Contact")).toBe("/contact");

    // Who opens it anew has the same.
    await page.getByRole("button", { name: panelWords.fr_FR.close }).click();
    await page.getByRole("button", { name: panelWords.fr_FR.open, exact: true }).click();
    await expectPages(page, withoutShop);

    await openGroup(page, "Site");
    await shop.check();
    await expectPages(page, panelWords.fr_FR.pages);
    await expect.poll(() => shownIn(page, "Panier")).toBe("/cart");
  } finally {
    await restore();
  }
});

test("[SS12] what a page beside the panel asks its shop is answered by the draft, and a visitor by what is public", async ({
  page,
  administrator,
  request,
}) => {
  const restore = await keepSettings(administrator);
  try {
    const [, , cart] = await openPanel(page);
    const path = "/api/calculate/shipping-fees";
    const data = { products: [{ idProduct: 1, quantity: 6 }], postalCode: "69003", country: 250 };
    const asked = async (): Promise<unknown> => {
      const token = (await page.context().cookies()).find(({ name }) => name === "token")?.value ?? "";
      const headers = { "content-type": "application/json", idSite: "3", Authorization: decodeURIComponent(token) };
      return await cart?.locator(":root").evaluate(
        async (_root, [to, init]) => {
          const answer = (await (await fetch(to, init)).json()) as {
            readonly data: readonly { readonly fdp: number }[];
          };
          return answer.data[0]?.fdp;
        },
        [path, { method: "POST", headers, body: JSON.stringify(data) }] as const,
      );
    };
    const paid = await asked();
    expect(paid).toBeGreaterThan(0);
    await openGroup(page, "Boutique");
    await page.getByRole("spinbutton", { name: "Livraison offerte à partir de (euros)" }).fill("10");
    await expect.poll(asked).toBe(0);
    const anybody = await request.post(path, { headers: { idSite: "3" }, data });
    expect(await anybody.json()).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ fdp: paid })]) as unknown,
    });
  } finally {
    await restore();
  }
});

async function expectPages(page: Page, names: readonly string[]): Promise<void> {
  const titles = () =>
    page.locator("iframe").evaluateAll((frames) => frames.map((frame) => frame.getAttribute("title")));
  await expect.poll(titles).toEqual(names);
  for (const name of names) {
    const mark = page.frameLocator(`iframe[title="${name}"]`).locator('#admin[data-draft="ready"]');
    await expect(mark).toBeAttached();
  }
}

/** The path of the page that a frame has, as nothing led it elsewhere. */
async function shownIn(page: Page, name: string): Promise<string> {
  const root = page.frameLocator(`iframe[title="${name}"]`).locator(":root");
  return await root.evaluate((element) => new URL(element.ownerDocument.URL).pathname);
}
