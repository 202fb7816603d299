import type { Locator } from "playwright/test";
import sharp from "sharp";

import { expect, rememberPopups, test } from "./support/test.ts";

// Visitors who bring their own colours take away every veil and every ground that we drew.

for (const colorScheme of ["light", "dark"] as const) {
  test(`with forced colours, ${colorScheme}, the logo and the words on a picture can be read`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme, reducedMotion: "reduce" });
    await rememberPopups(page);
    await page.goto("/");
    const banner = page.locator('[data-block="banner"]').first();
    for (const text of await banner.locator("h1, p:not(:has(a)), a").all()) {
      expect.soft(await contrastOf(text), await text.innerText()).toBeGreaterThan(4.5);
    }
    const logo = page.locator("header img").first();
    expect.soft(await contrastOf(logo), "the logo over the picture").toBeGreaterThan(4.5);
    await page.mouse.wheel(0, 1500);
    await expect.poll(async () => (await logo.boundingBox())?.y).toBeLessThan(0);
    await page.mouse.wheel(0, -200);
    await expect.poll(async () => (await logo.boundingBox())?.y).toBeGreaterThan(0);
    expect.soft(await contrastOf(logo), "the logo of the bar that came back").toBeGreaterThan(4.5);
    const last = page.locator("footer img").first();
    await last.scrollIntoViewIfNeeded();
    await expect.poll(() => contrastOf(last), "the footer's logo, once it is there").toBeGreaterThan(4.5);
    await page.goto("/nos-cuvees");
    expect.soft(await contrastOf(page.locator("header img").first()), "the logo on paper").toBeGreaterThan(4.5);
    const lines = await page
      .locator("header nav > ul > li > a > span")
      .evaluateAll((titles) => titles.map((title) => getComputedStyle(title).borderBottomColor));
    expect.soft(new Set(lines).size, "the present page is marked").toBe(2);
  });
}

/** How far the ink of what is drawn stands out from its ground: the colour of most pixels, and the one farthest from it that is no speck. */
async function contrastOf(drawn: Locator): Promise<number> {
  const { data, info } = await sharp(await drawn.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += info.channels) {
    const light = Math.round(luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) * 100) / 100;
    counts.set(light, (counts.get(light) ?? 0) + 1);
  }
  const byCount = [...counts].toSorted(([, one], [, other]) => other - one);
  const ground = byCount[0]?.[0] ?? 0;
  const speck = (data.length / info.channels) * 0.002;
  const ratios = byCount.filter(([, count]) => count > speck).map(([light]) => ratio(light, ground));
  return Math.max(...ratios);
}

function ratio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** WCAG's relative luminance of an sRGB colour, 0 to 1. */
function luminance(red: number, green: number, blue: number): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
