/**
 * The tests of a change, for the inner loop: those that import a file that differs from where the branch began.
 * Tests that read files instead of importing them, such as most of tests/architecture, are for `npm test`.
 *
 *     npm run test:affected                  units, components, and up to thirty suites of the API
 *     npm run test:affected -- --all         every suite of the API that imports the change
 *     npm run test:affected -- --stories     and the browser stories of the changed folders (tests/story-folders.ts)
 *     npm run test:affected -- --base HEAD   only the changes that aren't committed
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { storyFolders } from "../tests/story-folders.ts";
import { chooseAffected, listTests, storiesOf, storyFiles } from "./affected-tests.ts";
import { build } from "./build.ts";
import { ensureBrowser } from "./find-browser.ts";
import { changedSince, findBase } from "./git.ts";

const root = join(import.meta.dirname, "..");

const { values: options } = parseArgs({
  options: { all: { type: "boolean" }, stories: { type: "boolean" }, base: { type: "string" } },
});

const base = findBase(options.base);
const changed = changedSince(base);
console.log(`${changed.length} files differ from ${base.slice(0, 8)}`);
const isGood = runTests() && (!options.stories || (await runStories()));
process.exitCode = isGood ? 0 : 1;

function runTests(): boolean {
  const { files, left } = chooseAffected(listTests(root, ["--changed", base]), { changed, all: options.all ?? false });
  if (left.length > 0)
    console.log(`${left.length} more suites of the API import the change: \`--all\` or \`npm test\` runs them`);
  return files.length === 0 || run(["node_modules/vitest/vitest.mjs", "run", ...files]);
}

async function runStories(): Promise<boolean> {
  const files = storyFiles(storiesOf(storyFolders, changed));
  if (files.length === 0) return true;
  ensureBrowser();
  if (!(await build({ onlyIfStale: true }))) return false;
  return run(["node_modules/playwright/cli.js", "test", "--project", "stories", "--pass-with-no-tests", ...files]);
}

function run([script = "", ...args]: readonly string[]): boolean {
  return spawnSync(process.execPath, [join(root, script), ...args], { cwd: root, stdio: "inherit" }).status === 0;
}
