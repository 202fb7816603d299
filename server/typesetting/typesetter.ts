import { fork, type ChildProcess } from "node:child_process";
import { setPriority } from "node:os";
import { join } from "node:path";

import type { AnsweredSetting, AskedSetting, SettingJob } from "./job.ts";
import { SettingFailure } from "./setting-failure.ts";

/** Sets documents. */
export interface Typesetting {
  /** The PDF of a document. Rejects with a SettingFailure. */
  set(job: SettingJob): Promise<Uint8Array>;
}

export interface TypesetterOptions {
  /** The program of the process; what it is told and tells is in job.ts. */
  readonly program?: string;
  /** After so many milliseconds without work the process ends. */
  readonly idle?: number;
  /** A document that takes longer is given up, with the process. In milliseconds. */
  readonly longest?: number;
  /** So many documents may wait for their turn; what is beyond is refused at once. */
  readonly waiting?: number;
}

interface Waiting {
  readonly job: SettingJob;
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: SettingFailure) => void;
}

interface Running {
  readonly child: ChildProcess;
  current: { readonly id: number; readonly wait: Waiting; readonly limit: NodeJS.Timeout } | null;
}

/**
 * One process for all documents, which sets one after the other; started with the first one, and ended when there are none
 * for a while. It is less urgent to the system than the server, so that pages come before papers. What ends it ends the
 * document that it was at, and nothing else: the next one starts another.
 */
export class Typesetter implements Typesetting {
  readonly #options: Required<TypesetterOptions>;
  readonly #waiting: Waiting[] = [];
  #running: Running | null = null;
  #lastId = 0;
  #rest: NodeJS.Timeout | undefined;

  constructor(options: TypesetterOptions = {}) {
    const program = join(import.meta.dirname, "process.ts");
    this.#options = { program, idle: 20_000, longest: 20_000, waiting: 40, ...options };
  }

  async set(job: SettingJob): Promise<Uint8Array> {
    if (this.#waiting.length >= this.#options.waiting) throw new SettingFailure("busy", "Too many documents wait");
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    this.#waiting.push({ job, resolve, reject });
    this.#next();
    return await promise;
  }

  /** Ends the process, if there is one, and all that waits. A later document starts another. */
  stop(): void {
    const left = this.#waiting.splice(0);
    this.#end(this.#running);
    for (const { reject } of left) reject(new SettingFailure("died", "The server stops"));
  }

  #next(): void {
    if (this.#running?.current) return;
    const wait = this.#waiting.shift();
    if (!wait) return this.#restSoon();
    clearTimeout(this.#rest);
    this.#running ??= this.#start();
    const running = this.#running;
    this.#lastId += 1;
    const asked: AskedSetting = { id: this.#lastId, job: wait.job };
    const limit = setTimeout(() => this.#end(running), this.#options.longest).unref();
    running.current = { id: asked.id, wait, limit };
    running.child.ref();
    running.child.channel?.ref();
    if (!running.child.connected) return this.#end(running);
    running.child.send(asked, (error) => {
      if (error) this.#end(running);
    });
  }

  #start(): Running {
    const child = fork(this.#options.program, {
      env: environment(),
      execArgv: ["--max-old-space-size=192"],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    const running: Running = { child, current: null };
    child.on("message", (answered) => this.#settle(running, answered as AnsweredSetting));
    child.on("exit", () => this.#end(running));
    child.on("error", () => this.#end(running));
    lowerPriority(child);
    return running;
  }

  #settle(running: Running, answered: AnsweredSetting): void {
    const { current } = running;
    if (current?.id !== answered.id) return;
    clearTimeout(current.limit);
    running.current = null;
    if ("bytes" in answered) current.wait.resolve(answered.bytes);
    else current.wait.reject(new SettingFailure("unsound", answered.why));
    this.#next();
  }

  #restSoon(): void {
    const running = this.#running;
    if (!running) return;
    running.child.unref();
    running.child.channel?.unref();
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#end(running), this.#options.idle).unref();
  }

  #end(running: Running | null): void {
    if (!running || this.#running !== running) return;
    clearTimeout(this.#rest);
    this.#running = null;
    running.child.kill("SIGKILL");
    const { current } = running;
    running.current = null;
    if (!current) return;
    clearTimeout(current.limit);
    current.wait.reject(new SettingFailure("died", "The process that sets documents ended"));
    this.#next();
  }
}

/** Nothing of the server's secrets. */
function environment(): NodeJS.ProcessEnv {
  const passed = ["PATH", "SystemRoot", "TMPDIR", "TEMP", "LD_LIBRARY_PATH", "NODE_COMPILE_CACHE"];
  const known = passed.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  return { ...Object.fromEntries(known), NODE_ENV: "production", MALLOC_ARENA_MAX: "1" };
}

/** Where the system doesn't allow it, they share. */
function lowerPriority({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, 10);
  } catch {
    // It has ended already, or may not.
  }
}
