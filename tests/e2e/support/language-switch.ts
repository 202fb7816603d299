import type { Page } from "playwright/test";

/** Follows the link to the English page, visible or not. */
export async function chooseEnglish(page: Page): Promise<void> {
  await page
    .locator('a[data-locale="en_US"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
}

/** The value of the cookie with the chosen language. */
export async function languageCookie(page: Page): Promise<string | undefined> {
  return (await page.context().cookies()).find(({ name }) => name === "locale")?.value;
}
