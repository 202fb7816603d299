import { spawn } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/**
 * Runs a script with this Node, in this terminal, and returns its exit code: 1 when a signal ended it. The path is
 * relative to the repository. `env` adds to this process's environment. Rejects when the script can't be started.
 */
export function runTool(
  [script, ...args]: readonly [script: string, ...args: string[]],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const child = spawn(process.execPath, [join(root, script), ...args], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => resolve(code ?? 1));
  });
}
