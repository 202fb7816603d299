import type { Page } from "playwright/test";

import { localizePath, type Locale } from "#schemas/locale.ts";
import { newEmail } from "#tests/factories/new-email.ts";

import { inTurn } from "../support/in-turn.ts";
import { expect, test } from "../support/test.ts";
import { password, type Form, fill, logIn } from "../support/account-forms.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  const screens = [
    ["fr_FR", 390],
    ["en_US", 1440],
  ] as const;
  // Both languages have the same forms.
  for (const [locale, width] of inTurn(screens, 0)) {
    test(`[§2 auth-routes] [§4 cart-after-login] who registers, logs out and comes back with a cart finds both carts joined, in ${locale} at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const email = newEmail();
      await addWine(page, locale, 0);
      await page.goto(localizePath("/account", locale));
      await expect(page).toHaveURL(new RegExp(`/auth\\?next=`));

      // What is missing is said where it is missing, and what was typed stays.
      const form = page.locator("form[id$='-register']");
      await form.locator("[name=email]").fill("lise@");
      await form.locator("[name=firstname]").fill("Lise");
      await form.locator("button").click();
      await expect(page.getByRole("alert")).toBeFocused();
      await expect(form.locator("[name=firstname]")).toHaveValue("Lise");
      await expect(form.locator("[aria-invalid]")).toHaveCount(3);
      await fill(form, { email, lastname: "Aubert", password });
      await form.locator("button").click();
      await expect(page).toHaveURL(localizePath("/account", locale));
      await expect(page.locator("h1")).toContainText("Lise");

      await page.locator("form[id$='-logout'] button").click();
      await expect(page).toHaveURL(localizePath("/", locale));
      await page.goto(localizePath("/cart", locale));
      await expect(lines(page)).toHaveCount(0);
      await addWine(page, locale, 1);
      await page.goto(`${localizePath("/auth", locale)}?next=${localizePath("/cart", locale)}`);
      await logIn(page, email, password);
      await expect(page).toHaveURL(localizePath("/cart", locale));
      await expect(lines(page)).toHaveCount(2);
    });
  }
});

/** Adds the list's card of this number that has a form of its own. */
async function addWine(page: Page, locale: Locale, index: number): Promise<void> {
  await page.goto(localizePath("/nos-cuvees", locale));
  await page.locator("main form[action$='/cart/add'] button").nth(index).click();
  await expect(page.getByRole("status").first()).toBeVisible();
}

function lines(page: Page): Form {
  return page.locator("main form[action$='/cart/remove']");
}
