import { localizePath, locales } from "#schemas/locale.ts";

import { inTurn } from "./support/in-turn.ts";
import { expect, test } from "./support/test.ts";
import { subscribeForm, subscribedWords, confirmAndLeave } from "./support/newsletter-letters.ts";

for (const locale of inTurn(locales, 0)) {
  const width = locale === "fr_FR" ? 390 : 1440;

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test(`[§7] a visitor subscribes, confirms and unsubscribes by posted forms, in ${locale}`, async ({
      page,
      site,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      const email = `plain-${locale}@example.org`;
      await page.goto(localizePath("/newsletter", locale));
      const field = page.locator(`${subscribeForm} input[type="email"]`).first();
      await field.fill("nobody");
      await field.press("Enter");
      await expect(page.locator(`${subscribeForm} input[type="email"]`).first()).toHaveAttribute(
        "aria-invalid",
        "true",
      );
      await field.fill(email);
      await field.press("Enter");
      await expect(page.locator("main [data-block='newsletter-form'] [role='status']").first()).toHaveText(
        subscribedWords[locale],
      );
      await confirmAndLeave({ page, site, locale, email, look: async () => {} });
    });
  });
}
