import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** A process and everything below it, by /proc: Linux only, elsewhere the process alone. */
export function processTree(pid: number): readonly number[] {
  const text = readIfThere(`/proc/${pid}/task/${pid}/children`);
  const children = text.trim().split(/\s+/).filter(Boolean).map(Number);
  return [pid, ...children.flatMap(processTree)];
}

/** The server at the end of a chain of starters: `npm start` runs it below a shell and a script. Null: not yet. */
export function serverIn(pid: number): number | null {
  return processTree(pid).findLast((below) => commandOf(below).includes("server/main.ts")) ?? null;
}

/** Whether a process is there and not a dead one that nobody has waited for. */
export function isAlive(pid: number): boolean {
  const status = readIfThere(`/proc/${pid}/status`);
  return status !== "" && !/^State:\s+Z/m.test(status);
}

export interface MemoryWatch {
  /** Most resident memory so far in megabytes (10^6 bytes), over a process and what it started; 0 where /proc is none. */
  readonly peak: () => number;
  readonly stop: () => void;
}

/** Follows the memory of a process and of what it starts. The kernel keeps the peak, so nothing between two looks is missed. */
export function watchMemory(pid: number): MemoryWatch {
  const peaks = new Map<number, number>();
  let watching = true;
  const look = (): void => {
    for (const below of processTree(pid))
      peaks.set(below, Math.max(peaks.get(below) ?? 0, peakOf(below, below !== pid)));
  };
  const watch = async (): Promise<void> => {
    while (watching) {
      look();
      await sleep(100, undefined, { ref: false });
    }
  };
  void watch();
  return {
    peak: () => {
      look();
      return Math.round([...peaks.values()].reduce((sum, megabytes) => sum + megabytes, 0));
    },
    stop: () => (watching = false),
  };
}

/** Megabytes. What a child maps of files (the same Node, the same libraries) stands in its parent's figure already. */
function peakOf(pid: number, isChild: boolean): number {
  const status = readIfThere(`/proc/${pid}/status`);
  const kilobytes = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)?.[1] ?? 0);
  return ((kilobytes("VmHWM") - (isChild ? kilobytes("RssFile") : 0)) * 1024) / 1e6;
}

/** What a process' main thread has done so far, in nanoseconds: ran, and waited for a processor that others had. */
export function processorTime(pid: number): { readonly ran: number; readonly waited: number } {
  const [ran = 0, waited = 0] = readIfThere(`/proc/${pid}/task/${pid}/schedstat`).split(" ").map(Number);
  return { ran, waited };
}

function commandOf(pid: number): string {
  return readIfThere(`/proc/${pid}/cmdline`).replaceAll("\0", " ");
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
