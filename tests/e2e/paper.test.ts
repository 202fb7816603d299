import { countSheets } from "./support/count-sheets.ts";
import { findPaperFaults } from "./support/paper-faults.ts";
import { expect, test } from "./support/test.ts";
import { wholeBrowser } from "./support/whole-browser.ts";

test.use(wholeBrowser);

/** How many sheets of A4 a page may take, in the language that is longer. */
const sheets: Readonly<Record<string, number>> = {
  "/": 4,
  "/nos-cuvees": 3,
  "/wines/les-terrasses/1": 1,
  "/contact": 3,
  "/visiter": 4,
  "/mentions-legales": 2,
  "/en_US/products/search?q=terrasse": 5,
  "/news/la-fleur-est-passee/9": 3,
};

test("pages print black on white, without what is pressed, filled in or laid over them, on few sheets", async ({
  page,
}) => {
  for (const [path, most] of Object.entries(sheets)) {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    expect.soft(await page.evaluate(findPaperFaults), path).toEqual([]);
    await page.emulateMedia({ media: null });
    const count = await countSheets(page);
    expect.soft(count, `sheets of ${path}`).toBeLessThanOrEqual(most);
  }
});

test("on paper figures stand in one row, parts stay with their titles, and a call without words is left out", async ({
  page,
}) => {
  await page.goto("/commander");
  await page.emulateMedia({ media: "print" });
  // What is left of A4 between its margins, at 96 dots per inch.
  await page.setViewportSize({ width: 672, height: 1000 });
  const figures = page.locator('[data-block="key-figures"] dl > *');
  expect(await figures.count()).toBe(4);
  expect(
    new Set(await figures.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top))).size,
  ).toBe(1);
  await expect(page.getByText("En cadeau", { exact: true }).last().locator("xpath=ancestor::section[1]")).toHaveCSS(
    "break-inside",
    "avoid",
  );
  await expect(page.getByText("Reste à choisir")).toBeHidden();
  await expect(page.locator('[data-block="accordion"] > div')).toHaveCSS("display", "block");
  await page.goto("/visiter");
  const titles = page.locator('[data-block="columns"]').first().locator("h2");
  const tops = await titles.evaluateAll((found) => found.map((title) => title.getBoundingClientRect().top));
  expect([tops.length, new Set(tops).size]).toEqual([3, 1]);
});

test("a printed page says whose it is, where that is found and where the page is", async ({ page }) => {
  await page.goto("/contact");
  const letterhead = page.locator('[data-block="app-bar"] > div');
  await expect(letterhead).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(letterhead).toContainText("chemin des Murets");
  await expect(letterhead.locator("img")).toBeVisible();
  const foot = await page.locator("style[media=print]").textContent();
  expect(foot).toMatch(/"Domaine Clairveille · [a-z.:\d]+\/contact"/);
});
