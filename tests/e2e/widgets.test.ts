import { expect, startRuntime, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("the parts of an accordion open and close by keyboard", async ({ page }) => {
  await page.goto("/visiter");
  const parts = page.locator("main [data-block='accordion'] details");
  const heads = parts.locator("> summary");
  await expect(parts.nth(1)).not.toHaveAttribute("open");
  await heads.nth(1).focus();
  await page.keyboard.press("Enter");
  await expect(parts.nth(1)).toHaveAttribute("open");
  await page.keyboard.press("Space");
  await expect(parts.nth(1)).not.toHaveAttribute("open");
  await page.keyboard.press("Tab");
  await expect(heads.nth(2)).toBeFocused();
});

test("[§2 slider-arrows] the slider shows a gallery by keyboard, wraps around, and gives the focus back", async ({
  page,
}) => {
  await page.goto("/la-cave");
  await startRuntime(page);
  const pictures = page.locator("main [data-block='gallery'] a");
  const total = await pictures.count();
  await pictures.nth(total - 1).focus();
  await page.keyboard.press("Enter");
  const slider = page.locator("dialog[open]");
  await expect(slider).toContainText(`${total} / ${total}`);
  await page.keyboard.press("ArrowRight");
  await expect(slider).toContainText(`1 / ${total}`);
  await page.keyboard.press("ArrowLeft");
  await expect(slider).toContainText(`${total} / ${total}`);
  await page.keyboard.press("Escape");
  await expect(slider).toHaveCount(0);
  await expect(pictures.nth(total - 1)).toBeFocused();
});

test("[§2] [§9] the slider's arrows show from 960 px of the page on", async ({ page }) => {
  await page.goto("/la-cave");
  await startRuntime(page);
  await page.locator("main [data-block='gallery'] a").first().press("Enter");
  const next = page.locator("dialog[open]").getByRole("button", { name: "Image suivante", includeHidden: true });
  await page.setViewportSize({ width: 960, height: 900 });
  await expect(next).toBeVisible();
  await page.setViewportSize({ width: 959, height: 900 });
  await expect(next).toBeHidden();
});

test("[§9 fullscreen-sizes] the slider takes a picture to 90 % of the window", async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 900 });
  await page.goto("/la-cave");
  await startRuntime(page);
  await page.locator("main [data-block='gallery'] a").first().press("Enter");
  // Its longer side; the picture has a size once it is there.
  const share = async () => {
    const box = await page.locator("dialog[open] img").boundingBox();
    return Math.max((box?.width ?? 0) / 1000, (box?.height ?? 0) / 900);
  };
  await expect.poll(share).toBeGreaterThan(0.88);
  expect(await share()).toBeLessThan(0.92);
});
