import { type Locale, localizePath } from "#schemas/locale.ts";
import { type RunningSite, startSite } from "#tests/setup/running-site.ts";

import { makeAdministrator } from "./support/administrator.ts";
import { findAxeFaults } from "./support/axe.ts";
import { inTurn } from "./support/in-turn.ts";
import { comeIn, type Operator, operatorKeys, operatorTouch, say } from "./support/operator.ts";
import { asksBuyers, engraving, opensWine, readsCode, sellWine, tellsLabel } from "./support/operator-labels.ts";
import { expect, rememberPopups, test as base } from "./support/test.ts";

// What a wine's e-label tells, and how one is made for its buyers, by the console alone. The wines stay: a site of their own.

interface Shop {
  readonly shop: RunningSite;
}

const test = base.extend<object, Shop>({
  // Playwright reads the fixtures that a function asks for from its first parameter: it must be destructured.
  shop: [
    async ({}, provide) => {
      await using shop = await startSite();
      await provide(shop);
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: ({ shop }, provide) => provide(shop.url),
});

interface Screen {
  readonly locale: Locale;
  readonly width: number;
  readonly height: number;
  readonly hasTouch: boolean;
}

const screens: readonly Screen[] = [
  { locale: "fr_FR", width: 1440, height: 900, hasTouch: false },
  { locale: "en_US", width: 390, height: 844, hasTouch: true },
];

for (const { locale, width, height, hasTouch } of inTurn(screens, 1)) {
  test.describe(() => {
    test.use({ viewport: { width, height }, hasTouch });

    test(`a wine is given its e-label and what buyers are asked, ${hasTouch ? "by touch" : "by keyboard"} at ${width} px in ${locale}: the code on its bottles leads to the one, its page to the other`, async ({
      page,
      browser,
      request,
      shop,
      complaints,
    }) => {
      test.setTimeout(300_000);
      const administrator = await makeAdministrator(shop, request);
      const wine = { name: `Clos des Murets ${locale}`, reference: `MU-24-${locale}` };
      const row = await sellWine(administrator, wine);
      const look = async (): Promise<void> => {
        await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
        expect(await findAxeFaults(page)).toEqual([]);
      };
      const hands = hasTouch ? operatorTouch(page) : operatorKeys(page);
      const operator: Operator = { page, hands, locale, look };
      const visitor = await (await browser.newContext({ baseURL: shop.url, viewport: { width, height } })).newPage();
      await rememberPopups(page);
      await rememberPopups(visitor);
      await comeIn(operator, administrator.email, administrator.password);

      await test.step("tells what is in a wine", async () => {
        const form = await opensWine(operator, wine);
        await tellsLabel(operator, form);
        // Browsers tell of what was refused.
        expect(complaints.splice(0).filter((told) => !told.includes("status of 422"))).toEqual([]);
      });
      await test.step("whoever reads the code on a bottle sees that", async () => {
        const [address, saved] = await readsCode(operator, wine);
        await visitor.goto(localizePath(`/wines/${row}`, locale));
        const link = visitor.locator("[data-block='e-label-link'] a");
        await expect(link).toHaveAttribute("href", `${new URL(address).pathname}?lang=${locale.slice(0, 2)}`);
        expect(saved).toBe(address);
        await visitor.goto(`${new URL(address).pathname}?lang=${locale.slice(0, 2)}`);
        await expect(visitor.getByRole("heading", { level: 1, name: `${wine.name} 2024` })).toBeVisible();
        await expect(visitor.locator("main")).toContainText(
          say(operator, ["raisins, conservateur", "grapes, preservative"]),
        );
        await expect(visitor.locator("main")).toContainText("308\u00a0kJ");
        expect(await findAxeFaults(visitor)).toEqual([]);
      });
      await test.step("asks buyers how it is to be made", () => asksBuyers(operator, wine));
      await test.step("a buyer says so", async () => {
        await visitor.goto(localizePath(`/wines/${row}`, locale));
        await visitor
          .locator("main")
          .getByRole("link", { name: say(operator, ["Personnaliser", "Customize"]) })
          .first()
          .click();
        await expect(visitor).toHaveURL(/\/customize$/);
        await visitor.getByLabel(say(operator, engraving)).fill("Pour Lise Aubert");
        await expect(visitor.locator("main")).toContainText(say(operator, ["+3,50\u00a0€", "+3.50€"]));
      });
      await visitor.context().close();
    });
  });
}
