import { defineConfig } from "playwright/test";

import { browserArgs, findPageBrowser } from "./scripts/find-browser.ts";
import { isLong } from "./tests/setup/is-long.ts";

/** Real Chromium against the real server; each worker starts a site of its own (tests/setup/e2e.ts). */
export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.test.ts",
  globalSetup: "tests/setup/build-once.ts",
  outputDir: "test-results/e2e",
  // As many as the cores that CI has: a third one makes each of them slower, and their limits nearer.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Patience, not a measure: the suite also runs on two slow and busy cores, and what holds is told at once.
  timeout: 120_000,
  projects: [
    // Those of `npm test`. The long suite (LONG=1) tells them in every language and on every screen, and looks closer.
    { name: "stories", testDir: "tests/e2e/stories", fullyParallel: true, ...(!isLong && { timeout: 60_000 }) },
    { name: "long", testIgnore: "stories/**" },
  ],
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  reporter: "list",
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    // A browser without a graphics card spends half its time on what moves, and a menu that fades is read half-way:
    // files that are about motion ask for it.
    contextOptions: { reducedMotion: "reduce" },
    // Recording each step takes a good part of the steps' own time: asked for, where a failure isn't understood without.
    trace: process.env["TRACE"] ? "retain-on-failure" : "off",
    launchOptions: { executablePath: findPageBrowser() ?? undefined, args: browserArgs },
  },
});
