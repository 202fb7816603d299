/** A group of test files that one tool runs. A script is run as it is, with its part's arguments. */
export interface ShardGroup {
  readonly name: string;
  /** The question that the group answers, in a line. */
  readonly asks: string;
  readonly kind: "vitest" | "playwright" | "script";
  /** Globs from the root. */
  readonly files: readonly string[];
  /** Globs of files that belong to another group. */
  readonly except?: readonly string[];
  /** The arguments of each shard; several shards are numbered. Left out: one shard without arguments. */
  readonly parts?: readonly (readonly string[])[];
  readonly env?: Readonly<Record<string, string>>;
  /** Globs of product files whose change makes the group's verdicts stale (`--affected`). `**` means any file. */
  readonly sources: readonly string[];
}

/** The arguments of `count` shards: Vitest and Playwright divide the files themselves. */
export function inParts(count: number): readonly (readonly string[])[] {
  return Array.from({ length: count }, (_, index) => [`--shard=${index + 1}/${count}`]);
}
