import { chromium } from "playwright/test";

import { browserArgs, findBrowser } from "../../scripts/find-browser.ts";
import { expect, follow, rememberPopups, scrollTop, startRuntime, test } from "./support/test.ts";
import { popup, stopClock, remembered } from "./support/popup-clock.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("[§2] a popup that was opened and not closed doesn't open again in its session", async ({ page }) => {
  await stopClock(page);
  await page.goto("/");
  await page.clock.runFor(10_000);
  await expect(page.locator(popup)).toBeVisible();
  await page.reload();
  await page.clock.runFor(10_000);
  await expect(page.locator(popup)).toBeHidden();
  expect(await remembered(page)).toEqual({ local: false, session: true });
});

test("[§2 popup-events, popup-closes] events open and close a popup; a click on its backdrop closes it, one on its sheet does not", async ({
  page,
}) => {
  await page.goto("/contact");
  const open = () =>
    page.evaluate(() => document.dispatchEvent(new CustomEvent("cellardoor:open-popup", { detail: { id: "1" } })));
  await open();
  await expect(page.locator(popup)).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new CustomEvent("cellardoor:close-popup")));
  await expect(page.locator(popup)).toBeHidden();
  await open();
  await page.locator(popup).getByRole("heading").click();
  await expect(page.locator(popup)).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(page.locator(popup)).toBeHidden();
  expect((await remembered(page)).local).toBe(true);
});

test("[§2 popup-events] any link to a popup opens it: before the runtime and after it, of this page or on the way to another", async ({
  page,
}) => {
  await rememberPopups(page);
  await page.goto("/le-vignoble");
  await page.evaluate(() => scrollTo(0, 300));
  for (const isRunning of [false, true]) {
    if (isRunning) await startRuntime(page);
    for (const href of ["#popup-1", "/le-vignoble#popup-1"]) {
      await follow(page, href);
      await expect(page.locator(popup), href).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.locator(popup)).toBeHidden();
      expect(new URL(page.url()).hash).toBe("");
    }
  }
  expect(Math.abs((await scrollTop(page)) - 300)).toBeLessThan(10);
  await follow(page, "/contact#popup-1");
  await page.waitForURL("**/contact#popup-1");
  await expect(page.locator(popup)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator(popup)).toBeHidden();
  // Loaded anew, the address still asks for it.
  await page.reload();
  await expect(page.locator(popup)).toBeVisible();
});

test("[§2 popup-events] where no script runs, a link to a popup leads to its words, and nothing else shows them", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto("/contact");
  await expect(page.locator(popup)).toBeHidden();
  await page.goto("/contact#popup-1");
  await expect(page.locator(popup).getByRole("heading")).toBeInViewport();
  await expect(page.locator(popup).getByRole("button")).toBeHidden();
  await context.close();
});

test("[§2] where a scroll bar takes room, what opens over the page moves nothing and leaves no bare strip", async ({
  site,
}) => {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: browserArgs,
    ignoreDefaultArgs: ["--hide-scrollbars"],
  });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, baseURL: site.url });
  await rememberPopups(page);
  await page.goto("/la-cave");
  const gallery = page.locator("main [data-block='gallery'] a").first();
  await gallery.scrollIntoViewIfNeeded();
  const place = () => page.locator("main").evaluate((main) => Object.values(main.getBoundingClientRect().toJSON()));
  const room = () => page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  const before = await place();
  expect(await room()).toBeGreaterThan(0);
  const opened = {
    "a popup": () =>
      page.evaluate(() => document.dispatchEvent(new CustomEvent("cellardoor:open-popup", { detail: { id: "1" } }))),
    "the menu": () => page.locator("[data-block='bottom-bar'] button").dispatchEvent("click"),
    "the slider": () => gallery.dispatchEvent("click"),
  };
  for (const [what, open] of Object.entries(opened)) {
    await open();
    await expect.poll(room, what).toBe(0);
    expect(await place(), what).toEqual(before);
    await page.keyboard.press("Escape");
    await expect.poll(room, what).toBeGreaterThan(0);
    expect(await place(), what).toEqual(before);
  }
  await browser.close();
});
