import { describe, expect, test } from "vitest";

import { createThrottle } from "./throttle.ts";

const limits = { attempts: 3, window: 1_000 };

describe("the throttle", () => {
  test("lets three attempts through in a window, then says how long to wait", () => {
    const throttle = createThrottle();
    const answers = [0, 100, 200, 300].map((at) => throttle.attempt(["a"], at, limits));
    expect(answers).toEqual([{ ok: true }, { ok: true }, { ok: true }, { ok: false, retryAfter: 700 }]);
    expect(throttle.attempt(["a"], 1_000, limits)).toEqual({ ok: true });
    expect(throttle.attempt(["a"], 1_050, limits)).toEqual({ ok: false, retryAfter: 50 });
  });

  test("one used-up key refuses, and the others are not counted", () => {
    const throttle = createThrottle();
    for (const address of ["1", "2", "3"]) throttle.attempt(["account", address], 0, limits);
    for (let attempt = 0; attempt < 5; attempt++) {
      expect(throttle.attempt(["account", "4"], 10, limits).ok).toBe(false);
    }
    expect(throttle.attempt(["another", "4"], 10, limits)).toEqual({ ok: true });
  });
});
