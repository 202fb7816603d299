/**
 * Brings node_modules in line with package-lock.json. Runs on Node 20 with nothing installed, so it imports
 * only Node's own modules and stays plain JavaScript.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join, sep } from "node:path";
import { fileURLToPath } from "node:url";

import { exitCodeOf, followStop } from "./follow-stop.mjs";
import { showProgress } from "./progress.mjs";

/** The repository's root, without a trailing slash. */
export const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");

/** The Node 24 that the project runs on; it comes as a package, so it exists only after the installation. */
export const node24 = join(root, "node_modules", "node", "bin", process.platform === "win32" ? "node.exe" : "node");

const oldestNode = 20;
const stampPath = join(root, "node_modules", ".cellardoor-lock");

/**
 * Installs when node_modules is missing or does not belong to package-lock.json; else does nothing and says
 * nothing. Ends the process with a clear message when the installation is impossible.
 */
export async function ensureInstalled() {
  if (Number(process.versions.node.split(".")[0]) < oldestNode) {
    giveUp(`Cellardoor needs Node ${oldestNode} or newer to install; this is ${process.version}.`);
  }
  const wanted = lockHash();
  if (isCurrent(wanted)) return;
  const progress = showProgress("Installing packages (once, about a minute)");
  const { code, output, stopped } = await npm(["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]);
  if (code !== 0) {
    progress.fail();
    if (stopped) process.exit(code);
    giveUp(`${output}\nnpm ci failed with exit code ${code}. Is the package registry reachable?`);
  }
  if (!hasNode24()) await npm(["rebuild", "node", "--ignore-scripts=false", "--loglevel=error"]);
  if (!hasNode24()) {
    progress.fail();
    giveUp("The package `node` (Node 24) has no binary: its install script did not run. Try: npm rebuild node");
  }
  writeFileSync(stampPath, wanted);
  progress.done();
}

function isCurrent(wanted) {
  if (!existsSync(node24)) return false;
  if (existsSync(stampPath) && readFileSync(stampPath, "utf8") === wanted) return true;
  if (!installedByHand()) return false;
  writeFileSync(stampPath, wanted);
  return true;
}

/** Someone ran `npm install` themselves: npm's own record then names the same versions as the lock. */
function installedByHand() {
  const recordPath = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(recordPath)) return false;
  const installed = JSON.parse(readFileSync(recordPath, "utf8")).packages;
  const locked = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
  return Object.entries(locked).every(
    ([key, entry]) => key === "" || (entry.optional && !installed[key]) || installed[key]?.version === entry.version,
  );
}

function lockHash() {
  const lock = readFileSync(join(root, "package-lock.json"));
  return createHash("sha256").update(lock).update(`${process.platform} ${process.arch}`).digest("hex");
}

function hasNode24() {
  return spawnSync(node24, ["--version"], { encoding: "utf8" }).stdout?.startsWith("v24.") ?? false;
}

/** Runs npm with the system's own Node: `npm ci` deletes the one in node_modules while it works. */
function npm(args) {
  const path = (process.env.PATH ?? "").split(delimiter).filter((folder) => !folder.startsWith(root + sep));
  const env = { ...process.env, PATH: path.join(delimiter) };
  const windows = process.platform === "win32";
  const child = spawn(windows ? "npm.cmd" : "npm", args, { cwd: root, env, shell: windows });
  followStop(child);
  let output = "";
  child.stdout.on("data", (text) => (output += text));
  child.stderr.on("data", (text) => (output += text));
  return new Promise((resolve) => {
    child.on("error", (error) => resolve({ code: 1, output: String(error), stopped: false }));
    child.on("close", (code, signal) => resolve({ code: exitCodeOf(code, signal), output, stopped: signal !== null }));
  });
}

function giveUp(message) {
  console.error(message);
  process.exit(1);
}
