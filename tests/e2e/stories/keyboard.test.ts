import { inTurn } from "../support/in-turn.ts";
import { expect, startRuntime, test } from "../support/test.ts";

for (const withRuntime of inTurn([false, true], 0)) {
  const state = withRuntime ? "with the runtime" : "before the runtime";
  test(`[§2] the skip link is seen when it has the focus, and leads past the menu, ${state}`, async ({ page }) => {
    await page.goto("/nos-cuvees");
    if (withRuntime) await startRuntime(page);
    else await page.route("**/assets/entry-client*", () => {});
    await page.keyboard.press("Tab");
    const box = await page.locator(":focus").boundingBox();
    expect(box?.width).toBeGreaterThan(24);
    expect(box?.height).toBeGreaterThan(24);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/nos-cuvees#content");
    await expect(page.locator("#content")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.locator("main :focus")).toHaveCount(1);
  });
}
