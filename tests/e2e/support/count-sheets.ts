import type { Page } from "playwright/test";

/** How many sheets of A4 a page takes when it is printed. */
export async function countSheets(page: Page): Promise<number> {
  const file = (await page.pdf({ format: "A4" })).toString("latin1");
  // Long documents have a tree of pages: its root counts them all.
  const counts = [...file.matchAll(/\/Count (\d+)/g)].map(([, count]) => Number(count));
  if (counts.length === 0) throw new Error("The browser made no PDF with pages");
  return Math.max(...counts);
}
