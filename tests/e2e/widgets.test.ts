import type { RunningSite } from "#tests/setup/running-site.ts";

import { changeLayout } from "./support/change-layout.ts";
import { runSiteCommand } from "./support/site-command.ts";
import { expect, startRuntime, test } from "./support/test.ts";

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

test("tabs are moved through by arrows, Home and End, and leave one stop for Tab", async ({ page, site }) => {
  const restore = addTabs(site, "newsletter");
  await expect.poll(async () => (await page.request.get("/newsletter")).text()).toContain('data-block="tabs"');
  await page.goto("/newsletter");
  await startRuntime(page);
  const tabs = page.getByRole("tab");
  await expect(tabs).toHaveCount(3);
  await tabs.first().focus();
  for (const [key, index] of [
    ["ArrowRight", 1],
    ["ArrowRight", 2],
    ["ArrowRight", 0],
    ["End", 2],
    ["Home", 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tabs.nth(index), key).toBeFocused();
    await expect(tabs.nth(index), key).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel"), key).toHaveCount(1);
    await expect(page.getByRole("tabpanel"), key).toContainText(`Texte ${index + 1}`);
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tabpanel")).toBeFocused();
  restore();
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
  const room = await page.evaluate(
    () => innerWidth - (document.querySelector(".scroller")?.getBoundingClientRect().width ?? 0),
  );
  await page.setViewportSize({ width: 960 + room, height: 900 });
  await expect(next).toBeVisible();
  await page.setViewportSize({ width: 959 + room, height: 900 });
  await expect(next).toBeHidden();
});

test("[§2] [§9 fullscreen-sizes] the slider takes a picture to 90 % of the window, a film to 75 % up to 950 px, with controls", async ({
  page,
}) => {
  await page.route("**/film.mp4", (route) => route.fulfill({ contentType: "video/mp4", body: "" }));
  await page.goto("/la-cave");
  await startRuntime(page);
  await page.evaluate(() => {
    const image = (id: number, name: string, width: number, height: number) => {
      const onlineImage = {
        id,
        externalId: String(id),
        externalType: "local",
        externalPath: name,
        url: `/media/${name}`,
      };
      return { id, name, alt: "", width, height, onlineImage };
    };
    const images = [image(1, "tasting-table.jpg", 2000, 1333), image(2, "film.mp4", 1920, 1080)];
    document.dispatchEvent(new CustomEvent("cellardoor:open-slider", { detail: { images, start: 1 } }));
  });
  const film = page.locator("dialog[open] video");
  await expect(film).toHaveAttribute("controls");
  expect((await film.boundingBox())?.width).toBe(950);
  await page.setViewportSize({ width: 1000, height: 900 });
  // What the window has beside the room that is kept for its scroll bar.
  const width = await page.evaluate(() => document.documentElement.getBoundingClientRect().width);
  expect((await film.boundingBox())?.width).toBeCloseTo(width * 0.75, 0);
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("dialog[open]")).toContainText("1 / 2");
  // Its longer side; the picture has a size once it is there.
  const share = async () => {
    const box = await page.locator("dialog[open] img").boundingBox();
    return Math.max((box?.width ?? 0) / width, (box?.height ?? 0) / 900);
  };
  await expect.poll(share).toBeGreaterThan(0.88);
  expect(await share()).toBeLessThan(0.92);
});

test("[§3] with minors kept out, the gate asks once per session and Escape doesn't open it", async ({ page, site }) => {
  runSiteCommand(site, "parameter", "set", "BLOCK_MINORS", "true");
  await expect.poll(async () => (await page.request.get("/")).text()).toContain('data-boot="minors-gate"');
  await page.goto("/");
  const gate = page.locator('dialog[data-boot="minors-gate"]');
  await expect(gate).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(gate).toBeVisible();
  await gate.locator('[data-action="minors-gate:refuse"]').click();
  await expect(gate.locator("[data-refusal]")).toBeVisible();
  await gate.locator('[data-action="minors-gate:accept"]').click();
  await expect(gate).toBeHidden();
  await page.goto("/nos-cuvees");
  await expect(page.locator("h1")).toBeVisible();
  await expect(gate).toBeHidden();
  runSiteCommand(site, "parameter", "unset", "BLOCK_MINORS");
  await expect.poll(async () => (await page.request.get("/")).text()).not.toContain('data-boot="minors-gate"');
});

/** Publishes a page with three tabs below what it has; the function that it gives puts the former layout back. */
function addTabs(site: RunningSite, slug: string): () => void {
  const items = [1, 2, 3].map((part) => ({
    label: { fr_FR: `Partie ${part}` },
    html: { fr_FR: `<p>Texte ${part}</p>` },
    image: null,
  }));
  const tabs = { id: "three-tabs", slug: "tabs", v: 1, props: { items }, slots: {} };
  return changeLayout(site, slug, (layout) => ({
    ...layout,
    root: [...layout.root, tabs.id],
    blocks: { ...layout.blocks, [tabs.id]: tabs },
  }));
}
