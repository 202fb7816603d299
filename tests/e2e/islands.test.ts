import { changeLayout } from "./support/change-layout.ts";
import { expect, startRuntime, test } from "./support/test.ts";
import { picture, albumPath } from "./support/album-page.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const wine = "/wines/les-terrasses/1";

test("[§2 slider-opens, slider-escape] with the runtime, a click opens the fullscreen slider on that picture and Escape closes it", async ({
  page,
}) => {
  await page.goto(albumPath);
  await startRuntime(page);
  await page.locator(picture).first().click();
  await expect(page.locator("#page dialog[open]")).toContainText(/1 \/ \d/);
  await page.keyboard.press("ArrowLeft");
  const total = await page.locator(picture).count();
  await expect(page.locator("dialog[open]")).toContainText(`${total} / ${total}`);
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
});

test("an island reached by navigation works at once", async ({ page }) => {
  await page.goto("/contact");
  await startRuntime(page);
  await page.evaluate((href) => {
    const link = document.createElement("a");
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, albumPath);
  await expect(page).toHaveURL(albumPath);
  await page.locator(picture).first().click();
  await expect(page.locator("dialog[open]")).toBeVisible();
});

test("[§2] an island in the slot of a product leaves the product there, and works", async ({ page, site }) => {
  test.slow();
  const restore = changeLayout(site, "vin", (layout) => {
    const product = Object.values(layout.blocks).find(({ slug }) => slug === "product-detail")!;
    const letter = { id: "letter", slug: "newsletter-form", v: 1, props: {}, slots: {} };
    const slots = { ...product.slots, buy: [...(product.slots["buy"] ?? []), "letter"] };
    const blocks = { ...layout.blocks, letter, [product.id]: { ...product, slots } };
    return { ...layout, blocks };
  });
  const form = "main [data-block='product-detail'] [data-block='newsletter-form']";
  await expect.poll(async () => (await page.request.get(wine)).text()).toContain('id="form-letter"');
  await page.goto(wine);
  const name = await page.locator("main h1").textContent();
  await startRuntime(page);
  await expect(page.locator("main h1")).toHaveText(name ?? "");
  await page.locator(`${form} input[type="email"]`).fill("slot@example.org");
  await page.locator(`${form} button[type="submit"]`).click();
  await expect(page.locator(`${form} [role="status"]`)).toBeVisible();
  restore();
});
