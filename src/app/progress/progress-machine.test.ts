import { describe, expect, test } from "vitest";

import { nextProgress, progressTimes, wakesAt, type ProgressEvent, type ProgressState } from "./progress-machine.ts";

const idle: ProgressState = { phase: "idle" };

describe("the progress bar", () => {
  test("[§9 progress-times] throttle 200 ms, duration 5000 ms, hide delay 500 ms", () => {
    expect(progressTimes).toEqual({ throttle: 200, duration: 5000, hideDelay: 500 });
  });

  test("[§4 progress-throttle] shows only after the throttle", () => {
    const waiting = nextProgress(idle, "start", 1000);
    expect(waiting).toEqual({ phase: "waiting", since: 1000 });
    expect(wakesAt(waiting)).toBe(1200);
    expect(nextProgress(waiting, "tick", 1199)).toBe(waiting);
    expect(nextProgress(waiting, "tick", 1200)).toEqual({ phase: "running", since: 1200 });
  });

  test("[§4] a quick navigation shows nothing", () => {
    expect(nextProgress(nextProgress(idle, "start", 0), "finish", 150)).toEqual(idle);
  });

  test("[§4 progress-hides] hides 500 ms after finishing", () => {
    const done = run(["start", 0], ["tick", 200], ["finish", 900]);
    expect(done).toEqual({ phase: "done", since: 900 });
    expect(nextProgress(done, "tick", 1399)).toBe(done);
    expect(nextProgress(done, "tick", 1400)).toEqual(idle);
  });

  test("[§8] fails visibly on an error, even within the throttle, then hides", () => {
    const failed = run(["start", 0], ["fail", 100]);
    expect(failed).toEqual({ phase: "failed", since: 100 });
    expect(nextProgress(failed, "tick", 600)).toEqual(idle);
  });

  test("a newer navigation takes a running bar over without starting it again", () => {
    const running = run(["start", 0], ["tick", 200]);
    expect(nextProgress(running, "start", 700)).toBe(running);
  });

  test("a navigation that begins while the bar hides waits for the throttle again", () => {
    expect(run(["start", 0], ["tick", 200], ["finish", 300], ["start", 400])).toEqual({ phase: "waiting", since: 400 });
  });

  test("every event in every phase gives a known phase, and nothing starts by itself", () => {
    const phases = ["idle", "waiting", "running", "done", "failed"] as const;
    for (const phase of phases) {
      const state: ProgressState = phase === "idle" ? { phase } : { phase, since: 0 };
      for (const event of ["start", "finish", "fail", "tick"] as const) {
        expect(phases).toContain(nextProgress(state, event, 10_000).phase);
      }
    }
    expect(nextProgress(idle, "tick", 10_000)).toBe(idle);
    expect(nextProgress(idle, "finish", 10_000)).toBe(idle);
    expect(nextProgress(idle, "fail", 10_000)).toBe(idle);
  });
});

function run(...events: readonly [ProgressEvent, number][]): ProgressState {
  return events.reduce((state, [event, now]) => nextProgress(state, event, now), idle);
}
