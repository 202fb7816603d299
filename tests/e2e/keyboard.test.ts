import type { Page } from "playwright/test";

import { localizePath, locales } from "#schemas/locale.ts";

import { sampleAddresses, shareOf } from "./support/addresses.ts";
import { findFaintFocus } from "./support/focus-marks.ts";
import { inTurn } from "./support/in-turn.ts";
import { expect, scrollTop, test } from "./support/test.ts";

interface Stop {
  readonly place: string;
  readonly name: string;
  readonly isMarked: boolean;
}

// Both languages have the same frame.
for (const locale of inTurn(locales, 0)) {
  test(`[§2] Tab goes from the skip link through menu and content to the footer, seen at each stop, in ${locale}`, async ({
    page,
  }) => {
    await page.goto(localizePath("/contact", locale));
    const stops: Stop[] = [];
    for (let count = 0; count < 200; count += 1) {
      await page.keyboard.press("Tab");
      const stop = await readStop(page);
      if (stop === null) break;
      stops.push(stop);
    }
    expect(stops.filter(({ isMarked }) => !isMarked)).toEqual([]);
    const places = stops.map(({ place }) => place).filter((place, index, all) => place !== all[index - 1]);
    expect(stops[0]?.place).toBe("skip");
    expect(places.filter((place) => ["skip", "header", "main", "footer"].includes(place))).toEqual([
      "skip",
      "header",
      "main",
      "footer",
    ]);
  });
}

/** Each page is looked at in one language, in its window. */
const windows = { fr_FR: { width: 390, height: 844 }, en_US: { width: 1440, height: 900 } };

for (const locale of locales) {
  test(`[§2] whatever has the focus shows it, and nothing cuts its ring off, on each page in ${locale}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(300_000);
    await page.setViewportSize(windows[locale]);
    await page.route("**/assets/entry-client*", () => {});
    // Popups that open by themselves after a while would take the focus.
    await page.addInitScript(() => {
      const later = globalThis.setTimeout;
      Object.assign(globalThis, { setTimeout: (work: () => void, ms = 0) => (ms < 3000 ? later(work, ms) : 0) });
    });
    const seen = new Set<string>();
    for (const path of shareOf(await sampleAddresses(request, locale), locale)) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      expect.soft(await findFaintFocus(page, seen), path).toEqual([]);
    }
    expect(seen.size).toBeGreaterThan(30);
  });
}

test("[§2] at 400 % nothing that stays in place covers the page", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/conditions-generales-de-vente");
  await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
  expect(await scrollTop(page)).toBe(600);
  const free = await page.evaluate(() => {
    const main = document.querySelector("main");
    const rows = Array.from({ length: 64 }, (_none, index) => document.elementFromPoint(160, index * 4 + 1));
    return rows.filter((element) => main?.contains(element)).length / rows.length;
  });
  expect(free).toBeGreaterThan(0.5);
});

test("[§2] with less motion nothing moves: no banner, no transition, no smooth scrolling", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto("/");
  const slides = page.locator('[data-boot="promo-banner"] [data-slide]');
  const shown = () => slides.evaluateAll((found) => found.findIndex((slide) => slide.hasAttribute("data-current")));
  await page.clock.runFor(20_000);
  expect(await shown()).toBe(0);
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 10)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 80) : "")),
  );
  expect(moving).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("auto");
});

/** What has the focus: where it stands, its name, and whether one sees that it has it; null outside of the page. */
async function readStop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const looks = () => {
      const around = [element, element.parentElement, element.parentElement?.parentElement];
      return around.map((box) => {
        if (!box) return "";
        const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(box);
        return [outlineStyle === "none" ? "" : outlineWidth, boxShadow, borderColor].join();
      });
    };
    const isSkip = element.matches('a[href="#content"]');
    const focused = looks().join("|");
    element.blur();
    const plain = looks().join("|");
    element.focus({ preventScroll: true });
    const place = isSkip ? "skip" : (element.closest("header, main, footer")?.localName ?? "other");
    return { place, name: element.outerHTML.slice(0, 80), isMarked: focused !== plain };
  });
}
