import { expect, test } from "./support/test.ts";
import { findAxeFaults } from "./support/axe.ts";

const visits = [
  ["fr", 390, "Ingrédients"],
  ["el", 768, "Συστατικά"],
  ["bg", 1440, "Съставки"],
  ["en", 390, "Ingredients"],
] as const;

for (const [language, width, heading] of visits) {
  test(`[§1] an e-label in ${language} at ${width} px sets no cookie, contacts no other host and runs nothing`, async ({
    page,
    context,
    site,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.setViewportSize({ width, height: 900 });
    const answer = await page.goto(`/e-label/1?lang=${language}`);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()["set-cookie"]).toBeUndefined();
    expect(await context.cookies()).toEqual([]);
    // The page itself, and nothing beside it; its icon is said to be none.
    expect(asked.filter((url) => !url.startsWith("data:"))).toEqual([`${site.url}/e-label/1?lang=${language}`]);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    await expect(page.locator("script, img, form, iframe, link[rel=stylesheet]")).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(await findAxeFaults(page)).toEqual([]);
    // Another language is a plain link, and again nothing is kept.
    await page.getByRole("link", { name: "Suomi" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("lang", "fi");
    expect(await context.cookies()).toEqual([]);
  });
}

for (const [prefix, width] of [
  ["", 390],
  ["/en_US", 1440],
] as const) {
  test(`[§2] a wine's page${prefix} leads to the label of each vintage before it is bought, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${prefix}/wines/1`);
    const link = page.locator("[data-block='e-label-link'] a").first();
    await expect(link).toHaveText(/^20\d\d · 75\scl$/);
    await link.click();
    await expect(page).toHaveURL(/\/e-label\/\d+\?lang=(fr|en)$/);
    await expect(page.locator("h1")).toBeVisible();
  });
}
