import { spawn } from "node:child_process";
import { join } from "node:path";

import { exitCodeOf, followStop } from "./follow-stop.mjs";
import { node24, root } from "./install.mjs";

/**
 * Runs a script with Node 24 in the foreground and gives its exit code. Whoever stops this process stops the child
 * in good order; `bound` ones also notice, by a channel that closes, when this process dies without a word.
 */
export function runOnNode24(script, args = [], { env = process.env, flags = [], bound = false } = {}) {
  // Compiled code is kept: the TypeScript stripper is then never loaded, 30 MB and 200 ms a start.
  const cached = { NODE_COMPILE_CACHE: join(root, ".cache", "compile"), ...env };
  const stdio = ["inherit", "inherit", "inherit", ...(bound ? ["ipc"] : [])];
  const child = spawn(node24, [...flags, script, ...args], { cwd: root, env: cached, stdio });
  followStop(child);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code, signal) => resolve(exitCodeOf(code, signal)));
  });
}
