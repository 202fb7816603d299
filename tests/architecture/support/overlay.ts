import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { applyDiff, type GuideStep } from "#server/cli/guide-steps.ts";
import { runToEnd } from "#tests/setup/run-to-end.ts";

import { root } from "./source-files.ts";

export interface Overlay {
  /** Where the copy is. */
  readonly folder: string;
  /** Does what a guide's step says. Throws when it would replace a file or its context is gone. */
  apply(step: GuideStep): void;
  /** Runs a tool of node_modules inside the copy. */
  run(script: string, args: readonly string[]): { readonly status: number | null; readonly output: string };
  remove(): void;
}

const copied = [
  ...["schemas", "blocks", "renderer", "editor", "src", "documents", "server", "scripts", "tests", "docs"],
  ...["package.json", "tsconfig.json", "vitest.config.ts", ".oxfmtrc.json"],
  // What the last type check of the tree found out: in the copy only the guides' files are new.
  ".cache/types.tsbuildinfo",
];
/** Too big to copy, and no guide touches them. */
const linked = ["node_modules", "demo", "starter"];

/** A copy of the tree to try things on, without dist, data and history. */
export function makeOverlay(): Overlay {
  const folder = mkdtempSync(join(tmpdir(), "cellardoor-guide-"));
  for (const name of copied.filter((each) => existsSync(join(root, each)))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  for (const name of linked) symlinkSync(join(root, name), join(folder, name), "junction");
  return {
    folder,
    apply({ kind, path, text }) {
      const file = join(folder, path);
      if (kind === "file" && existsSync(file)) throw new Error(`The guide would replace ${path}`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, kind === "file" ? text : applyDiff(readFileSync(file, "utf8"), text));
    },
    run(script, args) {
      const tool = join(folder, "node_modules", script);
      const env = {
        ...process.env,
        NO_COLOR: "1",
        VITEST: undefined,
        VITEST_JSON_OUTPUT_FILE: undefined,
        NODE_ENV: undefined,
      };
      const { status, stdout, stderr } = runToEnd([tool, ...args], { cwd: folder, env });
      return { status, output: stdout + stderr };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
