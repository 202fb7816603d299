import type { Page } from "playwright/test";

import type { EditedPopup, EditedPopups } from "#schemas/content/edited-popup.ts";
import { type Locale, localizePath } from "#schemas/locale.ts";

import { callAs } from "./support/administrator.ts";
import { findAxeFaults } from "./support/axe.ts";
import { test } from "./support/editor-test.ts";
import { inTurn } from "./support/in-turn.ts";
import { openPanel, panelWords } from "./support/site-panel.ts";
import { expect } from "./support/test.ts";

const words = {
  fr_FR: { section: "Fenêtres", back: "Toutes les fenêtres", takeOff: "Retirer du site", row: /^Retirer «/ },
  en_US: { section: "Popups", back: "All popups", takeOff: "Take off the site", row: /^Take “/ },
} as const satisfies Readonly<Record<Locale, unknown>>;

const published = { fr_FR: "La fenêtre est publique.", en_US: "The popup is public." } as const;

for (const [locale, width] of inTurn(
  [
    ["fr_FR", 1440],
    ["en_US", 390],
  ] as const,
  0,
)) {
  test(`[PU10] a popup is taken off the site where it is written, is public again, and goes by its list, ${locale} at ${width} px`, async ({
    page,
    browser,
    administrator,
    site,
  }) => {
    test.setTimeout(180_000);
    const say = words[locale];
    const takeOff = { name: say.takeOff, exact: true } as const;
    await page.setViewportSize({ width, height: 900 });
    const visitor = await (await browser.newContext({ baseURL: site.url })).newPage();
    const popup = shownOne(await callAs<EditedPopups>(administrator, "GET", "/popup"));
    const isHad = async (): Promise<number> => {
      await visitor.goto(localizePath("/", locale));
      return await visitor.locator(`dialog[data-popup="${popup.id}"]`).count();
    };
    expect(await isHad()).toBe(1);
    try {
      await openPanel(page, locale);
      await page.getByRole("button", { name: say.section, exact: true }).click();
      const row = page.locator(`[data-popup-row="${popup.id}"]`);
      await row.getByRole("button").first().click();
      await page.getByRole("button", takeOff).click();
      const question = page.getByRole("dialog");
      await expect(question).toBeVisible();
      expect.soft(await findAxeFaults(page, "#editor"), "the question").toEqual([]);
      await question.getByRole("button", takeOff).click();
      await expect(question).toHaveCount(0);
      await expect(page.getByRole("button", takeOff)).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 2 }).first()).toBeFocused();
      expect(await isHad()).toBe(0);

      // Nothing of it is lost: it is public again as it was.
      await publish(page, locale);
      await expect(page.getByRole("button", takeOff)).toBeVisible();
      expect(await isHad()).toBe(1);

      await page.getByRole("button", { name: say.back }).click();
      await row.getByRole("button", { name: say.row }).click();
      await question.getByRole("button", takeOff).click();
      await expect(question).toHaveCount(0);
      await expect(row.getByRole("button", { name: say.row })).toHaveCount(0);
      expect(await isHad()).toBe(0);
      await row.getByRole("button").first().click();
      await publish(page, locale);
      expect(await isHad()).toBe(1);
    } finally {
      await visitor.context().close();
    }
  });
}

/** One that visitors have on the home page. */
function shownOne({ popups }: EditedPopups): EditedPopup {
  const shown = popups.find(({ state }) => state === "shown");
  if (!shown) throw new Error("The estate of the tests shows a popup.");
  return shown;
}

async function publish(page: Page, locale: Locale): Promise<void> {
  await page.getByRole("button", { name: panelWords[locale].publish, exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: panelWords[locale].doPublish }).click();
  await expect(page.getByText(published[locale]).first()).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}
