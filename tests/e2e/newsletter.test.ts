import { localizePath, locales } from "#schemas/locale.ts";

import { runSiteCommand } from "./support/site-command.ts";
import { countDocuments, expect, startRuntime, test } from "./support/test.ts";

const form = "main [data-block='newsletter-form'] form";
const refused = { fr_FR: /^Cela ne ressemble pas à une adresse .*\.$/, en_US: /^This does not look like an .*\.$/ };
const told = { fr_FR: /inscri|merci/i, en_US: /thank|subscribed|letter/i };

for (const locale of locales) {
  test(`[§7] the newsletter is subscribed to on the page, in ${locale}`, async ({ page, site }) => {
    await page.goto(localizePath("/newsletter", locale));
    await startRuntime(page);
    await expect(page.locator("form:visible input[type='email']")).toHaveCount(1);
    const documents = countDocuments(page);
    const field = page.locator(`${form} input[type="email"]`).first();
    await field.fill("nobody");
    await field.press("Enter");
    await expect(page.locator(`${form} [aria-live]`)).toHaveText(refused[locale]);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toBeFocused();
    await field.fill(`script-${locale}@example.org`);
    await field.press("Enter");
    const thanks = page.locator("main [data-block='newsletter-form'] [role='status']").first();
    await expect(thanks).toHaveText(told[locale]);
    await expect(thanks).toBeFocused();
    expect(documents.count).toBe(0);
    expect(runSiteCommand(site, "newsletter", "list")).toContain(`script-${locale}@example.org  ${locale}`);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test(`[§7] the newsletter is subscribed to by a posted form, in ${locale}`, async ({ page, site }) => {
      await page.goto(localizePath("/newsletter", locale));
      const field = page.locator(`${form} input[type="email"]`).first();
      await field.fill("nobody");
      await field.press("Enter");
      await expect(page.locator(`${form} input[type="email"]`).first()).toHaveAttribute("aria-invalid", "true");
      await field.fill(`plain-${locale}@example.org`);
      await field.press("Enter");
      await expect(page.locator("main [data-block='newsletter-form'] [role='status']").first()).toHaveText(
        told[locale],
      );
      expect(runSiteCommand(site, "newsletter", "list")).toContain(`plain-${locale}@example.org  ${locale}`);
    });
  });
}
