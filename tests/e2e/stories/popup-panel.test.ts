import type { Locator, Page } from "playwright/test";

import { localizePath } from "#schemas/locale.ts";

import { lookClosely } from "../support/axe.ts";
import { test } from "../support/editor-test.ts";
import { inTurn } from "../support/in-turn.ts";
import { expect } from "../support/test.ts";
import {
  popupWords,
  popupTitles,
  openPopups,
  popupRow,
  previewOf,
  publishPopup,
  newVisitorWithPopups,
  idsOf,
  madeSince,
  removeSince,
} from "../support/popup-steps.ts";

for (const [locale, width] of inTurn(
  [
    ["fr_FR", 1440],
    ["en_US", 390],
  ] as const,
  1,
)) {
  test(`[§2] the operator makes a popup, sees it, plans it and publishes it; visitors get it by its rule and by a link, ${locale} at ${width} px`, async ({
    page,
    browser,
    administrator,
    site,
  }) => {
    const [say, title] = [popupWords[locale], popupTitles[locale]];
    await page.setViewportSize({ width, height: 900 });
    const visitor = await newVisitorWithPopups(browser, site.url);
    const before = await idsOf(administrator);
    try {
      await openPopups(page, locale);
      await expect(rows(page).first()).toBeVisible();
      await lookClosely(page, "#editor");
      await page.getByRole("button", { name: say.make }).click();
      const popup = previewOf(page, locale);
      await expect(popup).toBeVisible();

      // French is what other languages fall back to: it needs a title.
      if (locale !== "fr_FR")
        await page
          .getByRole("button", { name: /^Français/ })
          .first()
          .click();
      const own = locale === "fr_FR" ? say.title : `${say.title} (English)`;
      await page.getByRole("textbox", { name: own, exact: true }).fill(title);
      if (locale !== "fr_FR")
        await page.getByRole("textbox", { name: `${say.title} (Français)` }).fill(popupTitles.fr_FR);
      await expect(popup.getByRole("heading", { name: title })).toBeVisible();
      await page.getByRole("textbox", { name: say.link, exact: true }).fill("/contact");
      await expect(popup.getByRole("link", { name: "/contact" })).toBeVisible();
      await page.getByRole("combobox", { name: say.pages }).selectOption(say.some);
      await page.getByRole("checkbox", { name: say.contact, exact: true }).check();
      await page.getByRole("spinbutton", { name: say.delay }).fill("3");
      await page.getByRole("heading", { level: 2 }).first().click();
      await page.getByRole("button", { name: say.undo }).click();
      await expect(page.getByRole("spinbutton", { name: say.delay })).toHaveValue("0");
      await lookClosely(page, "#editor");

      // It isn't anybody's yet.
      const id = await madeSince(administrator, before);
      await visitor.goto(localizePath("/contact", locale));
      await expect(visitor.locator(`dialog[data-popup="${id}"]`)).toHaveCount(0);
      await page.getByRole("button", { name: say.back }).click();
      await expect(popupRow(page, id)).toContainText(say.private);
      await popupRow(page, id).getByRole("button").first().click();

      // Planned far away it is seen here, and nowhere else.
      await page.getByLabel(say.from).fill("2199-01-01");
      await publishPopup(page, locale);
      await visitor.reload();
      await expect(visitor.locator(`dialog[data-popup="${id}"]`)).toHaveCount(0);
      await expect(popup.getByRole("heading", { name: title })).toBeVisible();
      await page.getByRole("button", { name: say.back }).click();
      await expect(popupRow(page, id)).toContainText(say.planned);
      await popupRow(page, id).getByRole("button").first().click();

      await page.getByLabel(say.from).fill("2020-01-01");
      await publishPopup(page, locale);
      await visitor.reload();
      const dialog = visitor.locator(`dialog[data-popup="${id}"]`);
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole("heading", { name: title })).toBeVisible();
      await visitor.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      // By itself it opens once, and on no other page; a link opens it anywhere.
      await visitor.goto(localizePath("/", locale));
      await expect(dialog).toBeHidden();
      await visitor.goto(localizePath(`/#popup-${id}`, locale));
      await visitor.reload();
      await expect(dialog).toBeVisible();
      await lookClosely(visitor, "dialog[open]");

      await page.getByRole("button", { name: say.back }).click();
      await expect(popupRow(page, id)).toContainText(say.shown);
      await popupRow(page, id).getByRole("button", { name: say.remove }).click();
      await page.getByRole("dialog").getByRole("button", { name: say.removeDo, exact: true }).click();
      await expect(popupRow(page, id)).toHaveCount(0);
      await visitor.reload();
      await expect(dialog).toHaveCount(0);
    } finally {
      await visitor.context().close();
      await removeSince(administrator, before);
    }
  });
}

const rows = (page: Page): Locator => page.locator("[data-popup-row]");
