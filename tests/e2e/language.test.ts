import { expect, startRuntime, test } from "./support/test.ts";
import { chooseEnglish, languageCookie } from "./support/language-switch.ts";

test("[§4] without the runtime the choice is stored too, and decides on the root path", async ({ page }) => {
  await page.goto("/actualites");
  const link = page.locator('a[data-locale="en_US"]').first();
  await Promise.all([page.waitForURL(/\/en_US\//), link.evaluate((found: HTMLElement) => found.click())]);
  expect(await languageCookie(page)).toBe("en_US");
  await page.goto("about:blank");
  await page.goto("/");
  await expect(page).toHaveURL("/en_US");
});

test("[§9 language-cookie] the language cookie lasts 365 days, path /, same-site lax", async ({ page, context }) => {
  await page.goto("/");
  await page
    .locator('a[data-locale="en_US"]')
    .first()
    .evaluate((found: HTMLElement) => {
      found.addEventListener("click", (event) => event.preventDefault());
      found.click();
    });
  const cookie = (await context.cookies()).find(({ name }) => name === "locale");
  expect(cookie).toMatchObject({ value: "en_US", path: "/", sameSite: "Lax" });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(364.9);
  expect(days).toBeLessThan(365.1);
});

test("[§4] Back after a switch brings the language and the stored preference back", async ({ page }) => {
  await page.goto("/nos-cuvees");
  await startRuntime(page);
  await chooseEnglish(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
  await page.goBack();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr-FR");
  await expect.poll(() => languageCookie(page)).toBe("fr_FR");
});

test("[§4 language-lazy] the French messages load only where French is shown", async ({ page }) => {
  const files: string[] = [];
  page.on("request", (request) => files.push(new URL(request.url()).pathname));
  await page.goto("/en_US");
  await startRuntime(page);
  expect(files.filter((file) => /\/fr_FR-/.test(file))).toEqual([]);
  expect(files.filter((file) => /\/en_US-/.test(file))).toHaveLength(1);
});
