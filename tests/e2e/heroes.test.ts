import type { Locator, Page } from "playwright/test";

import { locales } from "#schemas/locale.ts";

import { readPages, sampleAddresses, shareOf } from "./support/addresses.ts";
import { contrastOf, findLines } from "./support/contrast.ts";
import { pictureOf } from "./support/picture-of.ts";
import { expect, test } from "./support/test.ts";

/** Enough for any size of letters (WCAG 2.2, 1.4.3). */
const enough = 4.5;

test.describe.configure({ mode: "parallel" });

for (const locale of locales) {
  test(`[§2] in ${locale} a banner's words can be read on what is painted behind them, at three widths`, async ({
    page,
    request,
  }) => {
    test.setTimeout(400_000);
    const pages = await readPages(request, await sampleAddresses(request, locale));
    const paths = [...pages].filter(([, { html }]) => html.includes('data-block="banner"')).map(([path]) => path);
    expect(paths.length).toBeGreaterThan(3);
    await page.emulateMedia({ reducedMotion: "reduce" });
    // A banner has the same picture and the same places for words in both languages.
    for (const path of shareOf(paths, locale)) {
      await page.goto(path);
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (const banner of await page.locator("[data-block=banner]").all()) {
          expect.soft(await findFaintWords(page, banner), `${path} at ${width} px`).toEqual([]);
        }
      }
    }
  });
}

/** The lines of a banner whose contrast is too low, with it. */
async function findFaintWords(page: Page, banner: Locator): Promise<readonly string[]> {
  await banner.scrollIntoViewIfNeeded();
  await painted(banner);
  await banner.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
  const lines = await banner.evaluate(findLines);
  const hidden = await page.addStyleTag({
    content:
      "dialog { display: none !important } [data-block=banner] * { color: transparent !important } .scroller > :not(:has(main)) { visibility: hidden }",
  });
  const screenshot = await pictureOf(page);
  await hidden.evaluate((style: Element) => style.remove());
  const faint = lines.length > 0 ? [] : ["it has no words"];
  for (const line of lines) {
    const contrast = await contrastOf(screenshot, line);
    if (contrast < enough) faint.push(`${contrast.toFixed(2)}: ${line.text}`);
  }
  return faint;
}

async function painted(banner: Locator): Promise<void> {
  await banner.locator("img").evaluateAll(async (images) => {
    for (const image of images as HTMLImageElement[]) {
      image.loading = "eager";
      await image.decode();
    }
  });
}
