import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";

import { changedSince } from "./git.ts";

const root = join(import.meta.dirname, "..");

/**
 * Makes a copy of the tree in a folder, or brings the one there up to date: its caches and what was built stay. The copy is
 * a repository with one commit and has the installed packages of this tree. Returns the hash of git's tree, which is the
 * same for the same content. `onlyHead` leaves out what isn't committed here. Throws where there is no git.
 */
export function copyTree(folder: string, { onlyHead }: { readonly onlyHead: boolean }): string {
  mkdirSync(folder, { recursive: true });
  git(folder, "init", "--quiet");
  git(folder, "fetch", "--quiet", "--depth", "1", root, "HEAD");
  git(folder, "checkout", "--quiet", "--force", "--detach", "FETCH_HEAD");
  git(folder, "clean", "--quiet", "--force", "-d");
  if (!existsSync(join(folder, "node_modules"))) {
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  }
  for (const path of onlyHead ? [] : changedSince("HEAD")) {
    const from = join(root, path);
    if (existsSync(from)) cpSync(from, join(folder, path), { recursive: true });
    else rmSync(join(folder, path), { force: true });
  }
  git(folder, "add", "--all");
  return git(folder, "write-tree");
}

function git(cwd: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync("git", args, { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(`git ${args.join(" ")} failed: ${stderr}`);
  return stdout.trim();
}
