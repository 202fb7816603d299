import { globSync } from "node:fs";
import { join, matchesGlob } from "node:path";

import type { ShardGroup } from "../tests/long-suite/shard-group.ts";
import type { Checkout } from "./git.ts";
import { importedTests } from "./import-distances.ts";

const root = join(import.meta.dirname, "..");

/** One run of a tool, with a verdict of its own. */
export interface Shard extends Omit<ShardGroup, "parts"> {
  readonly args: readonly string[];
}

/** The result of a shard's last run, stored in test-results/long. */
export interface ShardVerdict extends Checkout {
  readonly shard: string;
  readonly passed: number;
  readonly failed: number;
  readonly minutes: number;
  /** When it ended, in ISO 8601. */
  readonly at: string;
}

/** `stale`: since the last run something has changed that its result may depend on. */
export type ShardState = "green" | "red" | "stale" | "never run";

/** Files that every shard of a kind depends on, besides its own. A browser's test depends on what it imports, too. */
const foundations: Readonly<Record<ShardGroup["kind"], readonly string[]>> = {
  playwright: ["tests/{setup,factories}/**", "tests/e2e/{planted,guide}/**", "playwright.config.ts"],
  vitest: ["tests/{setup,factories,integration,architecture}/**", "vitest.config.ts"],
  script: ["tests/{faults,setup,factories}/**"],
};

/** Files that every shard depends on. */
const ground = ["package.json", "package-lock.json", "scripts/*.mjs", "scripts/vite/**", "vite.config.ts"];

/**
 * The program. Any change of it makes every stored verdict stale: a shard's `sources` name what a change most likely
 * breaks, which is enough to choose shards (`--affected`) and too little to call an old verdict valid.
 */
const program = "{blocks,demo,documents,editor,renderer,schemas,server,src,starter}/**";

/** The shards of a table: one of each group, or one of each of its parts, numbered from 1. */
export function shardsOf(groups: readonly ShardGroup[]): readonly Shard[] {
  return groups.flatMap(({ parts = [[]], ...group }) =>
    parts.map((args, index) => ({
      ...group,
      args,
      name: parts.length === 1 ? group.name : `${group.name}-${index + 1}`,
    })),
  );
}

/** The test files of a group or a shard, as sorted paths from the root. */
export function filesOf({ files, except = [] }: Pick<ShardGroup, "files" | "except">): readonly string[] {
  const found = globSync([...files], { cwd: root, exclude: [...except] });
  return found.map((file) => file.replaceAll("\\", "/")).toSorted();
}

/** Whether a change of these files may change a shard's result. Test files matter to the shards that run them alone. */
export function isAffected(
  shard: Pick<Shard, "kind" | "files" | "except" | "sources">,
  changed: readonly string[],
): boolean {
  const { kind, files, sources } = shard;
  const imported = kind === "playwright" ? importedTests(root, filesOf(shard)) : new Set();
  const all = [...files, ...sources, ...foundations[kind], ...ground];
  const forTests = sources.includes("**") ? all : files;
  return changed.some(
    (file) => imported.has(file) || (isTest(file) ? forTests : all).some((glob) => matchesGlob(file, glob)),
  );
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}

/**
 * The state of a shard by its stored verdict. `changed` are the paths that differ between the verdict's tree and the
 * files that are checked out; null where that tree is unknown.
 */
export function stateOf(
  shard: Pick<Shard, "kind" | "files" | "except" | "sources">,
  verdict: ShardVerdict | null,
  changed: readonly string[] | null,
): ShardState {
  if (verdict === null) return "never run";
  if (verdict.dirty || changed === null || isAffected(shard, changed)) return "stale";
  if (changed.some((file) => !isTest(file) && matchesGlob(file, program))) return "stale";
  return isGreen(verdict) ? "green" : "red";
}

/** A shard without a passed test is not green: its files were left out. */
export function isGreen({ passed, failed }: Pick<ShardVerdict, "passed" | "failed">): boolean {
  return failed === 0 && passed > 0;
}

/** The shards of these names, in the table's order; a group's name stands for all its parts. Throws for an unknown one. */
export function chooseShards(shards: readonly Shard[], names: readonly string[]): readonly Shard[] {
  const isNamed = ({ name }: Shard, wanted: string) => name === wanted || name.replace(/-\d+$/, "") === wanted;
  const unknown = names.filter((wanted) => !shards.some((shard) => isNamed(shard, wanted)));
  if (unknown.length > 0) {
    const list = shards.map(({ name }) => `  ${name}`).join("\n");
    throw new Error(`No shard is called ${unknown.join(", ")}. There are:\n${list}`);
  }
  return names.length === 0 ? shards : shards.filter((shard) => names.some((wanted) => isNamed(shard, wanted)));
}
