import { readdirSync, readFileSync } from "node:fs";

import type { Reporter, TestModule } from "vitest/node";

interface Options {
  /** After how long a silence, in ms, it is said what still runs; and again after each further one. */
  readonly silence?: number;
  /** After how many silences the run is given up: together more than the longest command that a test may wait for. */
  readonly patience?: number;
  readonly say?: (line: string) => void;
  readonly giveUp?: () => void;
}

/**
 * A reporter of Vitest that says, where nothing ends any more, what still runs, and gives such a run up. A worker that
 * waits for a child process without end can't be told by its own test's time limit: it never hears of it, and whoever
 * started the run would wait for ever without knowing for what.
 */
export class StillRunning implements Reporter {
  readonly #silence: number;
  readonly #patience: number;
  readonly #say: (line: string) => void;
  readonly #giveUp: () => void;
  readonly #running = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  constructor({ silence = 3 * 60_000, patience = 4, say = console.log, giveUp = endAll }: Options = {}) {
    this.#silence = silence;
    this.#patience = patience;
    this.#say = say;
    this.#giveUp = giveUp;
  }

  onTestRunStart(): void {
    this.#goesOn();
  }

  onTestModuleStart({ moduleId }: Pick<TestModule, "moduleId">): void {
    this.#running.add(moduleId);
    this.#goesOn();
  }

  onTestCaseResult(): void {
    this.#goesOn();
  }

  onTestModuleEnd({ moduleId }: Pick<TestModule, "moduleId">): void {
    this.#running.delete(moduleId);
    this.#goesOn();
  }

  onTestRunEnd(): void {
    clearTimeout(this.#timer);
  }

  #goesOn(): void {
    clearTimeout(this.#timer);
    this.#waitOn(1);
  }

  #waitOn(times: number): void {
    this.#timer = setTimeout(() => {
      this.#tell(times);
      if (times < this.#patience) return this.#waitOn(times + 1);
      this.#say("The run is given up.");
      this.#giveUp();
    }, this.#silence).unref();
  }

  #tell(times: number): void {
    const files = [...this.#running];
    this.#say(`\nNothing has ended for ${(times * this.#silence) / 60_000} minutes.`);
    this.#say(files.length > 0 ? `Still running: ${files.join(", ")}` : "Every file has ended; a worker has not.");
    for (const { line } of ownProcesses()) this.#say(line);
  }
}

/** Ends this process and each that was started here: a worker that hears nothing would outlive the run. */
function endAll(): void {
  for (const { pid } of ownProcesses()) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It has ended meanwhile.
    }
  }
  process.exit(1);
}

interface Running {
  readonly pid: number;
  readonly parent: number;
  readonly line: string;
}

/** Each process that was started here, or by one that was, with its parent; Linux only, elsewhere none. */
function ownProcesses(): readonly Running[] {
  const all = processes();
  const below = (pid: number): readonly Running[] =>
    all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...below(child.pid)]);
  return below(process.pid);
}

function processes(): readonly Running[] {
  try {
    return readdirSync("/proc").flatMap((pid) => (/^\d+$/.test(pid) ? read(pid) : []));
  } catch {
    return [];
  }
}

function read(pid: string): readonly Running[] {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
    const [, state, parent] = /^\d+ \(.*\) (\S) (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    const line = `  ${pid} of ${parent}, ${state}: ${command.slice(0, 200)}`;
    return [{ pid: Number(pid), parent: Number(parent), line }];
  } catch {
    // It has ended meanwhile.
    return [];
  }
}
