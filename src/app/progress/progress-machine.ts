/** Times of the slim progress bar, in milliseconds (spec §9). */
export const progressTimes = { throttle: 200, duration: 5000, hideDelay: 500 } as const;

/**
 * waiting: asked for, not shown yet; running: shown and growing; done and failed: shown full, about
 * to hide. `since` is when the phase began.
 */
export type ProgressState =
  | { readonly phase: "idle" }
  | { readonly phase: "waiting" | "running" | "done" | "failed"; readonly since: number };

export type ProgressEvent = "start" | "finish" | "fail" | "tick";

type Phase = ProgressState["phase"];

/** What each event does in each phase; a phase that is not named stays as it is. */
const transitions: Readonly<Record<ProgressEvent, Partial<Record<Phase, Phase>>>> = {
  start: { idle: "waiting", done: "waiting", failed: "waiting" },
  finish: { waiting: "idle", running: "done" },
  fail: { waiting: "failed", running: "failed" },
  tick: { waiting: "running", done: "idle", failed: "idle" },
};

/** The next state. A `tick` counts only when the phase's time is over. */
export function nextProgress(state: ProgressState, event: ProgressEvent, now: number): ProgressState {
  const wake = wakesAt(state);
  if (event === "tick" && (wake === null || now < wake)) return state;
  const phase = transitions[event][state.phase];
  if (phase === undefined) return state;
  return phase === "idle" ? { phase } : { phase, since: now };
}

/** When the state changes by itself; null: never. */
export function wakesAt(state: ProgressState): number | null {
  switch (state.phase) {
    case "waiting":
      return state.since + progressTimes.throttle;
    case "done":
    case "failed":
      return state.since + progressTimes.hideDelay;
    default:
      return null;
  }
}
