import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { onCore } from "./options.ts";
import { preparePeer } from "./peers.ts";
import { startServer, type BenchServer } from "./processes.ts";

const results = join(import.meta.dirname, "..", "results");

/**
 * A Next server on core 0 whose one dynamic page renders the elements of this HTML document's body with React.
 * Null, said loudly, when Next can't be installed or built.
 */
export async function startNext(html: string): Promise<BenchServer | null> {
  const folder = preparePeer("next");
  if (!folder) return null;
  mkdirSync(results, { recursive: true });
  const treeFile = join(results, "next-tree.json");
  const tree = spawnSync(process.execPath, [join(folder, "make-tree.mjs")], { input: html, encoding: "utf8" });
  if (tree.status !== 0) throw new Error(`The page could not be turned into elements: ${tree.stderr}`);
  writeFileSync(treeFile, tree.stdout);
  const next = join(folder, "node_modules", "next", "dist", "bin", "next");
  const env = { NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production", TREE_FILE: treeFile };
  const options = { cwd: folder, encoding: "utf8", env: { ...process.env, ...env } } as const;
  const built = spawnSync(process.execPath, [next, "build"], options);
  if (built.status !== 0) {
    console.log(`!! SKIPPED: Next could not be built.\n${built.stderr || built.stdout}`);
    return null;
  }
  return startServer([...onCore(0), process.execPath, next, "start"], { cwd: folder, env });
}
