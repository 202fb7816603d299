import { expect, test } from "vitest";

import { inParis } from "./in-paris.ts";

test("the operator reads times on the estate's clock, in summer and in winter", () => {
  expect(inParis("2026-05-20T12:00:00Z")).toBe("2026-05-20 14:00");
  expect(inParis(Date.UTC(2026, 10, 22, 23, 30))).toBe("2026-11-23 00:30");
});
