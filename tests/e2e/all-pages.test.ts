import type { Page } from "playwright/test";

import { localeInfos, locales, localizePath, type Locale } from "#schemas/locale.ts";
import { bareSections } from "#tests/setup/bare-sections.ts";
import { descriptionFaults } from "#tests/setup/description-faults.ts";
import { isLong } from "#tests/setup/is-long.ts";

import { allAddresses, isMissing, readPages, sampleAddresses, shareOf } from "./support/addresses.ts";
import { findAxeFaults } from "./support/axe.ts";
import { findCutOff } from "./support/cut-off.ts";
import { type ShiftWatch, watchShifts } from "./support/layout-shift.ts";
import { inTurn } from "./support/in-turn.ts";
import { findIdleFaces } from "./support/idle-faces.ts";
import { findPageFaults } from "./support/page-faults.ts";
import { findPictureFaults, screensOf } from "./support/picture-faults.ts";
import { findSmallTargets } from "./support/small-targets.ts";
import { findTypeFaults } from "./support/type-faults.ts";
import { expect, follow, loadedScripts, startRuntime, test } from "./support/test.ts";

// One sweep: each page is opened once in each language, and everything that holds for all pages is asked of it there.
// It takes longest: its file's name comes first, so that nobody waits for it alone at the end.

/** The windows that a page is looked at in: a screen at 400 %, a phone, a tablet, a desk. */
const windows = [
  { width: 320, height: 256 },
  { width: 390, height: 900 },
  { width: 768, height: 900 },
  { width: 1440, height: 900 },
];

/** Where small targets are looked for. */
const targetWidths = new Set([320, 1440]);

/** Phones: here nothing may be cut off on any address. */
const phones = [320, 360, 390, 430];

/** Both languages have the same templates: each is loaded at both widths. */
const loadedIn: Readonly<Record<Locale, { width: number; height: number }>> = {
  fr_FR: { width: 390, height: 900 },
  en_US: { width: 1440, height: 900 },
};

test.describe.configure({ mode: "parallel" });

for (const locale of inTurn(locales, 0)) {
  test(`[§2] each page in ${locale} loads still and with one script, fits four widths, pleases axe, hydrates, and is navigated to`, async ({
    page,
    request,
    complaints,
  }) => {
    test.setTimeout(isLong ? 1_800_000 : 480_000);
    const shifts = await watchShifts(page);
    const paths = await sampleAddresses(request, locale);
    const axed = new Set(shareOf(paths, locale));
    for (const [index, path] of paths.entries()) {
      const faults: string[] = index === 0 ? [] : await findNavigationFaults(page, path);
      await page.setViewportSize(loadedIn[locale]);
      faults.push(...(await findShifts(page, path, shifts)), ...(await findScriptFaults(page)));
      faults.push(...(await page.evaluate(findIdleFaces)));
      if (axed.has(path)) faults.push(...(await findAxeFaults(page)));
      faults.push(...(await findFaultsByWidth(page)));
      await startRuntime(page);
      faults.push(...complaints.splice(0).map((complaint) => `on the console: ${complaint}`));
      expect.soft(faults, path).toEqual([]);
    }
  });
}

