import type { APIRequestContext, Page } from "playwright/test";

import { allAddresses } from "./support/addresses.ts";
import { changeLayout } from "./support/change-layout.ts";
import { expect, startRuntime, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const wine = "/wines/les-terrasses/1";
const picture = '[data-block="album"] a';

test(
  "a click on an island before the runtime is there counts once, and only after hydration",
  { tag: "@story" },
  async ({ page, request }) => {
    // Pictures that are only being made would hold the connections that the script waits for.
    await page.route("**/images/**", (route) => route.fulfill({ status: 204 }));
    await page.goto(await albumPath(request));
    const entry = Promise.withResolvers<void>();
    await page.route("**/assets/entry-client*", async (route) => {
      await entry.promise;
      await route.continue();
    });
    const url = page.url();
    const opened = countOpenings(page);
    await page.locator(picture).nth(1).click();
    await page.locator(picture).nth(1).click();
    expect(page.url()).toBe(url);
    await expect(page.locator("dialog[open]")).toHaveCount(0);
    entry.resolve();
    await expect(page.locator("dialog[open]")).toBeVisible();
    expect(await (await opened)()).toBe(1);
    await expect(page.locator("dialog[open]")).toContainText(/2 \/ \d/);
  },
);

test("[§2 slider-opens, slider-escape] with the runtime, a click opens the fullscreen slider on that picture and Escape closes it", async ({
  page,
  request,
}) => {
  await page.goto(await albumPath(request));
  await startRuntime(page);
  await page.locator(picture).first().click();
  await expect(page.locator("#page dialog[open]")).toContainText(/1 \/ \d/);
  await page.keyboard.press("ArrowLeft");
  const total = await page.locator(picture).count();
  await expect(page.locator("dialog[open]")).toContainText(`${total} / ${total}`);
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
});

test("an island reached by navigation works at once", async ({ page, request }) => {
  const path = await albumPath(request);
  await page.goto("/contact");
  await startRuntime(page);
  await page.evaluate((href) => {
    const link = document.createElement("a");
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await expect(page).toHaveURL(path);
  await page.locator(picture).first().click();
  await expect(page.locator("dialog[open]")).toBeVisible();
});

/** The first page of the site with an album on it. */
async function albumPath(request: APIRequestContext): Promise<string> {
  for (const path of await allAddresses(request, "fr_FR")) {
    if ((await (await request.get(path)).text()).includes('data-block="album"')) return path;
  }
  throw new Error("No page of the site shows an album");
}

/** Counts how often the slider was asked for; the function that it gives reads the count. */
async function countOpenings(page: Page): Promise<() => Promise<string | number>> {
  await page.evaluate(() => {
    document.addEventListener("cellardoor:open-slider", () => {
      const { dataset } = document.documentElement;
      dataset["openings"] = String(Number(dataset["openings"] ?? 0) + 1);
    });
  });
  return async () => Number(await page.locator("html").getAttribute("data-openings"));
}

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
