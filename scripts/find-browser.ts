import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

import { chromium } from "playwright";

/** Where systems keep a Chromium that is already there. The first is Debian's, without its shell wrapper. */
const installed = [
  "/usr/lib/chromium/chromium",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/snap/bin/chromium",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/opt/google/chrome/chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/** What every Chromium of ours is started with: it may be root in a container without a graphics card. */
export const browserArgs = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];

/** The browser that is there already: `CHROMIUM_PATH`, the system's, or Playwright's own download. */
export function findBrowser(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist`);
  return [named ?? "", ...installed, chromium.executablePath()].find((path) => path !== "" && existsSync(path)) ?? null;
}

/** Finds a browser or gets one: Playwright's download first, then the system's packages when we are root. */
export function ensureBrowser(): string | null {
  return findBrowser() ?? downloadWithPlaywright() ?? installWithApt();
}

function downloadWithPlaywright(): string | null {
  console.log("No Chromium found: downloading Playwright's own…");
  const cli = join(import.meta.dirname, "..", "node_modules", "playwright", "cli.js");
  run(process.execPath, [cli, "install", "chromium"]);
  return findBrowser();
}

function installWithApt(): string | null {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return null;
  console.log("Installing Chromium with apt-get…");
  run("apt-get", ["update", "-q"]);
  run("apt-get", ["install", "-y", "-q", "--no-install-recommends", "chromium"]);
  return findBrowser();
}

function run(command: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: "utf8", timeout: 5 * 60_000 });
  if (status !== 0) console.log(`${command} ${args.join(" ")} failed: ${stderr.trim().split("\n").at(-1) ?? ""}`);
}
