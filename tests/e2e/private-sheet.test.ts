import { changeLayout } from "./support/change-layout.ts";
import { expect, follow, startRuntime, test } from "./support/test.ts";

// A block of the private zone, placed on a public page.

test("who is led to a page with a block of the private zone sees it when its sheet is there, and it stays", async ({
  page,
  site,
}) => {
  // Two commands of the operator's, each a process of its own.
  test.slow();
  const restore = changeLayout(site, "le-vignoble", (layout) => ({
    ...layout,
    root: ["planted-cart", ...layout.root],
    blocks: { ...layout.blocks, "planted-cart": { id: "planted-cart", slug: "cart", v: 1, props: {}, slots: {} } },
  }));
  const sheet = Promise.withResolvers<void>();
  await page.route("**/assets/private-*.css", async (route) => {
    await sheet.promise;
    await route.continue();
  });
  const linked = page.locator("link[rel=stylesheet][href^='/assets/private-']");
  const cart = page.locator("#form-planted-cart");
  const isLaidOut = () => cart.evaluate((element) => getComputedStyle(element).display);

  await page.goto("/");
  await startRuntime(page);
  const asked = page.waitForRequest("**/assets/private-*.css");
  await follow(page, "/le-vignoble");
  await asked;
  await expect(cart).toHaveCount(0);
  sheet.resolve();
  await expect(cart).toBeVisible();
  expect(await isLaidOut()).toBe("grid");
  await expect(page.locator("link[rel=stylesheet]").last()).toHaveAttribute("media", "print");

  await follow(page, "/");
  await expect(cart).toHaveCount(0);
  await follow(page, "/le-vignoble");
  await expect(cart).toBeVisible();
  await expect(linked).toHaveCount(1);
  expect(await isLaidOut()).toBe("grid");

  await page.goto("/le-vignoble");
  expect(await isLaidOut()).toBe("grid");
  await expect(linked).toHaveCount(1);
  restore();
});
