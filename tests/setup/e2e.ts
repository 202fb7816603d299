import { test as base } from "playwright/test";

import { startSite, type RunningSite } from "./running-site.ts";

/**
 * Playwright's `test` with a site of its own for every worker: a fresh data folder, the demo estate in it, a free
 * port. `page.goto("/nos-cuvees")` goes there; tests that write disturb nobody but the tests of their own worker.
 */
export const test = base.extend<Record<never, never>, { site: RunningSite }>({
  site: [
    // Playwright reads the fixtures that a function asks for from its first parameter: it must be destructured.
    async ({}, provide) => {
      const site = await startSite();
      await provide(site);
      await site.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  baseURL: ({ site }, provide) => provide(site.url),
});

export { expect } from "playwright/test";
