import { localizePath, locales } from "#schemas/locale.ts";

import { countDocuments, expect, startRuntime, test } from "./support/test.ts";

const wine = "main h2 a[href*='/wines/']";
const field = "main input[type='search']";

/** What visitors type, with one wrong letter or a missing accent, and the wine that they mean. */
const misspelled = [
  ["terasses", "Les Terrasses"],
  ["eclat", "Éclat"],
  ["pierre leve", "Pierre-Levée"],
  ["clos serene", "Clos Sereine"],
] as const;

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    test(`[§2] one wrong letter and a missing accent find the wine, in ${locale}`, async ({ page }) => {
      await page.goto(localizePath("/products/search", locale));
      for (const [text, name] of misspelled) {
        await page.locator(field).fill(text);
        await page.locator(field).press("Enter");
        await expect(page).toHaveURL(new RegExp(`[?&]q=${text.replace(" ", "\\+")}`));
        await expect(page.locator(wine).first()).toHaveText(name);
      }
    });
  }

  test("[§2] facets are links, and their state is in the address", async ({ page }) => {
    await page.goto("/products/search?q=clos");
    await page.locator("main details:has(nav)").evaluate((facets) => facets.setAttribute("open", ""));
    await page.locator("main nav[aria-labelledby='facet-type'] a", { hasText: "Vins et coffrets" }).click();
    await expect(page).toHaveURL("/products/search?q=clos&type=product#search-found");
    const chosen = page.locator("main nav a[aria-current='true']");
    await expect(chosen).toHaveText(/Vins et coffrets/);
    await expect(page.locator("main h2 a[href*='/news/']")).toHaveCount(0);
    await chosen.click();
    await expect(page).toHaveURL("/products/search?q=clos#search-found");
  });
});

test("[§2] a facet is chosen without loading a document, and Back takes it out", async ({ page }) => {
  await page.goto("/products/search?q=clos&type=product");
  await startRuntime(page);
  const documents = countDocuments(page);
  await page.locator("main nav[aria-labelledby='facet-type'] a[aria-current='true']").click();
  await expect(page).toHaveURL("/products/search?q=clos");
  await page.goBack();
  await expect(page).toHaveURL("/products/search?q=clos&type=product");
  await expect(page.locator("main nav a[aria-current='true']")).toHaveCount(1);
  expect(documents.count).toBe(0);
});
