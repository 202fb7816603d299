import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** The commit that is checked out. Its tree is the content alone: a rebased commit with the same content keeps it. */
export interface Checkout {
  readonly commit: string;
  readonly tree: string;
  /** Whether the working tree differs from the commit; untracked files count. */
  readonly dirty: boolean;
}

/** Reads the commit, its tree and the state of the working tree from git. Throws where there is no repository. */
export function readCheckout(): Checkout {
  return {
    commit: git("rev-parse", "HEAD"),
    tree: git("rev-parse", "HEAD^{tree}"),
    dirty: git("status", "--porcelain") !== "",
  };
}

/** Whether this is a git repository: a copy of the sources may be none. */
export function hasGit(): boolean {
  return tryGit("rev-parse", "HEAD") !== null;
}

/** The commit before a change: the named one, else the merge base with origin/main; on main, and without it, HEAD~1. */
export function findBase(named?: string): string {
  if (named !== undefined) return git("rev-parse", "--verify", `${named}^{commit}`);
  const left = tryGit("merge-base", "origin/main", "HEAD");
  return left === null || left === git("rev-parse", "HEAD") ? git("rev-parse", "HEAD~1") : left;
}

/** Whether the repository has this commit or tree. */
export function hasObject(id: string): boolean {
  return tryGit("cat-file", "-e", id) !== null;
}

/** Paths from the root that differ from a commit or a tree: committed since, changed in the working tree, or untracked. */
export function changedSince(base: string): readonly string[] {
  const changed = git("diff", "--name-only", "--no-renames", base);
  const added = git("ls-files", "--others", "--exclude-standard");
  return [...new Set(`${changed}\n${added}`.split("\n"))].filter((path) => path !== "");
}

function git(...args: readonly string[]): string {
  const output = tryGit(...args);
  if (output === null) throw new Error(`git ${args.join(" ")} failed`);
  return output;
}

function tryGit(...args: readonly string[]): string | null {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}
