/**
 * Builds the browser's files and the server's renderer into dist/.
 *
 *     node scripts/build.ts             builds
 *     node scripts/build.ts --if-stale  builds only when a source changed since the last build
 */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { hashBuildInputs } from "./build-inputs.ts";
import { followStop } from "./follow-stop.mjs";
import { showProgress } from "./progress.mjs";

const root = join(import.meta.dirname, "..");
const stampPath = join(root, "dist", "build-inputs");
/** They need nothing of each other and run at once. */
const steps: readonly (readonly string[])[] = [[], ["--ssr"]];

if (import.meta.main) {
  process.exitCode = (await build({ onlyIfStale: process.argv.includes("--if-stale") })) ? 0 : 1;
}

/** Builds, unless nothing changed and `onlyIfStale` is set. Gives false when the build failed. */
export async function build({ onlyIfStale }: { onlyIfStale: boolean }): Promise<boolean> {
  const inputs = hashBuildInputs(root);
  if (onlyIfStale && existsSync(stampPath) && readFileSync(stampPath, "utf8") === inputs) return true;
  rmSync(stampPath, { force: true });
  const progress = showProgress("Building the site");
  const ended = await Promise.all(steps.map((step) => runVite(["build", "--logLevel", "warn", ...step])));
  const failed = ended.some(({ code }) => code !== 0);
  if (failed) progress.fail();
  for (const { output } of ended) process.stderr.write(output);
  if (failed) return false;
  mkdirSync(join(root, "dist"), { recursive: true });
  writeFileSync(stampPath, inputs);
  progress.done();
  return true;
}

function runVite(args: readonly string[]): Promise<{ code: number; output: string }> {
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  const env = { ...process.env, NODE_ENV: "production" };
  const child = spawn(process.execPath, [vite, ...args], { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  followStop(child);
  let output = "";
  child.stdout.on("data", (text) => (output += String(text)));
  child.stderr.on("data", (text) => (output += String(text)));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
