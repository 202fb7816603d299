import type { Page } from "playwright/test";

import { allAddresses } from "./support/addresses.ts";
import { printPage } from "./support/count-sheets.ts";
import { findPaperFaults } from "./support/paper-faults.ts";
import { countDocuments, expect, scrollTop, test } from "./support/test.ts";
import { wholeBrowser } from "./support/whole-browser.ts";

test.use(wholeBrowser);

const wine = "/wines/les-terrasses/1";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const how of ["pointer", "keyboard"] as const) {
    test(`[§2 wine-declination] another form comes in this one's place, chosen by ${how}: address, place and focus`, async ({
      page,
    }) => {
      await page.goto(wine);
      const documents = countDocuments(page);
      await page.evaluate(() => scrollTo(0, 120));
      const row = page.getByRole("link", { name: "2021" }).first();
      const top = await topOf(row);
      if (how === "pointer") await row.click({ position: { x: 300, y: 10 } });
      else await row.press("Enter");
      await expect(page).toHaveURL(/\/detail\/\d+$/);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("2021");
      await expect(row).toHaveAttribute("aria-current", "page");
      await expect(row).toBeFocused();
      expect(await scrollTop(page)).toBe(120);
      expect(await topOf(row)).toBe(top);
      expect(documents.count).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL(wine);
      expect(documents.count).toBe(0);
    });
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("[§2] a form is a link, as tall as its row", async ({ page }) => {
    await page.goto(wine);
    const row = page.getByRole("link", { name: "2021" }).first();
    const box = await row.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThan(400);
    await row.click();
    await expect(page).toHaveURL(/\/detail\/\d+$/);
  });
});

test("name, price, forms and the place of the purchase are on each product's first screen, nothing is cut off, and it prints as one sheet", async ({
  page,
  request,
}) => {
  test.setTimeout(400_000);
  // French words are the longer ones.
  const addresses = await allAddresses(request, "fr_FR");
  const products = addresses.filter((path) => /^\/(?:wines|products)\/[^/]+\/\d+$/.test(path));
  expect(products.length).toBeGreaterThan(5);
  const fetched: string[] = [];
  page.on("request", (made) => fetched.push(new URL(made.url()).pathname));
  for (const path of products) {
    await page.goto(path);
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect.soft(await page.evaluate(findBelowFold), `${path} at ${width} px`).toEqual([]);
    }
    for (const width of [320, 360, 390, 430]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await page.evaluate(findCutOff), `${path} at ${width} px`).toEqual([]);
    }
    const label = page.locator("[data-back-label] img");
    expect.soft(fetched.filter(isBackLabel), `back labels fetched on screen, ${path}`).toEqual([]);
    const { sheets, pictures } = await printPage(page);
    expect.soft(sheets, `sheets of ${path}`).toBe(1);
    await page.emulateMedia({ media: "print" });
    expect.soft(await page.evaluate(findPaperFaults), `${path} on paper`).toEqual([]);
    expect.soft(await label.count(), `back labels of ${path}`).toBe(path.startsWith("/wines/") ? 1 : 0);
    if (path.startsWith("/wines/")) {
      expect.soft(pictures, `pictures on the first sheet printed of ${path}`).toContain("840 × 1080");
      expect.soft(fetched.filter(isBackLabel), `back labels fetched for paper, ${path}`).toHaveLength(1);
      // 28 mm.
      expect.soft(Math.round((await label.boundingBox())?.width ?? 0), `width of the back label of ${path}`).toBe(106);
      expect
        .soft(await label.getAttribute("alt"), `words of the back label of ${path}`)
        .toMatch(/^La contre-étiquette/);
    }
    fetched.length = 0;
    await page.emulateMedia({ media: null });
  }
});

function isBackLabel(path: string): boolean {
  return path.includes("/back-");
}

/** What of a product begins or ends below the first screen, or under the bar at its foot. */
function findBelowFold(): readonly string[] {
  const bar = document.querySelector('[data-block="bottom-bar"] nav')?.getBoundingClientRect();
  const fold = bar && bar.height > 0 && bar.top > innerHeight / 2 ? bar.top : innerHeight;
  const product = document.querySelector('[data-block="product-detail"]');
  const parts: Readonly<Record<string, Element | null | undefined>> = {
    name: product?.querySelector("h1"),
    bottle: product?.querySelector("img"),
    price: product?.querySelector("[data-price]"),
    purchase: product?.querySelector('[data-slot="buy"]')?.parentElement,
  };
  return Object.entries(parts).flatMap(([name, part]) => {
    const bottom = part?.getBoundingClientRect().bottom ?? Infinity;
    return bottom <= fold ? [] : [`${name} ends at ${Math.round(bottom)} px of ${Math.round(fold)}`];
  });
}

/** What of a product reaches over the window's edge. */
function findCutOff(): readonly string[] {
  const parts = document.querySelectorAll('[data-block="product-detail"] :is(h1, h2, h3, p, a, li, img, td, dd)');
  return [...parts].flatMap((part) => {
    const { right, width } = part.getBoundingClientRect();
    return width > 0 && right > innerWidth + 1 ? [`${part.tagName} ${part.textContent.slice(0, 30)}`] : [];
  });
}

async function topOf(row: ReturnType<Page["locator"]>): Promise<number> {
  return await row.evaluate((element) => Math.round(element.getBoundingClientRect().top));
}
