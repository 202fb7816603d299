import type { CDPSession, Page } from "playwright/test";

/** A part of the window, in CSS pixels. */
export interface WindowPart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * A PNG of a part of the window, or of all of it, as it stands at this moment: asked of the browser itself, since
 * Playwright's own way prepares the page first and puts it back, which takes longer than the picture.
 */
export async function pictureOf(page: Page, part?: WindowPart): Promise<Buffer> {
  let session = sessions.get(page);
  if (!session) sessions.set(page, (session = page.context().newCDPSession(page)));
  const browser = await session;
  const { cssVisualViewport: seen } = await browser.send("Page.getLayoutMetrics");
  const { x, y, width, height } = part ?? { x: 0, y: 0, width: seen.clientWidth, height: seen.clientHeight };
  // What is cut out is told by its place in the document.
  const clip = { x: seen.pageX + x, y: seen.pageY + y, width, height, scale: 1 };
  const shot = await browser.send("Page.captureScreenshot", { format: "png", clip, optimizeForSpeed: true });
  return Buffer.from(shot.data, "base64");
}
