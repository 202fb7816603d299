import { locales } from "#schemas/locale.ts";
import { isLong } from "#tests/setup/is-long.ts";

import { allAddresses } from "./support/addresses.ts";
import { drawnIn } from "./support/drawn-in.ts";
import { halt, haltingSite } from "./support/halting-site.ts";
import { visitSlowly } from "./support/slow-visit.ts";
import { countDocuments, expect, startRuntime, test } from "./support/test.ts";

/** What a page may shift on a first visit (design §8). */
const allowedShift = 0.005;

/** How many visits are paid at once: over a slow line most of their time is waiting. */
const atOnce = 6;

const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** `LONG=1` (`npm run test:long`) visits every address, printing those that shift most. */
const few = ["/nos-cuvees", "/en_US/wines/les-terrasses/1", "/en_US/cookie-policy", "/visiter"];

test("a first visit over a slow line stands still: styles, fonts and pictures come late", async ({
  browser,
  request,
  site,
}) => {
  // As long as all visits have patience, two after each other: on a fresh clone the pictures are made only now.
  test.setTimeout(isLong ? 3_600_000 : 360_000);
  const all = await Promise.all(locales.map((locale) => allAddresses(request, locale)));
  const paths = isLong ? all.flat() : few;
  const visits = paths.flatMap((path) => windows.map((window) => ({ path, window })));
  const shifted: { readonly shift: number; readonly text: string }[] = [];
  const next = visits.values();
  const visitAll = async (): Promise<void> => {
    for (const { path, window } of next) {
      const { shift, moved } = await visitSlowly(browser, site.url + path, window);
      if (shift > 0)
        shifted.push({ shift, text: `${shift.toFixed(4)} ${path} at ${window.width} px: ${moved.join(" · ")}` });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitAll));
  const worst = shifted.toSorted((one, other) => other.shift - one.shift);
  if (isLong)
    console.info(
      worst
        .slice(0, 20)
        .map(({ text }) => text)
        .join("\n"),
    );
  expect(worst.filter(({ shift }) => shift > allowedShift).map(({ text }) => text)).toEqual([]);
});

test("a menu of which only half has come isn't painted: no entry moves along as others follow", async ({
  page,
  site,
}) => {
  await using halting = await haltingSite(site.url, 'href="/notre-maison"');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${halting.url}/visiter`, { waitUntil: "load" });
  const waited = await page.evaluate(async () => {
    const paint = await new Promise<number>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()[0]?.startTime ?? Number.NaN));
      observer.observe({ type: "paint", buffered: true });
    });
    const [document] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return paint - (document?.responseStart ?? Number.NaN);
  });
  // Browsers round what they time, and a timer may be early by a millisecond.
  expect(waited, "milliseconds from the document's first byte to the first paint").toBeGreaterThan(halt - 100);
});

test("a face that comes late changes nothing of the page that stands, and is there on the next one", async ({
  page,
  site,
}) => {
  const face = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    await face.promise;
    await route.continue();
  });
  await page.goto(`${site.url}/visiter`, { waitUntil: "commit" });
  const title = page.locator("main h1");
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType("paint").length)).toBeGreaterThan(0);
  const before = await title.evaluate((heading) => heading.getBoundingClientRect().width);
  face.resolve();
  await page.waitForLoadState("load");
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await startRuntime(page);
  console.log(
    await page.evaluate(() =>
      [...document.fonts]
        .filter((f) => /Cormorant Garamond/.test(f.family))
        .map((f) => [f.family, f.weight, f.status, f.display].join()),
    ),
  );
  expect(await drawnIn(page, "main h1")).not.toContain("Cormorant");
  expect(await title.evaluate((heading) => heading.getBoundingClientRect().width)).toBe(before);
  const documents = countDocuments(page);
  await page.locator("header a[href='/nos-cuvees']").first().click();
  await expect(page).toHaveURL("/nos-cuvees");
  console.log(
    await page.evaluate(() =>
      [...document.fonts]
        .filter((f) => /Cormorant Garamond( plain)?"?$/.test(f.family))
        .map((f) => [f.family, f.weight, f.status, f.display].join()),
    ),
    await page.evaluate(() => "runtimeRuns" in globalThis),
    documents.count,
  );
  await expect.poll(() => drawnIn(page, "main h1")).toContain("Cormorant");
  expect(documents.count).toBe(0);
});
