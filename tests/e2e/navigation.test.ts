import { countDocuments, expect, follow, rememberPopups, scrollTop, startRuntime, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test.beforeEach(({ page }) => rememberPopups(page));

test("[§2 scroll-top] a link shows the next page without loading a document, from its top", async ({ page }) => {
  await page.goto("/");
  await startRuntime(page);
  const documents = countDocuments(page);
  await page.evaluate(() => scrollTo(0, 400));
  await follow(page, "/actualites");
  await expect(page).toHaveURL("/actualites");
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(documents.count).toBe(0);
});

test("the head follows the page: title, description, canonical address, language links", async ({ page }) => {
  await page.goto("/nos-cuvees");
  const loaded = await readHead(page);
  await page.goto("/");
  await startRuntime(page);
  await follow(page, "/nos-cuvees");
  await expect(page).toHaveTitle(loaded.title);
  expect(await readHead(page)).toEqual(loaded);
  await follow(page, "/");
  await expect(page).not.toHaveTitle(loaded.title);
});

test("a page reached by navigation has the same markup as the one that is loaded", async ({ page }) => {
  await page.goto("/nos-cuvees");
  const loaded = await page.locator("#page main").innerHTML();
  await page.goto("/");
  await startRuntime(page);
  await follow(page, "/nos-cuvees");
  await expect(page).toHaveURL("/nos-cuvees");
  expect(await page.locator("#page main").innerHTML()).toBe(loaded);
});

for (const isUsed of [true, false]) {
  test(`[§2] back finds its place after a page of another document, used there: ${isUsed}`, async ({ page }) => {
    await page.goto("/");
    await startRuntime(page);
    const home = await page.title();
    await page.evaluate(() => scrollTo(0, 450));
    await follow(page, "/nos-cuvees");
    await expect(page).not.toHaveTitle(home);
    await page.goto("/contact");
    // The first entry of that document has a place of its own, too.
    if (isUsed) await startRuntime(page);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveTitle(home);
    await expect(page.locator("h1")).toBeAttached();
    await expect.poll(() => scrollTop(page)).toBe(450);
  });
}

test("[§2 scroll-anchor] hash anchors are scrolled to: on load, on the page, and after a navigation", async ({
  page,
}) => {
  await page.goto("/#content");
  await expect.poll(() => anchorIsNear(page, "content")).toBe(true);
  await startRuntime(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await follow(page, "#content");
  await expect.poll(() => anchorIsNear(page, "content")).toBe(true);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await follow(page, "/nos-cuvees#content");
  await expect(page).toHaveURL("/nos-cuvees#content");
  await expect.poll(() => anchorIsNear(page, "content")).toBe(true);
});

for (const isRunning of [true, false]) {
  test(`[§2 scroll-kept] a link may keep the scroll position, runtime there: ${isRunning}`, async ({ page }) => {
    await page.goto("/nos-cuvees");
    const documents = countDocuments(page);
    if (isRunning) await startRuntime(page);
    await page.evaluate(() => {
      scrollTo(0, 300);
      const link = document.createElement("a");
      link.href = "/nos-cuvees?x=1";
      link.dataset["keepScroll"] = "";
      document.body.append(link);
      link.click();
    });
    await expect(page).toHaveURL("/nos-cuvees?x=1");
    expect(await scrollTop(page)).toBe(300);
    expect(documents.count).toBe(0);
  });
}

test("the latest navigation wins, and Back during one goes back", async ({ page }) => {
  await page.goto("/");
  await startRuntime(page);
  const home = await page.title();
  await follow(page, "/actualites");
  await expect(page).not.toHaveTitle(home);
  const slow = Promise.withResolvers<void>();
  await page.route("**/_data/nos-cuvees", async (route) => {
    await slow.promise;
    await route.continue();
  });
  await follow(page, "/nos-cuvees");
  await page.goBack();
  await expect(page).toHaveTitle(home);
  slow.resolve();
  await page.waitForTimeout(300);
  await expect(page).toHaveTitle(home);
  await expect(page).toHaveURL("/");
});

test("Back at the very moment in which a page is shown leads back", async ({ page }) => {
  await page.goto("/nos-cuvees");
  await startRuntime(page);
  const documents = countDocuments(page);
  await page.evaluate(() => document.addEventListener("cellardoor:page", () => history.back(), { once: true }));
  await follow(page, "/contact");
  await expect(page).toHaveURL("/nos-cuvees");
  await expect(page.locator("h1")).toContainText("Nos cuvées");
  expect(documents.count).toBe(0);
});

test("[§2] an unknown address shows the error page in its frame", async ({ page }) => {
  await page.goto("/en_US");
  await startRuntime(page);
  const documents = countDocuments(page);
  await follow(page, "/en_US/nowhere");
  await expect(page.getByText("This page could not be found")).toBeVisible();
  await expect(page.locator("header").first()).toBeVisible();
  expect(documents.count).toBe(0);
  await page.getByRole("link", { name: "Back to the home page" }).click();
  await expect(page).toHaveURL("/en_US");
});

test("a redirect is followed, and leaves only the new address", async ({ page }) => {
  await page.goto("/nos-cuvees");
  await startRuntime(page);
  await follow(page, "/fr_FR/actualites");
  await expect(page).toHaveURL("/actualites");
  await page.goBack();
  await expect(page).toHaveURL("/nos-cuvees");
});

test("a new page is told to screen readers, and read from its main part after the keyboard", async ({ page }) => {
  await page.goto("/");
  await startRuntime(page);
  await follow(page, "/nos-cuvees", { keyboard: true });
  await expect(page).toHaveURL("/nos-cuvees");
  await expect(page.locator("#announcer")).toHaveText(await page.title());
  await expect(page.locator("main")).toBeFocused();
});

test("another build means a whole document", async ({ page }) => {
  await page.goto("/");
  await startRuntime(page);
  await page.route("**/_data/nos-cuvees", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), build: "another" } });
  });
  const documents = countDocuments(page);
  await follow(page, "/nos-cuvees");
  await expect(page).toHaveURL("/nos-cuvees");
  await expect.poll(() => documents.count).toBe(1);
});

