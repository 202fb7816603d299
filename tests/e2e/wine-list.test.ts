import type { Locator, Page } from "playwright/test";
import sharp from "sharp";

import { countDocuments, expect, scrollTop, startRuntime, test } from "./support/test.ts";

const list = "/nos-cuvees";
const cards = "[data-id='wines'] li:has(h2)";
const refine = "[data-id='wines'] details:has(form)";

for (const [width, height, columns] of [
  [390, 844, 2],
  [768, 1024, 3],
  [1440, 900, 4],
] as const) {
  test(`the first row's names and prices are on the first screen at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(list);
    const bar = page.locator("[data-block='bottom-bar'] nav:visible");
    const floor = (await bar.count()) > 0 ? ((await bar.first().boundingBox())?.y ?? height) : height;
    for (let index = 0; index < columns; index += 1) {
      for (const part of ["h2", "[data-price]"]) {
        // The first price is the main size's; a cheaper size may have a line below.
        const box = await boxOf(page.locator(cards).nth(index).locator(part).first());
        expect(box.y + box.height).toBeLessThanOrEqual(floor);
      }
    }
  });

  test(`opening the filters moves nothing at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(list);
    const summary = page.locator(`${refine} > summary`);
    const places = async () => [await boxOf(summary), await boxOf(page.locator(cards).first()), await scrollTop(page)];
    const before = await places();
    await summary.click();
    await expect(page.locator(`${refine} form`)).toBeVisible();
    expect(await places()).toEqual(before);
  });
}

test("on a phone the open filters belong to what stands above them: the list below them alone steps back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(list);
  const title = await boxOf(page.locator("h1"));
  const [paper] = await colours(page, [title.y]);
  await page.locator(`${refine} > summary`).click();
  const form = await boxOf(page.locator(`${refine} form`));
  const [above, on, below] = await colours(page, [title.y, form.y + 10, form.y + form.height + 10]);
  expect([above, on]).toEqual([paper, paper]);
  expect(below).not.toEqual(paper);
});

test("a colour is chosen in place: address, scroll, focus, and Back", async ({ page }) => {
  await page.goto(list);
  await startRuntime(page);
  const documents = countDocuments(page);
  await page.evaluate(() => scrollTo(0, 120));
  await page.locator("#wines-RED").click();
  await expect(page).toHaveURL(`${list}?wines.kind=RED`);
  await expect(page.locator("#wines-RED")).toHaveAttribute("aria-current", "true");
  await expect(page.locator("#wines-RED")).toBeFocused();
  expect(await scrollTop(page)).toBe(120);
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(page.locator("#wines-all")).toHaveAttribute("aria-current", "true");
  expect(await scrollTop(page)).toBe(120);
  expect(documents.count).toBe(0);
});

test("nothing found on a phone: said above all else, the panel closed, and each filter can be taken back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(list);
  await startRuntime(page);
  await page.locator(`${refine} > summary`).click();
  await page.locator(`${refine} input[type='search']`).fill("champagne");
  await page.locator(`${refine} button`).click();
  await expect(page).toHaveURL(`${list}?wines.search=champagne`);
  await expect(page.locator(`${refine} form`)).toBeHidden();
  await expect(page.locator(`${refine} > summary`)).toBeFocused();
  const said = await boxOf(page.locator("[data-id='wines'] [role='status']"));
  expect(said.y + said.height).toBeLessThan(600);
  await page.locator("[data-id='wines'] a", { hasText: "champagne" }).click();
  await expect(page).toHaveURL(list);
  await expect(page.locator(cards).first()).toBeVisible();
  await expect(page.locator("#wines-all")).toBeFocused();
});

test("a facet is chosen on a phone in place: the panel stays open below what was found", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/products/search?q=clos");
  await startRuntime(page);
  await page.locator("#facets > summary").click();
  const place = await scrollTop(page);
  for (const name of ["Effacer les filtres", null]) {
    await page.locator("#facet-type-product").click();
    await expect(page.locator("#facets")).toHaveAttribute("open");
    await expect(page.locator("#facet-type-product")).toBeFocused();
    await expect(page.getByText("Effacer les filtres")).toHaveCount(name === null ? 0 : 1);
    const said = await boxOf(page.locator("[data-id='search'] [role='status']"));
    expect(said.y).toBeLessThan((await boxOf(page.locator("#facets"))).y);
  }
  expect(Math.abs((await scrollTop(page)) - place)).toBeLessThan(60);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("a colour, a search and a facet lead to the list, not to the page's top", async ({ page }) => {
    await page.goto(list);
    await page.locator("#wines-RED").click();
    await expect(page).toHaveURL(`${list}?wines.kind=RED#wines-list`);
    await atAnchor(page.locator("#wines-list"));
    await page.locator(`${refine} > summary`).click();
    await page.locator(`${refine} input[type='search']`).fill("champagne");
    await page.locator(`${refine} button`).click();
    await expect(page).toHaveURL(/wines\.search=champagne.*#wines-list$/);
    await expect(page.getByText("Aucun vin ne correspond")).toBeInViewport();
    await page.goto("/products/search?q=clos&kind=RED");
    await page.locator("#facet-kind-RED").click();
    await expect(page).toHaveURL("/products/search?q=clos#search-found");
    await atAnchor(page.locator("#search-found"));
  });
});

async function boxOf(found: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await found.boundingBox();
  if (!box) throw new Error(`${found.toString()} is not shown`);
  return box;
}

/** Whether the page was opened at an element: it stands below the bar, in the upper half of the window. */
async function atAnchor(target: Locator): Promise<void> {
  const { y } = await boxOf(target);
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(420);
}

/** What is painted in the gutter at the right, at some heights of the window. */
async function colours(page: Page, heights: readonly number[]): Promise<readonly number[][]> {
  const shot = await page.screenshot();
  const box = { left: 386, width: 1, height: 1 };
  return Promise.all(
    heights.map(async (top) => [
      ...(await sharp(shot)
        .extract({ ...box, top: Math.round(top) })
        .raw()
        .toBuffer()),
    ]),
  );
}
