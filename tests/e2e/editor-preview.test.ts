import type { Page } from "playwright/test";
import pixelmatch from "pixelmatch";
import sharp from "sharp";

import type { CanvasPage } from "#schemas/content/canvas.ts";

import { type Administrator, callAs, logBrowserIn, makeAdministrator } from "./support/administrator.ts";
import { expect, rememberPopups, test } from "./support/test.ts";

/** How a preview is taken (editor/previews/render-page.ts). */
const taken = { width: 1200, window: 900, height: 1800 };

test("[§7] the preview of a page that an administrator merely visits equals the page, to 2 % of its pixels", async ({
  browser,
  context,
  page,
  request,
  site,
}) => {
  test.slow();
  const administrator = await makeAdministrator(site, request);
  await logBrowserIn(administrator, context);
  await rememberPopups(page);
  await page.goto("/");
  await expect.poll(async () => (await homeOf(administrator)).isPreviewStale, { timeout: 60_000 }).toBe(false);
  const preview = await request.get(site.url + ((await homeOf(administrator)).preview ?? ""));
  const { data, info } = await sharp(await preview.body())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;

  const visitors = await browser.newContext({
    viewport: { width: taken.width, height: taken.window },
    reducedMotion: "reduce",
    locale: "fr-FR",
  });
  const visitor = await visitors.newPage();
  const shot = await sharp(await pictureOf(visitor, site.url))
    .resize(width, height, { fit: "fill" })
    .ensureAlpha()
    .raw()
    .toBuffer();
  await visitors.close();
  const different = pixelmatch(data, shot, undefined, width, height);
  console.info(`${((100 * different) / (width * height)).toFixed(2)} % of the pixels differ`);
  expect(different / (width * height)).toBeLessThan(0.02);
});

async function homeOf(administrator: Administrator): Promise<CanvasPage> {
  const pages = await callAs<readonly CanvasPage[]>(administrator, "GET", "/canvas/page");
  const home = pages.find(({ type }) => type === "home");
  if (!home) throw new Error("The site has no start page");
  return home;
}

/** The upper part of the start page as a visitor sees it who has been here before: its faces are there. */
async function pictureOf(page: Page, url: string): Promise<Buffer> {
  await rememberPopups(page);
  await page.goto(url);
  await page.reload();
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  return await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width: taken.width, height: taken.height },
    animations: "disabled",
  });
}
