import { defineConfig } from "playwright/test";

import { browserArgs, findBrowser } from "./scripts/find-browser.ts";

/** Real Chromium against the real server; each worker starts a site of its own (tests/setup/e2e.ts). */
export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.test.ts",
  globalSetup: "tests/setup/build-once.ts",
  outputDir: "test-results/e2e",
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  reporter: "list",
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    trace: "retain-on-failure",
    launchOptions: { executablePath: findBrowser() ?? undefined, args: browserArgs },
  },
});
