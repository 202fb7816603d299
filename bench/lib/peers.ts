import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

import { showProgress } from "../../scripts/progress.mjs";

const peers = join(import.meta.dirname, "..", "peers");

/**
 * The folder of a peer with its packages installed, or null when they can't be had: the benchmark then says so
 * and goes on without its control.
 */
export function preparePeer(name: "evershop" | "lighthouse" | "load" | "next" | "puck" | "vendure"): string | null {
  const folder = join(peers, name);
  if (existsSync(join(folder, "node_modules"))) return folder;
  const progress = showProgress(`Installing the peer ${name}`);
  const args = ["install", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status, stderr } = spawnSync("npm", args, { cwd: folder, encoding: "utf8" });
  if (status === 0) {
    progress.done();
    return folder;
  }
  progress.fail();
  console.log(`!! SKIPPED: the peer ${name} could not be installed.\n${stderr}`);
  return null;
}
