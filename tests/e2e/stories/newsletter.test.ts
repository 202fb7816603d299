import { localizePath, locales } from "#schemas/locale.ts";
import { newEmail } from "#tests/factories/new-email.ts";

import { lookClosely } from "../support/axe.ts";
import { inTurn } from "../support/in-turn.ts";
import { runSiteCommand } from "../support/site-command.ts";
import { countDocuments, expect, startRuntime, test } from "../support/test.ts";
import { subscribeForm, subscribedWords, confirmAndLeave } from "../support/newsletter-letters.ts";

const refused = { fr_FR: /^Cela ne ressemble pas à une adresse .*\.$/, en_US: /^This does not look like an .*\.$/ };

for (const locale of inTurn(locales, 0)) {
  const width = locale === "fr_FR" ? 390 : 1440;

  test(`[§7] a visitor subscribes on the page, confirms and unsubscribes, in ${locale} at ${width} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const email = newEmail();
    await page.goto(localizePath("/newsletter", locale));
    await startRuntime(page);
    await expect(page.locator("form:visible input[type='email']")).toHaveCount(1);
    const documents = countDocuments(page);
    const field = page.locator(`${subscribeForm} input[type="email"]`).first();
    await field.fill("nobody");
    await field.press("Enter");
    await expect(page.locator(`${subscribeForm} [aria-live]`)).toHaveText(refused[locale]);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toBeFocused();
    await field.fill(email);
    await field.press("Enter");
    const thanks = page.locator("main [data-block='newsletter-form'] [role='status']").first();
    await expect(thanks).toHaveText(subscribedWords[locale]);
    await expect(thanks).toBeFocused();
    expect(documents.count).toBe(0);
    expect(runSiteCommand(site, "newsletter", "list")).not.toContain(email);
    await confirmAndLeave({ page, site, locale, email, look: () => lookClosely(page) });
  });
}