for (const locale of inTurn(locales, 1)) {
  test(`[§2] every address in ${locale} answers in its language with one title, and its links lead somewhere`, async ({
    request,
  }) => {
    test.setTimeout(400_000);
    const pages = await readPages(request, await allAddresses(request, locale));
    for (const [path, { status, lang, h1, html }] of pages) {
      const expected = { status: isMissing(path) ? 404 : 200, lang: localeInfos[locale].iso, h1: 1 };
      expect.soft({ status, lang, h1 }, path).toEqual(expected);
      expect.soft(bareSections(html), `${path}: sections without a heading`).toEqual([]);
    }
    const links = new Map([...pages].flatMap(([path, { html }]) => linksOf(html).map((link) => [link, path] as const)));
    const answers = await readPages(
      request,
      [...links.keys()].filter((link) => !pages.has(link)),
    );
    const broken = [...answers].filter(([, { status }]) => status >= 400);
    expect(broken.map(([link, { status }]) => `${status} ${link}, on ${links.get(link)}`)).toEqual([]);
    expect(links.size).toBeGreaterThan(10);
    // Later pages stand in no sitemap: the links between a list's pages lead to them.
    const later = [...answers].filter(([link]) => /[?&](?:amp;)?(?:[\w-]+\.)?page=\d/.test(link));
    expect.soft(descriptionFaults(new Map([...pages, ...later]))).toEqual([]);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of inTurn(locales, 1)) {
    test(`[§2] pages in ${locale} read and stand still without JavaScript`, async ({ page, request }) => {
      test.setTimeout(isLong ? 900_000 : 240_000);
      await page.setViewportSize(loadedIn[locale]);
      const shifts = await watchShifts(page);
      // What is drawn without a script is the template's.
      for (const path of shareOf(await sampleAddresses(request, locale), locale)) {
        const faults = [...(await findShifts(page, path, shifts)), ...(await page.evaluate(findPageFaults))];
        if (!(await page.evaluate(hasVisibleText))) faults.push("nothing is to be read in <main>");
        expect.soft(faults, path).toEqual([]);
      }
    });
  }

  for (const locale of inTurn(locales, 0)) {
    test(`[§2] no address in ${locale} is cut off on a phone`, async ({ page, request }) => {
      test.setTimeout(400_000);
      await page.setViewportSize({ width: Math.max(...phones), height: 900 });
      await page.goto(localizePath("/contact", locale));
      for (const [path, { html }] of await readPages(request, await allAddresses(request, locale))) {
        expect.soft(await page.evaluate(findCutOff, { html, widths: phones }), path).toEqual([]);
      }
    });
  }
});

/**
 * Loads a page and says whether it shifts. On a busy machine a face may be read from the disk later than the page is
 * drawn, once: what the page does itself it does each time.
 */
async function findShifts(page: Page, path: string, shifts: ShiftWatch): Promise<readonly string[]> {
  let faults: readonly string[] = [];
  for (let visit = 0; visit === 0 || (visit < 3 && faults.length > 0); visit += 1) {
    await shifts.leave();
    await page.goto(path);
    faults = await shifts.findFaults();
  }
  return faults;
}

/** Goes to a page from the one that is shown and hydrated. */
async function findNavigationFaults(page: Page, path: string): Promise<string[]> {
  const shown = page.evaluate(() =>
    new Promise((resolve) => document.addEventListener("cellardoor:page", resolve, { once: true })).then(() => {}),
  );
  await follow(page, path);
  await shown;
  const titles = await page.locator("h1").count();
  return titles === 1 ? [] : [`after navigation it has ${titles} main titles`];
}

async function findScriptFaults(page: Page): Promise<readonly string[]> {
  const scripts = await loadedScripts(page);
  return scripts.length === 1 && /\/assets\/boot-/.test(scripts[0] ?? "") ? [] : [`it loads ${scripts.join(", ")}`];
}

/** Resizes the window from where it is to all widths. */
async function findFaultsByWidth(page: Page): Promise<readonly string[]> {
  const loaded = page.viewportSize()?.width ?? 0;
  const order = loaded < 1000 ? windows : windows.toReversed();
  const found: string[] = [];
  for (const size of order) {
    await page.setViewportSize(size);
    const faults = [...(await page.evaluate(findPageFaults))];
    faults.push(...(await page.evaluate(findPictureFaults, screensOf[size.width] ?? [])));
    if (size === windows.at(-1)) faults.push(...(await page.evaluate(findTypeFaults)));
    if (targetWidths.has(size.width)) {
      const small = await page.evaluate(findSmallTargets);
      faults.push(...small.map((target) => `a target below 24 px: ${target}`));
    }
    found.push(...faults.map((fault) => `${size.width} px: ${fault}`));
  }
  return found;
}

function hasVisibleText(): boolean {
  const main = document.querySelector("main");
  return main?.checkVisibility() === true && main.innerText.trim() !== "";
}

/** The site's own addresses that a page links to, without anchors. */
function linksOf(html: string): readonly string[] {
  const found = [...html.matchAll(/<a\b[^>]*\shref="(\/[^"#]*)/g)];
  return [...new Set(found.map(([, href = ""]) => href.replaceAll("&amp;", "&")))];
}
