import { readdirSync, readFileSync } from "node:fs";

/** Processor time of a process so far, in milliseconds. */
export interface CpuTime {
  /** Everything but encoding: the JavaScript, its compiler and its garbage collector. */
  readonly work: number;
  /** The threads of Node's pool, which compress. */
  readonly encoding: number;
}

/** Milliseconds in one of the ticks that Linux counts in. */
const tick = 10;

/** Reads what a process has used, thread by thread, from /proc; Linux only. */
export function cpuTime(pid: number): CpuTime {
  const time = { work: 0, encoding: 0 };
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const [name, used] = threadTime(readFileSync(`/proc/${pid}/task/${thread}/stat`, "utf8"));
    time[name.startsWith("libuv-worker") ? "encoding" : "work"] += used;
  }
  return time;
}

/** What was used since an earlier moment. */
export function cpuSince(pid: number, before: CpuTime): CpuTime {
  const now = cpuTime(pid);
  return { work: now.work - before.work, encoding: now.encoding - before.encoding };
}

/** `pid (name) state …`: the 14th and 15th fields are the ticks in user and in system mode. */
function threadTime(stat: string): readonly [name: string, used: number] {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return [stat.slice(stat.indexOf("(") + 1, stat.lastIndexOf(")")), (Number(fields[11]) + Number(fields[12])) * tick];
}
