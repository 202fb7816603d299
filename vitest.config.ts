import { defineConfig } from "vitest/config";

import { precompiledMessages } from "./scripts/vite/messages.ts";

/** Folders that belong to the application; their unit tests stand beside the files. */
const rooms = "{schemas,blocks,renderer,editor,src,documents,server,starter,scripts,demo,bench}";

/** Two cores: two workers, whole processes. */
export default defineConfig({
  plugins: [precompiledMessages()],
  test: {
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    exclude: ["**/node_modules/**", "**/dist/**", "bench/peers/**"],
    setupFiles: ["tests/setup/console.ts"],
    projects: [
      // Hundreds of small files: a worker loads a module once for all of them, not once for each.
      { extends: true, test: { name: "unit", include: [`${rooms}/**/*.test.{ts,tsx}`], isolate: false } },
      {
        extends: true,
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.{ts,tsx}"],
          globalSetup: ["tests/setup/postgres.ts"],
        },
      },
      { extends: true, test: { name: "architecture", include: ["tests/{architecture,setup}/**/*.test.{ts,tsx}"] } },
    ],
  },
});
