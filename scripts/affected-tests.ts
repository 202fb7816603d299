import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { join, matchesGlob, relative } from "node:path";

import type { StoryFolder } from "../tests/story-folders.ts";

const stories = join(import.meta.dirname, "..", "tests", "e2e", "stories");

/** More suites of the API than these take more than a minute. */
const maxApiFiles = 30;

/** A test file as `vitest list --filesOnly --json` prints it. */
export interface ListedFile {
  readonly file: string;
  readonly projectName?: string;
}

/**
 * The test files of the tree in `root` that `npm test` gives Vitest, with paths from there; `args` choose among them.
 * Without a browser Vitest leaves the components out and prints a warning. Throws when it can't list them.
 */
export function listTests(root: string, args: readonly string[] = []): readonly ListedFile[] {
  const command = [join(root, "node_modules/vitest/vitest.mjs"), "list", ...args, "--filesOnly", "--json"];
  const { stdout, status } = spawnSync(process.execPath, command, {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error("Vitest couldn't list the tests");
  const listed = JSON.parse(stdout.slice(stdout.indexOf("["))) as readonly ListedFile[];
  return listed.map((each) => ({ ...each, file: relative(root, each.file).replaceAll("\\", "/") }));
}

/** The tests of a change. */
export interface AffectedTests {
  /** Those that run at once. */
  readonly files: readonly string[];
  /** Suites of the API that are left to `npm test`. */
  readonly left: readonly string[];
}

/**
 * Chooses among the tests that import a change. Most suites of the API import the whole server. Where they are many,
 * those run that changed themselves or are named after a changed folder of the server: `api-order` for `server/orders`.
 * `all` runs every one. All paths are from the root.
 */
export function chooseAffected(
  listed: readonly ListedFile[],
  { changed, all = false }: { readonly changed: readonly string[]; readonly all?: boolean },
): AffectedTests {
  const api = listed.filter(({ projectName }) => projectName === "integration").map(({ file }) => file);
  const rooms = changed.flatMap((path) => /^(?:server|schemas)\/([\w-]+?)s?\//.exec(path)?.[1] ?? []);
  const near = api.filter((file) => rooms.some((room) => file.includes(room))).slice(0, maxApiFiles);
  const left =
    all || api.length <= maxApiFiles ? [] : api.filter((file) => !changed.includes(file) && !near.includes(file));
  return { files: listed.map(({ file }) => file).filter((file) => !left.includes(file)), left };
}

/** The globs of the stories of changed files: a file's first row decides. A changed story stands for itself. */
export function storiesOf(folders: readonly StoryFolder[], changed: readonly string[]): readonly string[] {
  const rows = changed.map((file) => folders.find(({ sources }) => sources.some((glob) => matchesGlob(file, glob))));
  const own = changed.filter((file) => matchesGlob(file, "tests/e2e/stories/*.test.ts"));
  return [
    ...new Set([
      ...rows.flatMap((row) => row?.stories ?? []),
      ...own.map((file) => file.replace("tests/e2e/stories/", "")),
    ]),
  ];
}

/** The story files of these globs, from the root. A deleted story has none. */
export function storyFiles(globs: readonly string[]): readonly string[] {
  return globSync([...globs], { cwd: stories })
    .map((file) => `tests/e2e/stories/${file}`)
    .toSorted();
}
