import type { Page } from "playwright/test";

import { findAxeFaults } from "./axe.ts";
import { findCovered } from "./covered.ts";
import { findCutOff } from "./cut-off.ts";
import { findPageFaults } from "./page-faults.ts";
import { expect } from "./test.ts";

/** A screen of 1280 × 1024 at 400 %. */
export const zoomed = { width: 320, height: 256 } as const;

const widths = [390, 768, 1440] as const;

/** Asks of the page that is shown what holds for each page of a purchase: axe, four widths, and nothing lost at 400 %. */
export async function lookAtPage(page: Page): Promise<void> {
  const size = page.viewportSize() ?? zoomed;
  await expect.poll(() => findAxeFaults(page), page.url()).toEqual([]);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate(findPageFaults), `${page.url()} at ${width} px`).toEqual([]);
  }
  await page.setViewportSize(zoomed);
  await lookZoomed(page);
  await page.setViewportSize(size);
}

/** What a page may not do at 400 %: scroll sideways, cut words off, lay something over what has the focus. */
export async function lookZoomed(page: Page): Promise<void> {
  const faults = async () => [
    ...(await page.evaluate(findPageFaults)),
    ...(await page.evaluate(findCutOff, { html: null, widths: [] })),
    ...(await page.evaluate(findCovered)),
  ];
  await expect.poll(faults, `${page.url()} at 400 %`).toEqual([]);
}
