import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { expect, test } from "vitest";

import { isAlive } from "./processes.ts";

/** Starts a process that starts another one, as a peer's server does, and writes a temporary file; tells both. */
const run = `
  import { spawn } from "node:child_process";
  import { mkdtempSync } from "node:fs";
  import { tmpdir } from "node:os";
  import { leaveNothing } from ${JSON.stringify(join(import.meta.dirname, "leave-nothing.ts"))};
  leaveNothing();
  const child = spawn("sh", ["-c", "sleep 600 & echo $!; wait"]);
  child.stdout.once("data", (pid) =>
    console.log(JSON.stringify({ folder: mkdtempSync(tmpdir() + "/x-"), pids: [child.pid, Number(pid)] })),
  );
  setInterval(() => {}, 1000);
`;

test.runIf(process.platform === "linux").each(["SIGINT", "SIGTERM"] as const)(
  "a benchmark that is interrupted by %s leaves neither a process nor a file",
  async (signal) => {
    const bench = spawn(process.execPath, ["--input-type=module", "-e", run], { stdio: ["ignore", "pipe", "inherit"] });
    const [line] = (await once(createInterface(bench.stdout), "line")) as [string];
    const { folder, pids } = JSON.parse(line) as { readonly folder: string; readonly pids: readonly number[] };
    expect([existsSync(folder), ...pids.map(isAlive)]).toEqual([true, true, true]);
    bench.kill(signal);
    const [code] = (await once(bench, "exit")) as [number];
    expect(code).toBe(signal === "SIGINT" ? 130 : 143);
    expect([existsSync(folder), ...pids.map(isAlive)]).toEqual([false, false, false]);
  },
);
