import { request, type Locator, type Page } from "playwright/test";

import { localizePath, locales, type Locale } from "#schemas/locale.ts";
import type { RunningSite } from "#tests/setup/running-site.ts";

import { findAxeFaults } from "./support/axe.ts";
import { inTurn } from "./support/in-turn.ts";
import { mailsIn } from "./support/outbox.ts";
import { runSiteCommand } from "./support/site-command.ts";
import { countDocuments, expect, startRuntime, test } from "./support/test.ts";

const form = "main [data-block='newsletter-form'] form";
const refused = { fr_FR: /^Cela ne ressemble pas à une adresse .*\.$/, en_US: /^This does not look like an .*\.$/ };
const told = { fr_FR: /message part à cette adresse/i, en_US: /message is on its way/i };
const confirmed = { fr_FR: /inscription est confirmée/, en_US: /subscription is confirmed/ };
const left = { fr_FR: /ne vous sera plus envoyée/, en_US: /will not be sent to you again/ };

for (const locale of inTurn(locales, 0)) {
  const width = locale === "fr_FR" ? 390 : 1440;

  test(
    `[§7] a visitor subscribes on the page, confirms and unsubscribes, in ${locale} at ${width} px`,
    { tag: "@story" },
    async ({ page, site }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      const email = `script-${locale}@example.org`;
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
      await field.fill(email);
      await field.press("Enter");
      const thanks = page.locator("main [data-block='newsletter-form'] [role='status']").first();
      await expect(thanks).toHaveText(told[locale]);
      await expect(thanks).toBeFocused();
      expect(documents.count).toBe(0);
      expect(runSiteCommand(site, "newsletter", "list")).not.toContain(email);
      await confirmAndLeave({ page, site, locale, email, faults: () => findAxeFaults(page) });
    },
  );

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
      const field = page.locator(`${form} input[type="email"]`).first();
      await field.fill("nobody");
      await field.press("Enter");
      await expect(page.locator(`${form} input[type="email"]`).first()).toHaveAttribute("aria-invalid", "true");
      await field.fill(email);
      await field.press("Enter");
      await expect(page.locator("main [data-block='newsletter-form'] [role='status']").first()).toHaveText(
        told[locale],
      );
      await confirmAndLeave({ page, site, locale, email, faults: async () => [] });
    });
  });
}

interface Visit {
  readonly page: Page;
  readonly site: RunningSite;
  readonly locale: Locale;
  readonly email: string;
  /** What axe finds, where it can run. */
  readonly faults: () => Promise<readonly string[]>;
}

/** From the mail's link to the last page, by the keyboard. Opening a link does nothing; its page's button does. */
async function confirmAndLeave({ page, site, locale, email, faults }: Visit): Promise<void> {
  await page.goto(await linkTo(site, email, /"(http[^"]*\/newsletter\/confirm\/[\w-]{43})"/));
  await expect(page).toHaveURL(`${localizePath("/newsletter/confirm", locale)}?link=held`);
  expect(runSiteCommand(site, "newsletter", "list")).not.toContain(email);
  expect(await faults()).toEqual([]);
  await press(button(page, "confirm"));
  await expect(status(page, "confirm")).toHaveText(confirmed[locale]);
  expect(runSiteCommand(site, "newsletter", "list")).toContain(`${email}  ${locale}  `);
  const out = await linkTo(
    site,
    email,
    /"(http[^"]*\/newsletter\/unsubscribe\/\d+\.[\w-]{43})"/,
    /confirmée|is confirmed/,
  );
  await page.goto(out);
  await expect(page).toHaveURL(`${localizePath("/newsletter/unsubscribe", locale)}?link=held`);
  expect(runSiteCommand(site, "newsletter", "list")).toContain(email);
  expect(await faults()).toEqual([]);
  await press(button(page, "unsubscribe"));
  await expect(status(page, "unsubscribe")).toHaveText(left[locale]);
  expect(await faults()).toEqual([]);
  expect(runSiteCommand(site, "newsletter", "list")).not.toContain(email);
  // A mail program's own button: from nowhere, without a cookie, and as often as it likes (RFC 8058).
  const program = await request.newContext();
  const answer = await program.post(out, { form: { "List-Unsubscribe": "One-Click" } });
  expect([answer.status(), answer.headers()["set-cookie"]]).toEqual([200, undefined]);
  await program.dispose();
}

function button(page: Page, block: string): Locator {
  return page.locator(`main [data-block='newsletter-${block}'] form button`);
}

async function press(locator: Locator): Promise<void> {
  await locator.focus();
  await locator.press("Enter");
}

function status(page: Page, block: string): Locator {
  return page.locator(`main [data-block='newsletter-${block}'] [role='status']`);
}

/** The address in a mail to a reader, once it is in the outbox, as the browser reaches it. */
async function linkTo(site: RunningSite, email: string, pattern: RegExp, subject = /./): Promise<string> {
  const found = (): string => {
    const pages = mailsIn(site).filter(({ message, html }) => message.includes(`To: ${email}`) && subject.test(html));
    return pages.map(({ html }) => pattern.exec(html)?.[1] ?? "").find(Boolean) ?? "";
  };
  await expect.poll(found, { timeout: 45_000 }).not.toBe("");
  return `${site.url}${new URL(found()).pathname}`;
}
