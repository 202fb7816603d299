import type { Browser } from "playwright/test";

/** A poor mobile line: what Lighthouse takes for slow 4G, in bytes per second and milliseconds. */
const slowLine = { offline: false, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 };

/** How long a visitor waits for the last picture, in milliseconds: one that is made just now comes late and moves nothing. */
const patience = 30_000;

export interface SlowVisit {
  /** How much the page shifted (CLS), from the first byte until nothing was loading any more, or patience was at its end. */
  readonly shift: number;
  /** What shifted most, as it stands in the document. */
  readonly moved: readonly string[];
}

/** Visits an address for the first time, with nothing kept, over a slow line. */
export async function visitSlowly(
  browser: Browser,
  url: string,
  viewport: { readonly width: number; readonly height: number },
): Promise<SlowVisit> {
  const context = await browser.newContext({ viewport, locale: "fr-FR" });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", slowLine);
  await page.goto(url, { waitUntil: "commit", timeout: 90_000 });
  // Asked of the page itself: of hundreds of visits at once, some events never reach who waits for them.
  await page.waitForFunction(() => document.readyState === "complete", null, { timeout: patience }).catch(() => {});
  await page.evaluate(
    (most) => Promise.race([document.fonts.ready.then(() => {}), new Promise((done) => setTimeout(done, most))]),
    patience,
  );
  const visit = await page.evaluate(readShifts);
  await context.close();
  return visit;
}

/** What the browser noted since the page was asked for. Runs in it. */
async function readShifts(): Promise<SlowVisit> {
  interface Shift extends PerformanceEntry {
    readonly value: number;
    readonly sources: readonly { readonly node: Node | null }[];
  }
  // A frame is drawn after the last font came: it may be the one that shifts. A page that nobody looks at may get none.
  await Promise.race([
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    new Promise((resolve) => setTimeout(resolve, 5_000)),
  ]);
  const shifts = await new Promise<readonly Shift[]>((resolve) => {
    const observer = new PerformanceObserver((list) => resolve(list.getEntries() as unknown as Shift[]));
    observer.observe({ type: "layout-shift", buffered: true });
    // Where nothing shifted, the observer is never called.
    setTimeout(() => resolve([]), 500);
  });
  const nodes = shifts.flatMap(({ sources }) => sources.map(({ node }) => node));
  const moved = nodes.map((node) =>
    (node instanceof Element ? node.outerHTML : (node?.textContent ?? "")).slice(0, 90),
  );
  return { shift: shifts.reduce((sum, { value }) => sum + value, 0), moved: [...new Set(moved)].slice(0, 3) };
}
