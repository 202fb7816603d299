import { findOffScreen } from "./support/off-screen.ts";
import { expect, test } from "./support/test.ts";

// A visitor decides on the first screen: what one came for is there, without scrolling, with the fonts it comes with.

const windows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** Pages of one product, and how many forms they offer at least. */
const products = { "/wines/les-terrasses/1": 3, "/en_US/wines/aubade/4": 3, "/wines/nuit-de-vendange/6": 2 };

for (const window of windows) {
  test.describe(`at ${window.width} px`, () => {
    test.use({ viewport: window });

    test("a wine's name, price and vintages are on the first screen", async ({ page }) => {
      for (const [path, forms] of Object.entries(products)) {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready.then(() => {}));
        const main = page.locator("main");
        const name = main.locator("h1");
        const price = main.getByText("€").locator("visible=true").first();
        const rows = main.locator('[aria-labelledby="product-formats"] :is(li, tr)');
        expect(await rows.count(), path).toBeGreaterThanOrEqual(forms);
        expect.soft(await name.or(price).or(rows).evaluateAll(findOffScreen), path).toEqual([]);
      }
    });
  });
}
