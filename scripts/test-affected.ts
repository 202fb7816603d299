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
import { join, relative } from "node:path";
import { parseArgs } from "node:util";

import { storyFolders } from "../tests/story-folders.ts";
import { chooseAffected, storiesOf, storyFiles, type ListedFile } from "./affected-tests.ts";
import { build } from "./build.ts";
import { ensureBrowser } from "./find-browser.ts";
import { changedSince, findBase } from "./git.ts";

const root = join(import.meta.dirname, "..");
const vitest = "node_modules/vitest/vitest.mjs";

const { values: options } = parseArgs({
  options: { all: { type: "boolean" }, stories: { type: "boolean" }, base: { type: "string" } },
});

const base = findBase(options.base);
const changed = changedSince(base);
console.log(`${changed.length} files differ from ${base.slice(0, 8)}`);
const isGood = runTests() && (!options.stories || (await runStories()));
process.exitCode = isGood ? 0 : 1;

function runTests(): boolean {
  const { files, left } = chooseAffected(listAffected(), { changed, all: options.all ?? false });
  if (left.length > 0)
    console.log(`${left.length} more suites of the API import the change: \`--all\` or \`npm test\` runs them`);
  if (files.length === 0) return true;
  return run([vitest, "run", ...files]).status === 0;
}

/** Without a browser Vitest leaves the components out and prints a warning. */
function listAffected(): readonly ListedFile[] {
  const { stdout, status } = run([vitest, "list", "--changed", base, "--filesOnly", "--json"], "pipe");
  if (status !== 0) throw new Error("Vitest couldn't say which tests import the change");
  const listed = JSON.parse(stdout.slice(stdout.indexOf("["))) as readonly ListedFile[];
  return listed.map((each) => ({ ...each, file: relative(root, each.file).replaceAll("\\", "/") }));
}

async function runStories(): Promise<boolean> {
  const files = storyFiles(storiesOf(storyFolders, changed));
  if (files.length === 0) return true;
  ensureBrowser();
  if (!(await build({ onlyIfStale: true }))) return false;
  return (
    run(["node_modules/playwright/cli.js", "test", "--grep", "@story", "--pass-with-no-tests", ...files]).status === 0
  );
}

function run([script = "", ...args]: readonly string[], stdout: "inherit" | "pipe" = "inherit") {
  const stdio = ["ignore", stdout, "inherit"] as const;
  const { status, stdout: text } = spawnSync(process.execPath, [join(root, script), ...args], {
    cwd: root,
    stdio: [...stdio],
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, stdout: text ?? "" };
}
