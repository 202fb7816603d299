import type { Page } from "playwright/test";

import { expect, follow, startRuntime, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("[§2 progress-shown] [§4] [§9] the bar starts after 200 ms, runs, and hides 500 ms after finishing", async ({
  page,
}) => {
  const answer = await holdNext(page);
  await follow(page, "/nos-cuvees");
  expect(await phase(page)).toBe("waiting");
  await page.clock.runFor(199);
  expect(await phase(page)).toBe("waiting");
  await page.clock.runFor(1);
  expect(await phase(page)).toBe("running");
  await page.clock.runFor(10_000);
  expect(await phase(page)).toBe("running");
  answer.resolve();
  await expect.poll(() => phase(page)).toBe("done");
  await page.clock.runFor(499);
  expect(await phase(page)).toBe("done");
  await page.clock.runFor(1);
  expect(await phase(page)).toBe("idle");
});

test("[§9] the bar grows for 5000 ms", async ({ page }) => {
  await holdNext(page);
  await follow(page, "/nos-cuvees");
  await page.clock.runFor(200);
  expect(await page.locator("#progress").evaluate((bar) => bar.style.transitionDuration)).toBe("5000ms");
});

test("[§4] a quick navigation shows no bar", async ({ page }) => {
  const answer = await holdNext(page);
  await follow(page, "/nos-cuvees");
  await page.clock.runFor(150);
  answer.resolve();
  await expect.poll(() => phase(page)).toBe("idle");
});

test("[§8 progress-fails] the bar fails on an error that isn't a cancellation, and the page stays", async ({
  page,
  complaints,
}) => {
  const answer = await holdNext(page, "abort");
  const title = await page.title();
  await follow(page, "/nos-cuvees");
  await page.clock.runFor(200);
  answer.resolve();
  await expect.poll(() => phase(page)).toBe("failed");
  await page.clock.runFor(500);
  expect(await phase(page)).toBe("idle");
  await expect(page).toHaveTitle(title);
  await expect(page.locator("#status")).toHaveText(/n’a pas pu être chargée/);
  expect(complaints.splice(0).join()).toContain("ERR_FAILED");
});

test("[§8] a navigation that is overtaken does not fail the bar", async ({ page }) => {
  await holdNext(page);
  await follow(page, "/nos-cuvees");
  await page.clock.runFor(300);
  await follow(page, "/actualites");
  await expect(page).toHaveURL("/actualites");
  await expect.poll(() => phase(page)).toBe("done");
});

/** Starts the runtime on the home page with time standing still; the answer for /nos-cuvees waits. */
async function holdNext(page: Page, then: "continue" | "abort" = "continue"): Promise<PromiseWithResolvers<void>> {
  await page.clock.install();
  await page.goto("/");
  await startRuntime(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const answer = Promise.withResolvers<void>();
  await page.route("**/_data/nos-cuvees", async (route) => {
    await answer.promise;
    await (then === "abort" ? route.abort() : route.continue());
  });
  return answer;
}

async function phase(page: Page): Promise<string | undefined> {
  return page.locator("#progress").evaluate((bar) => bar.dataset["phase"]);
}
