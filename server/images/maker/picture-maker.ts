import { fork, type ChildProcess } from "node:child_process";
import { setPriority } from "node:os";
import { join } from "node:path";

import { PictureFailure, type Answered, type Asked, type Job, type Outcome } from "./job.ts";

/** Makes sizes of pictures, and measures them. */
export interface Maker {
  /** What became of a job. Rejects with a PictureFailure. */
  do(job: Job): Promise<Outcome>;
}

export interface PictureMakerOptions {
  /** The program of the process; what it is told and tells is in job.ts. */
  readonly program?: string;
  /** After so many milliseconds without work the process ends. */
  readonly idle?: number;
  /** A job that takes longer is given up, with the process. */
  readonly longest?: number;
}

interface Pending {
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: PictureFailure) => void;
  readonly limit: NodeJS.Timeout;
}

interface Running {
  readonly child: ChildProcess;
  readonly pending: Map<number, Pending>;
}

/**
 * One process for all pictures, started with the first job and ended when there are none for a while. It is less
 * urgent to the system than the server. It keeps nobody from ending, and ends with who started it.
 */
export class PictureMaker implements Maker {
  readonly #program: string;
  readonly #idle: number;
  readonly #longest: number;
  #running: Running | null = null;
  #lastId = 0;
  #rest: NodeJS.Timeout | undefined;

  constructor({
    program = join(import.meta.dirname, "process.ts"),
    idle = 20_000,
    longest = 60_000,
  }: PictureMakerOptions = {}) {
    this.#program = program;
    this.#idle = idle;
    this.#longest = longest;
  }

  async do(job: Job): Promise<Outcome> {
    const outcome = await this.#ask(job);
    if (outcome.kind === "failed") throw new PictureFailure(outcome.failure, outcome.why);
    return outcome;
  }

  /** Ends the process, if there is one: what is under way fails. A later job starts another. */
  stop(): void {
    this.#end(this.#running);
  }

  #ask(job: Job): Promise<Outcome> {
    clearTimeout(this.#rest);
    this.#running ??= this.#start();
    const running = this.#running;
    const { child, pending } = running;
    this.#lastId += 1;
    const asked: Asked = { id: this.#lastId, job };
    return new Promise((resolve, reject) => {
      const limit = setTimeout(() => this.#end(running), this.#longest).unref();
      pending.set(asked.id, { resolve, reject, limit });
      if (!child.connected) return this.#end(running, new PictureFailure("disk", "There is no room for a process"));
      child.ref();
      child.channel?.ref();
      child.send(asked, (error) => {
        if (error) this.#end(running);
      });
    });
  }

  #start(): Running {
    const child = fork(this.#program, {
      env: environment(),
      execArgv: ["--max-old-space-size=64", "--max-semi-space-size=2"],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    const running: Running = { child, pending: new Map() };
    child.on("message", (answered) => this.#settle(running, answered as Answered));
    child.on("exit", () => this.#end(running));
    child.on("error", () => this.#end(running));
    lowerPriority(child);
    return running;
  }

  #settle(running: Running, { id, outcome }: Answered): void {
    const { child, pending } = running;
    const known = pending.get(id);
    pending.delete(id);
    clearTimeout(known?.limit);
    known?.resolve(outcome);
    if (pending.size > 0) return;
    child.unref();
    child.channel?.unref();
    this.#rest = setTimeout(() => this.#end(running), this.#idle).unref();
  }

  #end(running: Running | null, why = new PictureFailure("died", "The process that makes pictures ended")): void {
    if (!running) return;
    if (this.#running === running) {
      clearTimeout(this.#rest);
      this.#running = null;
    }
    running.child.kill("SIGKILL");
    for (const { reject, limit } of running.pending.values()) {
      clearTimeout(limit);
      reject(why);
    }
    running.pending.clear();
  }
}

/** Nothing of the server's secrets; and a C library that gives memory back instead of keeping a heap for each thread. */
function environment(): NodeJS.ProcessEnv {
  const passed = ["PATH", "SystemRoot", "TMPDIR", "TEMP", "LD_LIBRARY_PATH", "NODE_COMPILE_CACHE"];
  return {
    ...Object.fromEntries(
      passed.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
    ),
    MALLOC_ARENA_MAX: "1",
    MALLOC_MMAP_THRESHOLD_: "131072",
    MALLOC_TRIM_THRESHOLD_: "131072",
  };
}

/** Pages come before pictures. Where the system doesn't allow it, they share. */
function lowerPriority({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, 5);
  } catch {
    // It has ended already, or may not.
  }
}
