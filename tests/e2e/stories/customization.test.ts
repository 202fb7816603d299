import { localizePath, type Locale } from "#schemas/locale.ts";
import { contentOf } from "#tests/factories/sent-files.ts";
import { isLong } from "#tests/setup/is-long.ts";

import { inTurn } from "../support/in-turn.ts";
import { lookAtPage } from "../support/look-at-page.ts";
import {
  answerBank,
  beThanked,
  cards,
  giveAddress,
  keyboard,
  orderIt,
  payWith,
  pointer,
  type Shopper,
  tabTo,
  takeUsualWay,
  visit,
} from "../support/shopper.ts";
import { runSiteCommand } from "../support/site-command.ts";
import { expect, rememberPopups, test } from "../support/test.ts";

/** The demo's engraved corkscrew: 22 € without anything. */
const corkscrew = 11;

const words = {
  fr_FR: {
    customize: /^Personnaliser/,
    text: "Le texte à graver",
    capitals: /Capitales ombrées/,
    save: "Continuer",
    edit: /^Modifier.*Le texte à graver/,
    add: /^Ajouter au panier/,
    shown: ["+3,00\u00a0€", "+10\u00a0%", "+12,00\u00a0€", "+4,00\u00a0€"],
    whole: "43,20\u00a0€",
    shorter: "40,20\u00a0€",
    excluded: /L221-28/,
    said: "Pour Lise",
  },
  en_US: {
    customize: /^Customize/,
    text: "The text to engrave",
    capitals: /Shaded capitals/,
    save: "Continue",
    edit: /^Change.*The text to engrave/,
    add: /^Add to cart/,
    shown: ["+3.00€", "+10%", "+12.00€", "+4.00€"],
    whole: "€43.20",
    shorter: "€40.20",
    excluded: /L221-28/,
    said: "Pour Lise",
  },
} as const;

const walks: readonly (readonly [Locale, number, boolean, "pointer" | "keyboard"])[] = [
  ["fr_FR", 390, false, "pointer"],
  ["fr_FR", 390, true, "pointer"],
  ["en_US", 1440, true, "keyboard"],
];

for (const [locale, width, javaScriptEnabled, how] of inTurn(walks, 2)) {
  test.describe(`in ${locale} at ${width} px by ${how}, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("[§2 cart-routes] [§4 customization-steps] a customized product with a file is bought; its file can't be read by another customer", async ({
      page,
      request,
      browser,
      site,
      complaints,
    }) => {
      const w = words[locale];
      // At five widths and with axe: the long suite's.
      const look = async () => (javaScriptEnabled && isLong ? await lookAtPage(page) : undefined);
      const shopper: Shopper = { page, locale, hands: how === "keyboard" ? keyboard(page) : pointer, look };
      const { hands } = shopper;
      if (javaScriptEnabled) await rememberPopups(page);
      await page.setViewportSize({ width, height: 900 });
      const main = page.locator("main");
      const save = async () => await hands.press(main.getByRole("button", { name: w.save, exact: true }));

      await visit(shopper, `/products/${corkscrew}`);
      await hands.press(main.getByRole("link", { name: w.customize }).first());
      await expect(page).toHaveURL(/\/products\/[\w-]+\/11\/90\/customize$/);
      await look();

      // What is asked for and isn't there is told at its field, and nothing is lost by it.
      await save();
      await expect(main.getByLabel(w.text)).toHaveAttribute("aria-invalid", "true");
      await hands.write(main.getByLabel(w.text), "Pour Lise Aubert");
      await save();
      if (how === "pointer") await main.getByRole("radio", { name: w.capitals }).check();
      else {
        // The group is one stop of the tab key; within it one goes by arrows.
        await tabTo(page, main.getByRole("radio").first());
        await page.keyboard.press("ArrowUp");
      }
      await expect(main.getByRole("radio", { name: w.capitals })).toBeChecked();
      await save();
      if (javaScriptEnabled) {
        // Whoever comes back to the page as it begins goes on where they were.
        await main.locator("input[type=file]").hover();
        await page.waitForFunction(() => sessionStorage.getItem("typed-customization")?.includes("capitals"));
        await page.goto(new URL(page.url()).pathname);
        await main.getByLabel(w.text).focus();
        await expect(main.getByLabel(w.text)).toHaveValue("Pour Lise Aubert");
        await save();
        await expect(main).toContainText(w.shown[1]);
      }
      const arms = { name: "blason.png", mimeType: "image/png", buffer: Buffer.from(contentOf("png", 300)) };
      await main.locator("input[type=file]").setInputFiles({ ...arms, buffer: Buffer.from(contentOf("html")) });
      await expect(async () => {
        if (!(await main.locator("input[type=file][aria-invalid=true]").isVisible())) await save();
        await expect(main.locator("input[type=file][aria-invalid=true]")).toBeVisible({ timeout: 2000 });
      }).toPass();
      await look();
      // Browsers tell of a file that was judged and refused.
      expect(complaints.splice(0).filter((told) => !told.includes("status of 400"))).toEqual([]);
      await main.locator("input[type=file]").setInputFiles(arms);
      await save();
      await hands.tick(main.locator("input[type=checkbox]"));
      await save();

      for (const cost of w.shown) await expect(main).toContainText(cost);
      await expect(main).toContainText(w.whole);
      await expect(main).toContainText(w.excluded);
      await look();
      await hands.press(main.getByRole("button", { name: w.edit }));
      // What stands there has the focus, and is written over.
      await expect(main.getByLabel(w.text)).toBeFocused();
      await page.keyboard.press("ControlOrMeta+a");
      await hands.write(main.getByLabel(w.text), w.said);
      await save();
      await expect(main).toContainText(w.shorter);
      await hands.press(main.getByRole("button", { name: w.add }));
      await expect(main.getByRole("status").first()).toBeVisible();

      await visit(shopper, "/cart");
      await expect(main).toContainText(w.said);
      await expect(main).toContainText("blason.png");
      await expect(main).toContainText(w.shorter);
      await look();
      await visit(shopper, "/cart/address");
      await giveAddress(shopper);
      await takeUsualWay(shopper);
      await expect(main).toContainText(w.excluded);
      await look();
      await orderIt(shopper);
      await payWith(shopper, cards.asks);
      await answerBank(shopper, "ok");
      await beThanked(shopper);
      await expect(main).toContainText(w.said);
      const href = (await main.getByRole("link", { name: /blason\.png/ }).getAttribute("href")) ?? "";
      await look();

      const own = await page.context().request.get(href);
      expect([own.status(), await own.body()]).toEqual([200, arms.buffer]);
      const other = await browser.newContext({ baseURL: site.url });
      expect((await other.request.get(href)).status()).toBe(404);
      await other.close();
      expect((await request.get(href)).status()).toBe(404);

      const [code = ""] = /CD-\w{7}/.exec(await main.innerText()) ?? [];
      const shown = runSiteCommand(site, "order", "show", code);
      expect(shown).toContain(": Pour Lise");
      expect(shown).toContain(": blason.png");
      await page.goto(localizePath("/withdrawal", locale));
      await main.locator("[name=name]").fill("Claire Cliente");
      await main.locator("[name=code]").fill(code);
      await main.locator("[name=email]").fill("claire@example.org");
      await main.locator("button[type=submit]").click();
      await expect(main.getByRole("alert")).toBeVisible();
      // Browsers tell of the cart, too, that a form without a script began, and that is an order by now.
      expect(complaints.splice(0).filter((told) => !told.includes("status of 404"))).toEqual([]);
    });
  });
}
