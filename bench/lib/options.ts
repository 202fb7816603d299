import { spawnSync } from "node:child_process";
import { loadavg } from "node:os";

/** Five interleaved rounds, or one with `--quick`. */
export function rounds(): number {
  return process.argv.includes("--quick") ? 1 : 5;
}

/** Words that keep a process on one core, so that server and load don't fight; none where that is unknown. */
export function onCore(core: number): string[] {
  return spawnSync("taskset", ["-c", String(core), "true"]).status === 0 ? ["taskset", "-c", String(core)] : [];
}

/** Warns when other work on the machine will spoil the numbers. */
export function warnWhenBusy(): void {
  const [load = 0] = loadavg();
  if (load > 0.5) console.log(`! The machine is busy (load ${load.toFixed(1)}): the numbers below are worth little.`);
}