for (const [motion, transitions] of [
  ["no-preference", 1],
  ["reduce", 0],
] as const) {
  test(`a page is shown in ${transitions} view transitions where motion is "${motion}"`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      Object.assign(globalThis, { transitions: 0 });
      document.startViewTransition = (update) => {
        Object.assign(globalThis, { transitions: Reflect.get(globalThis, "transitions") + 1 });
        return start(update);
      };
    });
    await page.goto("/");
    await startRuntime(page);
    await follow(page, "/nos-cuvees");
    await expect(page).toHaveURL("/nos-cuvees");
    await expect(page.locator("#announcer")).toHaveText(await page.title());
    expect(await page.evaluate(() => Reflect.get(globalThis, "transitions") as number)).toBe(transitions);
  });
}

test("pages are fetched ahead when the pointer rests on a link, once", async ({ page }) => {
  await page.goto("/");
  await startRuntime(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/_data/nos-cuvees")) asked.push(request.url());
  });
  const fetched = page.waitForResponse("**/_data/nos-cuvees");
  await page.locator('a[href="/nos-cuvees"]:visible').first().hover();
  await fetched;
  await page.locator('a[href="/nos-cuvees"]:visible').first().click();
  await expect(page).toHaveURL("/nos-cuvees");
  expect(asked).toHaveLength(1);
});

type Page = Parameters<typeof startRuntime>[0];

async function readHead(page: Page): Promise<{ title: string; tags: string[] }> {
  const tags = page.locator("head [data-head]");
  return {
    title: await page.title(),
    tags: await tags.evaluateAll((found) => found.map((tag) => tag.outerHTML).toSorted()),
  };
}

async function anchorIsNear(page: Page, id: string): Promise<boolean> {
  return page.evaluate((name) => {
    const box = document.getElementById(name)?.getBoundingClientRect();
    return box !== undefined && box.top > -2 && box.top < innerHeight / 2;
  }, id);
}
