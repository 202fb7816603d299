import type { Page } from "playwright/test";

/** The password of the accounts that tests make. */
export const password = "une phrase secrète";

/** A form of a page. */
export type Form = ReturnType<Page["locator"]>;

/** Fills in the fields of these names. */
export async function fill(form: Form, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(value);
}

/** Sends the login form of the page that is shown. */
export async function logIn(page: Page, email: string, chosen: string): Promise<void> {
  const form = page.locator("form[id$='-login']");
  await fill(form, { email, password: chosen });
  await form.locator("button").click();
}
