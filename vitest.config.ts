import { join } from "node:path";

import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectConfiguration, type UserWorkspaceConfig } from "vitest/config";

import { browserArgs, findPageBrowser } from "./scripts/find-browser.ts";
import { StillRunning } from "./scripts/still-running.ts";
import { precompiledMessages } from "./scripts/vite/messages.ts";
import { WholeReport } from "./scripts/whole-report.ts";
import { isLong } from "./tests/setup/is-long.ts";

/** Folders that belong to the application; their unit tests stand beside the files. */
const rooms = "{schemas,blocks,renderer,editor,src,documents,server,starter,scripts,demo,bench}";

/** Components that are looked at in a browser, beside them too. */
const inBrowser = `${rooms}/**/*.browser.test.tsx`;

const ofEditor = "editor/**/*.browser.test.tsx";

type ProjectTests = NonNullable<UserWorkspaceConfig["test"]>;

const lowHashCost = join(import.meta.dirname, "tests/setup/low-hash-cost.ts");

/** The long suite also runs the files whose names say so: `plans-restart.long.test.ts`. */
const left = ["**/node_modules/**", "**/dist/**", "bench/peers/**", ...(isLong ? [] : ["**/*.long.*"])];

/** Components, unit and architecture share two cores: one page beside one process, never two pages, which take each other's focus. */
const first = { maxWorkers: 1, sequence: { groupOrder: 1 } } as const;

/** Then the API, on both cores. */
const second = { maxWorkers: 2, sequence: { groupOrder: 2 } } as const;

/** Where `npm test` wants the report that it counts from. */
const report = process.env["VITEST_JSON_OUTPUT_FILE"];

export default defineConfig({
  plugins: [precompiledMessages()],
  // In the tree itself: the guides' test runs this in a copy whose node_modules are these, and what is kept there of a
  // browser's modules would be replaced under a run that is on its way, which then waits for a page without end.
  cacheDir: join(import.meta.dirname, ".cache", "node_modules", ".vite"),
  test: {
    pool: "forks",
    // Patience, not a measure: the suite also runs on two slow and busy cores.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    setupFiles: ["tests/setup/console.ts"],
    reporters: ["default", new StillRunning(), ...(report ? [new WholeReport(report)] : [])],
    projects: [
      {
        extends: true,
        // Hundreds of small files: a worker loads a module once for all of them, not once for each.
        test: {
          ...first,
          name: "unit",
          include: [`${rooms}/**/*.test.{ts,tsx}`],
          exclude: [...left, inBrowser],
          isolate: false,
        },
      },
      {
        extends: true,
        // React's production build, as a site that is started has it: the other is ten times slower. React's warnings
        // (keys, unknown attributes) are for the architecture project, which renders every block
        // (block-fixtures.test.tsx) and whole pages of the demo (development-pages.test.tsx) in development; those
        // of wrong nesting come from its browser part alone, so only for what the browser project mounts.
        oxc: { jsx: { development: false } },
        // Passwords are hashed at next to no price here; what they cost is for the unit tests and for started sites.
        resolve: { alias: [{ find: /^\.\/hash-cost\.ts$/, replacement: lowHashCost }] },
        test: {
          ...second,
          name: "integration",
          include: ["tests/integration/**/*.test.{ts,tsx}"],
          exclude: left,
          env: { NODE_ENV: "production" },
          isolate: false,
          globalSetup: ["tests/setup/postgres.ts"],
        },
      },
      {
        extends: true,
        test: {
          ...first,
          name: "architecture",
          include: ["tests/{architecture,faults,setup}/**/*.test.{ts,tsx}"],
          exclude: left,
        },
      },
      ...browserProjects(),
    ],
  },
});

/** Components in Chromium; without one they are left out with a loud word, except in CI, which fails. */
function browserProjects(): TestProjectConfiguration[] {
  const executablePath = findPageBrowser();
  if (executablePath === null) {
    const text = "No Chromium is there: the tests of components in a browser DO NOT RUN.";
    if (process.env["CI"] === "true") throw new Error(text);
    console.warn(`\n${"!".repeat(80)}\n${text}\n${"!".repeat(80)}\n`);
    return [];
  }
  const settings = {
    extends: true,
    css: { lightningcss: { cssModules: { container: false } }, transformer: "lightningcss" as const },
    // Known before the first test: what is found out while one runs makes the page load anew.
    optimizeDeps: {
      include: [
        "react",
        "react/jsx-dev-runtime",
        "react-dom",
        "react-dom/client",
        "react-dom/server",
        "react-intl",
        "vitest-browser-react",
        "vitest-browser-react/pure",
        "formik",
        "yup",
        "mobx",
        "idb",
        "axe-core",
        "@dnd-kit/core",
        "@tanstack/react-virtual",
        ...[
          "core",
          "react",
          "pm/tables",
          "extensions",
          "extension-blockquote",
          "extension-bold",
          "extension-document",
          "extension-hard-break",
          "extension-heading",
          "extension-horizontal-rule",
          "extension-italic",
          "extension-list",
          "extension-paragraph",
          "extension-text",
        ].map((part) => `@tiptap/${part}`),
        ...["combobox", "dialog", "menu", "popover"].map((part) => `@base-ui/react/${part}`),
      ],
    },
  };
  const project = (own: ProjectTests): TestProjectConfiguration => ({
    ...settings,
    test: {
      ...first,
      // The longest takes five seconds: what is never found is not waited for two minutes.
      testTimeout: 60_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: { executablePath, args: browserArgs } }),
        instances: [{ browser: "chromium", viewport: { width: 1024, height: 800 } }],
      },
      ...own,
    },
  });
  return [
    // What visitors have: a page of its own for each file, since styles and listeners of the site stay in a page.
    project({ name: "browser", include: [inBrowser], exclude: [...left, ofEditor] }),
    // The editor's files share a page, which loads the editor once and not once for each file.
    project({
      name: "browser-editor",
      include: [ofEditor],
      exclude: left,
      isolate: false,
      setupFiles: ["tests/setup/shared-page.ts"],
    }),
  ];
}
