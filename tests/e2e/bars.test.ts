import type { Page } from "playwright/test";

import { contrastOf, findLines } from "./support/contrast.ts";
import { expect, follow, startRuntime, test } from "./support/test.ts";

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

for (const size of [phone, desk]) {
  test(`the bar is 64 px high, goes away on the way down and comes back on the way up, at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto("/le-vignoble");
    await goesAndComesBack(page);
  });
}

test("on a phone the foot's hours are folded away; with room for them they stand open", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/commander");
  const foot = page.locator('[data-block="footer"]');
  const title = foot.getByRole("heading", { name: "Horaires du caveau" });
  const closed = foot.getByText("Fermé", { exact: true });
  await expect(closed).toBeHidden();
  await title.click();
  await expect(closed).toBeVisible();
  await title.click();
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(closed).toBeVisible();
    await expect(title).toHaveCount(1);
    await expect(foot.locator("summary")).toBeHidden();
  }
});

test("where style sheets can't ask how the page was scrolled, the boot script says it", async ({ page }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.goto("/le-vignoble", { waitUntil: "load" });
  await page.addStyleTag({ content: "html { container: none !important }" });
  await expect(page.locator("#status")).toBeAttached();
  await goesAndComesBack(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test("the bar goes and comes back, and the foot's button opens the menu", async ({ page }) => {
    await page.goto("/le-vignoble");
    await goesAndComesBack(page);
    await openMenu(page);
    await page.locator("#site-menu a", { hasText: "Contact" }).click();
    await expect(page).toHaveURL("/contact");
  });
});

test("a bar that comes back lies neither over what has the focus nor over an anchor's target", async ({ page }) => {
  await page.goto("/conditions-generales-de-vente");
  await page.locator("main").evaluate((main) => {
    main.querySelectorAll("h2").forEach((title, index) => (title.id = `part-${index}`));
  });
  await page.mouse.wheel(0, 2500);
  await expect.poll(() => bottomOf(page)).toBeLessThanOrEqual(0);
  await page.evaluate(() => (location.hash = "part-1"));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(2400);
  const top = await page.locator("#part-1").evaluate((title) => title.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(64);
  await page.mouse.wheel(0, 2500);
  await expect.poll(() => bottomOf(page)).toBeLessThanOrEqual(0);
  await page.keyboard.press("Shift");
  await page.locator("main").evaluate((main) => {
    const link = document.createElement("a");
    link.href = "#";
    link.style.cssText = `position:absolute;inset-block-start:${scrollY + 10}px`;
    link.textContent = "here";
    main.append(link);
    link.focus({ preventScroll: true });
  });
  await page.mouse.wheel(0, -40);
  await expect.poll(() => page.locator("main a:focus").evaluate((link) => link.getBoundingClientRect().top)).toBe(50);
  expect(await bottomOf(page)).toBeLessThanOrEqual(0);
});

test("a phone's bar has the menu, the wines, the visit and the cart, the present one marked", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/wines/les-terrasses/1");
  const bar = page.locator('[data-block="bottom-bar"] nav');
  await expect(bar.locator("li:visible")).toHaveText(["Menu", "Cuvées", "Venir", "Panier"]);
  await expect(bar.locator("[aria-current]")).toHaveText("Cuvées");
  const marks = await bar
    .locator("a")
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).borderTopColor));
  expect(new Set(marks).size).toBe(2);
  await openMenu(page);
  await expect(page.locator('#site-menu a[href^="tel:"]')).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("#site-menu")).toBeHidden();
  await expect(bar.getByRole("button", { name: "Menu" })).toBeFocused();
});

test("a bar over a page's first picture can be read on whatever it shows, even on white", async ({ page }) => {
  await page.goto("/la-cave");
  const bar = page.locator("header");
  const lines = await bar.evaluate(findLines);
  expect(lines.length).toBeGreaterThan(3);
  await page.addStyleTag({
    content:
      "[data-block=banner] * { visibility: hidden } [data-block=banner] > * { background: #fff !important } header * { color: transparent !important } dialog { display: none }",
  });
  const screenshot = await page.screenshot();
  for (const line of lines) expect.soft(await contrastOf(screenshot, line), line.text).toBeGreaterThanOrEqual(4.5);
});

test("the menu closes when the page behind it becomes another one", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/nos-cuvees");
  await startRuntime(page);
  await openMenu(page);
  await page.locator("#site-menu a", { hasText: "Contact" }).click();
  await expect(page).toHaveURL("/contact");
  await expect(page.locator("#site-menu")).toBeHidden();
});

test("the page says whether it has a bar at the foot, from its first byte and after each navigation", async ({
  page,
}) => {
  await page.goto("/nos-cuvees");
  await expect(page.locator("#page")).toHaveAttribute("data-foot");
  await page.evaluate(() => document.getElementById("page")?.removeAttribute("data-foot"));
  await startRuntime(page);
  await follow(page, "/contact");
  await expect(page).toHaveURL("/contact");
  await expect(page.locator("#page")).toHaveAttribute("data-foot");
});

test("on wide screens the announcements and the ways to reach the estate share one line", async ({ page }) => {
  await page.goto("/le-vignoble");
  const boxes = await page
    .locator('[data-boot="promo-banner"], [data-block="top-bar"]')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]));
  expect(boxes).toEqual([boxes[0], boxes[0]]);
});

async function goesAndComesBack(page: Page): Promise<void> {
  const box = await page.locator("header").boundingBox();
  expect(box?.height).toBe(64);
  await page.mouse.move(300, 400);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => bottomOf(page)).toBeLessThanOrEqual(0);
  await page.mouse.wheel(0, -120);
  await expect.poll(() => bottomOf(page)).toBe(64);
  await page.mouse.wheel(0, -2000);
  await expect.poll(async () => (await page.locator("header").boundingBox())?.y).toBe(box?.y);
}

async function openMenu(page: Page): Promise<void> {
  await page.locator('[data-block="bottom-bar"]').getByRole("button", { name: "Menu" }).click();
  await expect(page.locator("#site-menu")).toBeVisible();
}

/** How far down the bar reaches into the window, in pixels. */
async function bottomOf(page: Page): Promise<number> {
  return page.locator("header").evaluate((header) => header.getBoundingClientRect().bottom);
}
