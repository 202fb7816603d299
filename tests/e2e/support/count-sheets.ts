import type { Page } from "playwright/test";

/** What a page is on paper. */
export interface Print {
  /** How many sheets of A4 it takes. */
  readonly sheets: number;
  /** Its pictures by their pixels, « 840 × 1080 ». */
  readonly pictures: readonly string[];
}

/** Prints a page as it stands, as somebody who presses Ctrl+P: nothing is waited for but what the browser waits for then. */
export async function printPage(page: Page): Promise<Print> {
  await page.evaluate(loadLazyPictures);
  const file = (await page.pdf({ format: "A4" })).toString("latin1");
  // Long documents have a tree of pages: its root counts them all.
  const counts = [...file.matchAll(/\/Count (\d+)/g)].map(([, count]) => Number(count));
  if (counts.length === 0) throw new Error("The browser made no PDF with pages");
  const pictures = [...file.matchAll(/\/Width (\d+)\s*\/Height (\d+)/g)];
  return { sheets: Math.max(...counts), pictures: pictures.map(([, width, height]) => `${width} × ${height}`) };
}

/**
 * What Chromium does before it prints for somebody: pictures that are loaded lazily are loaded now. Before it prints for a
 * program only newer ones do it (156 does, 150 doesn't). Runs in the browser.
 */
async function loadLazyPictures(): Promise<void> {
  const pictures = [...document.images].filter(({ loading }) => loading === "lazy");
  for (const picture of pictures) picture.loading = "eager";
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
}

/** How many sheets of A4 a page takes when it is printed. */
export async function countSheets(page: Page): Promise<number> {
  return (await printPage(page)).sheets;
}
