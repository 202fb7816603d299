import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { test as base } from "playwright/test";

import { keepPictures } from "./kept-pictures.ts";
import { startSite, type RunningSite } from "./running-site.ts";

/**
 * Playwright's `test` with a site of its own for every worker: a fresh data folder, but for the sizes of pictures, the
 * demo estate in it, a free port. `page.goto("/nos-cuvees")` goes there; tests that write disturb nobody but the tests
 * of their own worker.
 */
export const test = base.extend<Record<never, never>, { site: RunningSite }>({
  site: [
    // Playwright reads the fixtures that a function asks for from its first parameter: it must be destructured.
    async ({}, provide) => {
      const dataDir = mkdtempSync(join(tmpdir(), "cellardoor-"));
      keepPictures(dataDir);
      // As behind a proxy of the estate's own, which says who asks.
      const site = await startSite({ dataDir, env: { TRUST_PROXY: "on" } });
      await provide(site);
      await site.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: ({ site }, provide) => provide(site.url),
  // Each test is somebody else, somewhere else: an address may log in ten times in a quarter of an hour.
  extraHTTPHeaders: async ({}, provide) => {
    visitors += 1;
    await provide({ "x-forwarded-for": `10.${visitors >> 8}.${visitors & 255}.1` });
  },
  // A connection of its own for each call: the server ends those that are idle, just as a client may take one up again.
  request: async ({ playwright, baseURL, extraHTTPHeaders }, provide) => {
    const headers = { ...extraHTTPHeaders, connection: "close" };
    const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders: headers });
    await provide(request);
    await request.dispose();
  },
});

/** How many tests have had a browser of their own in this worker. */
let visitors = 0;

export { expect } from "playwright/test";
