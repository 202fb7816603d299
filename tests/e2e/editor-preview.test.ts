import type { Page } from "playwright/test";
import pixelmatch from "pixelmatch";
import sharp from "sharp";

import type { CanvasPage, CanvasPages } from "#schemas/content/canvas.ts";
import type { RunningSite } from "#tests/setup/running-site.ts";

import { type Administrator, callAs, makePage, removePage } from "./support/administrator.ts";
import { expect, test } from "./support/editor-test.ts";
import { runSiteCommand } from "./support/site-command.ts";
import { rememberPopups } from "./support/test.ts";

/** How a preview is taken (editor/previews/render-page.ts). */
const taken = { width: 1200, window: 900, height: 1800 };

test("[§7] the preview of a page that an administrator merely visits equals the page, to 2 % of its pixels", async ({
  browser,
  page,
  request,
  site,
  administrator,
}) => {
  test.slow();
  await page.goto("/");
  await expect.poll(async () => (await homeOf(administrator)).isPreviewStale, { timeout: 120_000 }).toBe(false);
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

test("[§7] a news item that changes has the news page's preview taken anew when an administrator merely visits it", async ({
  page,
  request,
  site,
  administrator,
}) => {
  test.slow();
  const own = await makePage(administrator, "Les nouvelles du chai", {
    root: ["news"],
    blocks: { news: { id: "news", slug: "news-list", v: 1, props: {}, slots: {} } },
  });
  const [item] = newsOf(site);
  if (!item) throw new Error("The site has no news");
  const edit = (title: string): string => runSiteCommand(site, "news", "edit", String(item.id), "--title", title);
  const stateOf = async (): Promise<CanvasPage | undefined> =>
    (await pagesOf(administrator)).find(({ pageId }) => pageId === own.pageId);
  const isTaken = expect.objectContaining({ isPreviewStale: false }) as CanvasPage;
  try {
    await page.goto(own.path);
    await expect.poll(stateOf, { timeout: 120_000 }).toEqual(isTaken);
    const { preview = null } = (await stateOf()) ?? {};
    const before = await fileAt(preview);
    edit("Grêle sur le coteau");
    await expect(async () => {
      await page.goto(own.path);
      await expect(page.getByText("Grêle sur le coteau").first()).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect
      .poll(async () => (await fileAt((await stateOf())?.preview ?? null)) === before, { timeout: 120_000 })
      .toBe(false);
    expect(await stateOf()).toEqual(isTaken);
  } finally {
    edit(item.title);
    await removePage(administrator, own, page);
  }

  /** The picture's bytes: a picture that is taken anew stands under another address. */
  async function fileAt(path: string | null): Promise<string> {
    const answer = await request.get(site.url + (path ?? "/none"));
    return answer.ok() ? (await answer.body()).toString("base64") : "";
  }
});

/** The site's news as its operator lists them. */
function newsOf(site: RunningSite): readonly { readonly id: number; readonly title: string }[] {
  return JSON.parse(runSiteCommand(site, "news", "list", "--json")) as readonly {
    readonly id: number;
    readonly title: string;
  }[];
}

async function pagesOf(administrator: Administrator): Promise<readonly CanvasPage[]> {
  return (await callAs<CanvasPages>(administrator, "GET", "/canvas/page")).pages;
}

async function homeOf(administrator: Administrator): Promise<CanvasPage> {
  const pages = await pagesOf(administrator);
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
