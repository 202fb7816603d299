import type { Page } from "playwright/test";

import { locales } from "#schemas/locale.ts";

import { watchShifts } from "./support/layout-shift.ts";
import { findPageFaults } from "./support/page-faults.ts";
import { routeSamples } from "./support/route-samples.ts";
import { expect, test } from "./support/test.ts";

const widths = [390, 768, 1440];

/** What a page may shift while it loads (design §8), as browsers score it. */
const allowedShift = 0.005;

// Hundreds of steps in a row: their record would take longer than they do.
test.use({ trace: "off" });

for (const [index, locale] of locales.entries()) {
  test(`[§2] no overflow, overlap or shift on any page, in ${locale}`, async ({ page, request }) => {
    test.setTimeout(240_000);
    // What one language loads at the smallest width, the other loads at the largest.
    await check(page, await routeSamples(request, locale), index === 0 ? widths : widths.toReversed());
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("[§2] no overflow, overlap or shift without JavaScript", async ({ page, request }) => {
    test.setTimeout(120_000);
    const paths = await routeSamples(request, "fr_FR");
    await check(
      page,
      paths.filter((_path, index) => index % 3 === 0),
      widths,
    );
  });
});

/** One load for all widths. The next page loads at the width that the last one ended with: nothing is sized back. */
async function check(page: Page, paths: readonly string[], order: readonly number[]): Promise<void> {
  // Menus that fade as the window grows would be read half-way.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: order[0] ?? 390, height: 900 });
  // The window finds its size on a page that isn't looked at.
  await page.goto(paths[0] ?? "/");
  const shifts = await watchShifts(page);
  await shifts.score();
  let next = order;
  for (const path of paths) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    expect.soft(await shifts.score(), `${path}, ${next[0]} px: shift`).toBeLessThanOrEqual(allowedShift);
    const found: string[] = [];
    for (const width of next) {
      await page.setViewportSize({ width, height: 900 });
      found.push(...(await page.evaluate(findPageFaults)).map((fault) => `${width} px: ${fault}`));
    }
    expect.soft(found, path).toEqual([]);
    next = next.toReversed();
  }
}
