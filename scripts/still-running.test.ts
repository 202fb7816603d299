import { spawn } from "node:child_process";

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { StillRunning } from "./still-running.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched(): { readonly reporter: StillRunning; readonly lines: string[]; readonly giveUp: () => void } {
  const lines: string[] = [];
  const giveUp = vi.fn<() => void>();
  return {
    reporter: new StillRunning({ silence: 30_000, patience: 2, say: (line) => void lines.push(line), giveUp }),
    lines,
    giveUp,
  };
}

test("a run in which nothing ends any more is given up, with the files that still run", () => {
  const { reporter, lines, giveUp } = watched();
  reporter.onTestRunStart();
  for (const moduleId of ["stuck.test.ts", "quick.test.ts"]) reporter.onTestModuleStart({ moduleId });
  vi.advanceTimersByTime(50_000);
  reporter.onTestModuleEnd({ moduleId: "quick.test.ts" });
  vi.advanceTimersByTime(59_999);
  expect(giveUp).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(giveUp).toHaveBeenCalledOnce();
  expect(lines).toContain("Still running: stuck.test.ts");
});

test("a long silence is told before the run is given up, and one that ends is no reason to", () => {
  const { reporter, lines, giveUp } = watched();
  reporter.onTestModuleStart({ moduleId: "slow.test.ts" });
  vi.advanceTimersByTime(30_000);
  expect(lines.slice(0, 2)).toEqual(["\nNothing has ended for 0.5 minutes.", "Still running: slow.test.ts"]);
  reporter.onTestCaseResult();
  vi.advanceTimersByTime(59_000);
  expect(giveUp).not.toHaveBeenCalled();
});

test.runIf(process.platform === "linux")(
  "what was started here is told with it, and nothing else of the machine",
  () => {
    const child = spawn("sleep", ["60"]);
    const { reporter, lines } = watched();
    reporter.onTestRunStart();
    vi.advanceTimersByTime(60_000);
    child.kill();
    const told = lines.filter((line) => /^ +\d+ of \d+, /.test(line));
    expect(told).toContainEqual(expect.stringContaining(`${child.pid} of ${process.pid}, `));
    expect(lines.join("\n")).not.toContain(`  ${process.ppid} of `);
  },
);

test("a worker that doesn't end after its last file is given up too", () => {
  const { reporter, lines, giveUp } = watched();
  reporter.onTestModuleStart({ moduleId: "last.test.ts" });
  reporter.onTestModuleEnd({ moduleId: "last.test.ts" });
  vi.advanceTimersByTime(60_000);
  expect(giveUp).toHaveBeenCalledOnce();
  expect(lines).toContain("Every file has ended; a worker has not.");
});

test("each result is a sign of life, and who has ended is left alone", () => {
  const { reporter, giveUp } = watched();
  reporter.onTestModuleStart({ moduleId: "long.test.ts" });
  for (let minute = 0; minute < 5; minute += 1) {
    vi.advanceTimersByTime(59_000);
    reporter.onTestCaseResult();
  }
  reporter.onTestRunEnd();
  vi.advanceTimersByTime(600_000);
  expect(giveUp).not.toHaveBeenCalled();
});
