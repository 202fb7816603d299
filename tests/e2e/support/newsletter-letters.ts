import { request, type Locator, type Page } from "playwright/test";

import { localizePath, type Locale } from "#schemas/locale.ts";
import type { RunningSite } from "#tests/setup/running-site.ts";

import { mailsIn } from "./outbox.ts";
import { runSiteCommand } from "./site-command.ts";
import { expect } from "./test.ts";

/** The form for a new subscription. */
export const subscribeForm = "main [data-block='newsletter-form'] form";
/** What the form says once it has sent its mail. */
export const subscribedWords = { fr_FR: /message part à cette adresse/i, en_US: /message is on its way/i };
const confirmed = { fr_FR: /inscription est confirmée/, en_US: /subscription is confirmed/ };
const left = { fr_FR: /ne vous sera plus envoyée/, en_US: /will not be sent to you again/ };

interface Visit {
  readonly page: Page;
  readonly site: RunningSite;
  readonly locale: Locale;
  readonly email: string;
  /** Looks for faults on each page on the way. */
  readonly look: () => Promise<void>;
}

/** From the mail's link to the last page, by the keyboard. Opening a link does nothing; its page's button does. */
export async function confirmAndLeave({ page, site, locale, email, look }: Visit): Promise<void> {
  await page.goto(await linkTo(site, email, /"(http[^"]*\/newsletter\/confirm\/[\w-]{43})"/));
  await expect(page).toHaveURL(`${localizePath("/newsletter/confirm", locale)}?link=held`);
  expect(runSiteCommand(site, "newsletter", "list")).not.toContain(email);
  await look();
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
  await look();
  await press(button(page, "unsubscribe"));
  await expect(status(page, "unsubscribe")).toHaveText(left[locale]);
  await look();
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
  await expect.poll(found).not.toBe("");
  return `${site.url}${new URL(found()).pathname}`;
}
