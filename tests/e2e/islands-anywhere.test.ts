import { type Locator, type Page, test as base } from "playwright/test";

import { startPlantedSite, type PlantedSite } from "./planted/planted-site.ts";
import { noteComplaints } from "./support/complaints.ts";
import { takeCensus } from "./support/page-census.ts";
import { noteRuntime, expect, follow, startRuntime } from "./support/test.ts";

const test = base.extend<{ complaints: string[] }, { planted: PlantedSite }>({
  planted: [
    // Playwright reads the fixtures that a function asks for from its first parameter: it must be destructured.
    async ({}, provide) => {
      const planted = await startPlantedSite();
      await provide(planted);
      await planted.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: ({ planted }, provide) => provide(planted.url),
  complaints: [
    async ({ context }, provide) => {
      await context.addInitScript(noteRuntime);
      const complaints = noteComplaints(context);
      await provide(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

test("an island works in every slot of every block, beside the block's own HTML and three deep", async ({
  page,
  planted,
}) => {
  test.slow();
  expect(planted.slots.length).toBeGreaterThan(6);
  for (const slug of new Set(planted.slots.map((slot) => slot.split("/")[0] ?? ""))) {
    await page.goto(`/slots/${slug}`);
    const text = await page.locator("#page").textContent();
    await startRuntime(page);
    expect(await page.locator("#page").textContent(), slug).toBe(text);
    for (const slot of planted.slots.filter((one) => one.startsWith(`${slug}/`))) {
      const place = `[data-block="${slug}"] [data-slot="${slot.split("/")[1]}"] > `;
      expect(await page.locator(`${place} [data-block="counter"]`).count(), slot).toBeGreaterThan(0);
      expect(await page.locator(`${place} [data-block="section"] [data-counter]`).count(), slot).toBeGreaterThan(0);
    }
    await useAll(page);
    await follow(page, `/slots/${slug}?f=red`);
    await expect(page.locator('main [data-counter$="-near"] button').first()).toHaveText("red 1");
    await expectAllKept(page, slug);
  }
});

for (const moves of [true, false]) {
  const browser = moves ? "that moves elements" : "that takes elements out to move them";
  test(`islands of static views, three blocks deep, are kept when a filter replaces the HTML around them, in a browser ${browser}`, async ({
    page,
  }) => {
    if (!moves) await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, "moveBefore"));
    await page.goto("/shells");
    await startRuntime(page);
    await expect(page.locator("[data-counter]")).toHaveCount(11);
    await useAll(page);
    const note = counter(page, "innermost").locator("input");
    await note.focus();
    await expect(page.locator("h2").last()).toHaveText("shell1 all");
    await follow(page, "/shells?f=red");
    await expect(page.locator("h2").last()).toHaveText("shell1 red");
    await expectAllKept(page, "shells");
    await expect(note).toBeFocused();
    await expect(counter(page, "shell1.part").locator("button")).toHaveText("red 1");
    await expect(counter(page, "shell1.part-2").locator("button")).toHaveText("2 1");
  });
}

test("a navigation ends islands, replaces the page, sets head and scroll, and starts islands, in this order", async ({
  page,
}) => {
  await page.goto("/shells");
  await startRuntime(page);
  await page.evaluate(() => {
    document.body.style.minHeight = "4000px";
    scrollTo(0, 300);
    window.moments = [];
  });
  await follow(page, "/slots/section");
  await expect(page).toHaveTitle(/section/);
  await expect(counter(page, "section0-content-near")).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.moments?.at(-1)?.what)).toBe("start");
  const moments = await page.evaluate(() => window.moments ?? []);
  const ended = moments.filter(({ what }) => what === "end");
  const started = moments.filter(({ what }) => what === "start");
  expect(moments).toEqual([...ended, ...started]);
  expect(ended).toHaveLength(10);
  expect(ended.every(({ scroll }) => scroll > 0)).toBe(true);
  expect(new Set(ended.map(({ title, heading }) => `${title}, ${heading}`))).toEqual(
    new Set(["Page /shells – Planted, shell3 all"]),
  );
  expect(started.length).toBeGreaterThan(5);
  expect(new Set(started.map(({ title, scroll, heading }) => `${title}, ${scroll}, ${heading}`))).toEqual(
    new Set(["Page /slots/section – Planted, 0, "]),
  );
});

test("an island of the page begins anew on another page, the frame's goes on", async ({ page }) => {
  await page.goto("/slots/section");
  await startRuntime(page);
  await useAll(page);
  await follow(page, "/shells");
  await expect(page.locator("h2").first()).toHaveText("shell3 all");
  await expect(counter(page, "frame:counter").locator("button")).toHaveText("frame 1");
  await expect(counter(page, "innermost").locator("button")).toHaveText("all 0");
  await counter(page, "innermost").locator("button").click();
  await expect(counter(page, "innermost").locator("button")).toHaveText("all 1");
});

for (const breaks of ["render", "effect", "click"]) {
  test(`an island that throws (${breaks}) says so, offers to try again, and takes nobody with it`, async ({
    page,
    complaints,
  }) => {
    await page.goto(`/fragile/${breaks}`);
    await startRuntime(page);
    const island = page.locator('[data-block="fragile"]');
    if (breaks === "click") await island.getByRole("button").click();
    await expect(island.getByRole("alert")).toContainText("ne fonctionne pas");
    if (breaks !== "click") await island.getByRole("button", { name: "Réessayer" }).click();
    await expect(island.getByRole("alert")).toBeVisible();
    await counter(page, "neighbour").locator("button").click();
    await expect(counter(page, "neighbour").locator("button")).toHaveText("n 1");
    expect(complaints.splice(0).join()).toContain("Island fragile: Error: planted");
    await page.evaluate(() => (document.documentElement.dataset["mended"] = ""));
    await island.getByRole("button", { name: "Réessayer" }).click();
    await expect(island.getByRole("button")).toHaveText("whole");
    await expect(island.getByRole("alert")).toHaveCount(0);
  });
}

test("[§8] an island whose chunk can't be loaded keeps its HTML, says so, and starts when it can", async ({
  page,
  complaints,
}) => {
  const chunk = "**/assets/fragile-view*";
  await page.route(chunk, (route) => route.abort());
  await page.goto("/fragile/click");
  const reloaded = page.waitForEvent("framenavigated");
  await page.locator("[data-island]").first().dispatchEvent("pointerover");
  await reloaded;
  await page.waitForLoadState();
  await startRuntime(page);
  const island = page.locator('[data-block="fragile"]');
  await expect(island.getByRole("alert")).toBeVisible();
  await expect(island.getByRole("button", { name: "whole" })).toBeVisible();
  await counter(page, "neighbour").locator("button").click();
  await expect(counter(page, "neighbour").locator("button")).toHaveText("n 1");
  await page.unroute(chunk);
  await island.getByRole("button", { name: "Réessayer" }).click();
  await expect(island.getByRole("alert")).toHaveCount(0);
  complaints.splice(0);
  await island.getByRole("button", { name: "whole" }).click();
  await expect(island.getByRole("alert")).toBeVisible();
  complaints.splice(0);
});

test("[§8] where the browser keeps that an island's chunk couldn't be loaded, trying again loads the page anew", async ({
  page,
  complaints,
}) => {
  let keeps = true;
  await page.route("**/assets/fragile-view*", (route) =>
    keeps && route.request().resourceType() === "script" ? route.abort() : route.continue(),
  );
  await page.goto("/fragile/click");
  const reloaded = page.waitForEvent("framenavigated");
  await page.locator("[data-island]").first().dispatchEvent("pointerover");
  await reloaded;
  await page.waitForLoadState();
  await startRuntime(page);
  const island = page.locator('[data-block="fragile"]');
  // Without a line the page stays as it is.
  await counter(page, "neighbour").locator("button").click();
  await page.context().setOffline(true);
  const asked = page.waitForEvent("requestfailed", (request) => request.method() === "HEAD");
  await island.getByRole("button", { name: "Réessayer" }).click();
  await asked;
  await page.context().setOffline(false);
  await expect(island.getByRole("alert")).toBeVisible();
  await expect(counter(page, "neighbour").locator("button")).toHaveText("n 1");
  const anew = page.waitForEvent("framenavigated");
  await island.getByRole("button", { name: "Réessayer" }).click();
  await anew;
  keeps = false;
  await page.waitForLoadState();
  await expect(island.getByRole("button", { name: "whole" })).toBeVisible();
  await expect(island.getByRole("alert")).toHaveCount(0);
  complaints.splice(0);
  // The press starts it, and is its own then.
  await island.getByRole("button", { name: "whole" }).click();
  await expect(island.getByRole("alert")).toBeVisible();
  complaints.splice(0);
});

test("200 navigations leave no root and no listener behind", async ({ page }) => {
  test.slow();
  const census = await takeCensus(page);
  await page.goto("/");
  await startRuntime(page);
  const before = await census();
  // The frame's island and the router's.
  expect(before.roots).toBe(2);
  await follow(page, "/shells");
  await expect(page.locator("[data-counter]")).toHaveCount(11);
  await expect.poll(async () => (await census()).roots).toBe(12);
  await page.evaluate(async () => {
    const pages = ["/slots/section", "/shells?f=red", "/fragile/never", "/shells", "/slots/columns", "/"];
    for (let count = 0; count < 200; count += 1) {
      const shown = new Promise((resolve) => document.addEventListener("cellardoor:page", resolve, { once: true }));
      const link = document.createElement("a");
      link.href = count === 199 ? "/" : (pages[count % pages.length] ?? "/");
      document.body.append(link);
      link.click();
      link.remove();
      await shown;
    }
  });
  await expect(page).toHaveTitle(/^Page \/ /);
  await expect.poll(census).toEqual(before);
});

function counter(page: Page, id: string): Locator {
  return page.locator(`[data-counter="${id}"]`);
}

/** Clicks every counter once, types into its field, and marks its element. */
async function useAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("[data-counter]")) {
      element.querySelector("button")?.click();
      const field = element.querySelector("input");
      if (field) field.value = `typed in ${element.dataset["counter"]}`;
      Object.assign(element, { isMarked: true });
    }
  });
}

/** Expects every counter to be the element that was marked, with its count and what was typed. */
async function expectAllKept(page: Page, where: string): Promise<void> {
  const lost = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement & { isMarked?: boolean }>("[data-counter]")].flatMap((element) => {
      const id = element.dataset["counter"] ?? "";
      const isKept =
        element.isMarked === true &&
        element.querySelector("button")?.textContent?.endsWith(" 1") === true &&
        element.querySelector("input")?.value === `typed in ${id}`;
      return isKept ? [] : [id];
    }),
  );
  expect(lost, where).toEqual([]);
}
