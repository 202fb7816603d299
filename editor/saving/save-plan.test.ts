import { describe, expect, test } from "vitest";

import { nextTurn, saveTimes, type SavingFacts } from "./save-plan.ts";

const quiet: SavingFacts = {
  reach: "reached",
  waiting: 0,
  firstUnsent: null,
  lastEdit: Number.NEGATIVE_INFINITY,
  asked: 1000,
  failures: 0,
  isVisible: true,
};

describe("what comes next", () => {
  test("[SV1] an edit is saved after a pause, and after two seconds whatever is typed", () => {
    const typing = { ...quiet, waiting: 1, firstUnsent: 5000 };
    expect(nextTurn({ ...typing, lastEdit: 5000 })).toEqual({ what: "save", at: 5400 });
    expect(nextTurn({ ...typing, lastEdit: 6500 })).toEqual({ what: "save", at: 6900 });
    expect(nextTurn({ ...typing, lastEdit: 6900 })).toEqual({ what: "save", at: 7000 });
  });

  test("[SV4] it is looked every five seconds what others do, by who is there and doesn't edit", () => {
    expect(nextTurn(quiet)).toEqual({ what: "look", at: 6000 });
    expect(nextTurn({ ...quiet, lastEdit: 5500 })).toEqual({ what: "look", at: 6500 });
    expect(nextTurn({ ...quiet, isVisible: false })).toBeNull();
  });

  test("[SV3] a server that is away is tried again after one second, two, four, thirty at most", () => {
    const away = { ...quiet, reach: "offline", waiting: 2, firstUnsent: null } as const;
    const waits = [1, 2, 3, 4, 5, 6, 7].map((failures) => (nextTurn({ ...away, failures })?.at ?? 0) - away.asked);
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    expect(nextTurn({ ...away, failures: 1 })?.what).toBe("save");
  });

  test("[SV5] who was signed out is waited for", () => {
    expect(nextTurn({ ...quiet, reach: "signed-out", waiting: 1 })).toEqual({
      what: "ask-session",
      at: quiet.asked + saveTimes.session,
    });
  });
});
