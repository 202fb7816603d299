import { expect, loadedScripts, test } from "./support/test.ts";

/** What folds away below the bar: the search, which takes the focus when it opens. */
const foldedMenu = "header details[data-menu]";

test("where the browser loads links ahead itself, the pointer on one starts no runtime; the keyboard does", async ({
  page,
}) => {
  await page.goto("/");
  const link = page.locator('a[href="/nos-cuvees"]:visible').first();
  const ahead = page.waitForRequest("**/nos-cuvees");
  await link.hover();
  expect((await (await ahead).allHeaders())["sec-purpose"]).toContain("prefetch");
  expect(await loadedScripts(page)).toHaveLength(1);
  await page.keyboard.press("Tab");
  await expect.poll(async () => (await loadedScripts(page)).length).toBeGreaterThan(1);
});

test("elsewhere a link that the pointer reaches starts the runtime; one that leads away does not", async ({ page }) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  await page.goto("/");
  await page.evaluate(() => {
    const away = document.createElement("a");
    away.href = "https://elsewhere.example/";
    document.body.append(away);
    away.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    away.remove();
  });
  await page.waitForTimeout(300);
  expect(await loadedScripts(page)).toHaveLength(1);
  await page.locator('a[href="/nos-cuvees"]:visible').first().dispatchEvent("pointerover");
  await expect.poll(async () => (await loadedScripts(page)).length).toBeGreaterThan(1);
});

test("before the runtime, links navigate natively", async ({ page }) => {
  await page.goto("/");
  await page.route("**/assets/entry-client*", () => {});
  await page.locator('a[href="/nos-cuvees"]:visible').first().click();
  await expect(page).toHaveURL("/nos-cuvees");
});

test("[§2] Escape closes an open menu and gives the focus back; a click elsewhere closes it too", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/");
  const summary = page.locator(`${foldedMenu} > summary:visible`).first();
  const menu = summary.locator("..");
  await summary.click();
  await expect(menu).toHaveAttribute("open");
  await expect(menu.locator("input")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).not.toHaveAttribute("open");
  await expect(summary).toBeFocused();
  await summary.click();
  await page.locator("main").dispatchEvent("click");
  await expect(menu).not.toHaveAttribute("open");
});

test("[§4 offline] being offline is shown, and told politely", async ({ page, context }) => {
  // A page of words: a picture that is still on its way would complain when the line is cut.
  await page.goto("/en_US/legal-notice", { waitUntil: "networkidle" });
  await context.setOffline(true);
  await expect(page.locator("html")).toHaveAttribute("data-offline");
  const notice = page.getByRole("status").filter({ hasText: "You are offline" });
  await expect(notice).toBeVisible();
  const face = (found: Element) => getComputedStyle(found).fontFamily;
  expect(await notice.evaluate(face)).toBe(await page.locator("#page").evaluate(face));
  await page.setViewportSize({ width: 390, height: 844 });
  await context.setOffline(false);
  await expect(page.locator("html")).not.toHaveAttribute("data-offline");
  await expect(page.getByRole("status").filter({ hasText: "You are back online" })).toBeVisible();
});
