import type { Browser, Page } from "playwright/test";

import { rememberPopups } from "./test.ts";

/** A page of a visitor with a window of this width, in a browser context of its own. */
export async function newVisitor(browser: Browser, baseURL: string, width: number): Promise<Page> {
  const context = await browser.newContext({ baseURL, reducedMotion: "reduce", viewport: { width, height: 900 } });
  const page = await context.newPage();
  await rememberPopups(page);
  return page;
}
