import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
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

/** Where systems keep the same without what draws and minds windows. */
const installedShells = ["/usr/lib/chromium/chromium-headless-shell", "/usr/bin/chromium-headless-shell"];

/** What every Chromium of ours is started with: it may be root in a container without a graphics card. */
export const browserArgs = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];

/** The browser that is there already: `CHROMIUM_PATH`, the system's, or Playwright's own download. */
export function findBrowser(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist`);
  return [named ?? "", ...installed, chromium.executablePath()].find((path) => path !== "" && existsSync(path)) ?? null;
}

/**
 * A Chromium to look at pages with: its headless shell where there is one, which takes two thirds of the whole
 * browser's time on the processor for the same stories; else that. `CHROMIUM_PATH` names one for everything.
 */
export function findPageBrowser(): string | null {
  if (process.env.CHROMIUM_PATH) return findBrowser();
  return [...installedShells, ...downloadedShells()].find((path) => existsSync(path)) ?? findBrowser();
}

/** Finds a browser or gets one: Playwright's download first, then the system's packages when we are root. */
export function ensureBrowser(): string | null {
  return findBrowser() ?? downloadWithPlaywright() ?? installWithApt();
}

/** Playwright downloads the shell of the same version beside the browser. */
function downloadedShells(): string[] {
  const browser = chromium.executablePath();
  const [folder = "", version = ""] = /^(.*)chromium-(\d+)/.exec(browser)?.slice(1) ?? [];
  return globSync(join(`${folder}chromium_headless_shell-${version}`, "*", "{headless_shell,chrome-headless-shell}*"));
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
  for (const name of ["chromium", "chromium-headless-shell"]) {
    run("apt-get", ["install", "-y", "-q", "--no-install-recommends", name]);
  }
  return findBrowser();
}

function run(command: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: "utf8", timeout: 5 * 60_000 });
  if (status !== 0) console.log(`${command} ${args.join(" ")} failed: ${whyIn(stderr)}`);
}

/** The line that says what went wrong: what stands last may be the end of something else. */
function whyIn(stderr: string): string {
  const lines = stderr.trim().split("\n");
  return (lines.find((line) => /error/i.test(line)) ?? lines.at(-1) ?? "").trim();
}
