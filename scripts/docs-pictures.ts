/**
 * Takes the pictures of the guide for administrators anew, of the editor as it is: plays the scenes of `tests/e2e/guide/`
 * on the demo estate, as the browser suite does, and keeps what is seen in `docs/administrators/`. Arguments: none.
 */
import { spawn } from "node:child_process";
import { join } from "node:path";

import { ensureBrowser } from "./find-browser.ts";

const root = join(import.meta.dirname, "..");
const browser = ensureBrowser();
if (browser === null) throw new Error("No browser: install Chromium, or set CHROMIUM_PATH");
const suite = [join(root, "node_modules", "playwright", "cli.js"), "test", "tests/e2e/guide-pictures.test.ts"];
const child = spawn(process.execPath, [...suite, "--workers=1"], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, CHROMIUM_PATH: browser, KEEP_PICTURES: "on" },
});
process.exitCode = await new Promise<number>((resolve, reject) => {
  child.on("error", reject);
  child.on("exit", (code) => resolve(code ?? 1));
});
