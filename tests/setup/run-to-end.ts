import { spawnSync } from "node:child_process";

import { isLong } from "./is-long.ts";

/** In milliseconds: more than any of them takes on a busy machine. A test's own limit can't tell, for its worker waits as well. */
const limit = isLong ? 600_000 : 120_000;

export interface Ended {
  readonly status: number | null;
  /** What ended it from outside, if anything did. */
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly cwd?: string;
  /** Left out: this process's. */
  readonly env?: NodeJS.ProcessEnv;
  /** What it reads from its standard input. */
  readonly input?: string;
}

/** Runs Node with these words to its end, while nothing else happens here. Throws when it doesn't end in time. */
export function runToEnd(words: readonly string[], { cwd, env, input }: RunOptions = {}): Ended {
  const options = { cwd, env, input, encoding: "utf8", timeout: limit, killSignal: "SIGKILL" } as const;
  const { status, signal, stdout, stderr, error } = spawnSync(process.execPath, words, options);
  if (error) throw new Error(`node ${words.join(" ")}: ${error.message}\n${stdout}${stderr}`, { cause: error });
  return { status, signal, stdout, stderr };
}
