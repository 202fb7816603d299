import { brotliCompressSync, gzipSync } from "node:zlib";

import { chromium, type Browser, type Page } from "playwright";

import { browserArgs } from "../../scripts/find-browser.ts";

export interface PageBytes {
  /** Script after gzip, inline scripts included, before anybody touches the page. */
  readonly scriptBefore: number;
  /** The same once the runtime runs. */
  readonly scriptAfter: number;
  /** Everything over the wire before anybody touches the page, headers included. */
  readonly transfer: number;
}

/** Loads a page like a phone would, waits, points at an island as a visitor does, and counts. */
export async function measureBytes(executablePath: string, url: string): Promise<PageBytes> {
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  try {
    return await countBytes(browser, url);
  } finally {
    await browser.close();
  }
}

/** The one sheet of all blocks, which every page links, in bytes after Brotli. */
export async function measureSheet(siteUrl: string): Promise<number> {
  const html = await (await fetch(siteUrl)).text();
  const [, path] = /<link rel="stylesheet" href="([^"]+)">/.exec(html) ?? [];
  if (path === undefined) throw new Error("The page links no sheet");
  const sheet = await fetch(new URL(path, siteUrl));
  return brotliCompressSync(await sheet.bytes()).length;
}

async function countBytes(browser: Browser, url: string): Promise<PageBytes> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: "fr-FR" });
  const page = await context.newPage();
  const scripts: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.body().then(gzipBytes));
  });
  const transfer = await countTransfer(page);
  await page.addInitScript(() => {
    document.addEventListener("cellardoor:hydrated", () => Object.assign(globalThis, { runtimeRuns: true }));
  });
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(1500);
  const inline = await inlineScript(page);
  const before = { script: inline + (await sum(scripts)), transfer: transfer() };

  await page.locator("[data-island]").first().dispatchEvent("pointerover");
  await runtimeRuns(page);
  await page.waitForTimeout(1000);
  const after = inline + (await sum(scripts));
  await context.close();
  return { scriptBefore: before.script, scriptAfter: after, transfer: before.transfer };
}

/** Waits for the mark. Asked again and again: what waits inside the page is evaluated there, which the site's CSP forbids. */
async function runtimeRuns(page: Page): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await page.evaluate(() => "runtimeRuns" in globalThis)) return;
    await page.waitForTimeout(50);
  }
  throw new Error("The runtime did not start within 15 s");
}

async function countTransfer(page: Page): Promise<() => number> {
  let bytes = 0;
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  return () => bytes;
}

/** What stands in the page itself and runs; JSON for later is data, not script. */
async function inlineScript(page: Page): Promise<number> {
  const texts = await page.evaluate(() =>
    [...document.scripts]
      .filter((script) => !script.src && ["", "module", "text/javascript"].includes(script.type))
      .map((script) => script.text),
  );
  return texts.reduce((total, text) => total + gzipBytes(Buffer.from(text)), 0);
}

async function sum(sizes: readonly Promise<number>[]): Promise<number> {
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
}

function gzipBytes(body: Buffer): number {
  return gzipSync(body, { level: 9 }).length;
}
