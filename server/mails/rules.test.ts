import { expect, test } from "vitest";

import { mailTimeout } from "#server/drivers/mail/mail-driver.ts";

import { backoff, lease, mostAttempts } from "./rules.ts";

test("a mail that fails is tried again after a minute, then ever later, over two days and more", () => {
  const waits = Array.from({ length: mostAttempts - 1 }, (_, index) => backoff(index + 1));
  expect(waits.slice(0, 4)).toEqual([60_000, 120_000, 240_000, 480_000]);
  expect(Math.max(...waits)).toBe(6 * 3_600_000);
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(48 * 3_600_000);
});

test("whoever sends one has it to himself for longer than a driver may take", () => {
  expect(lease).toBeGreaterThan(2 * mailTimeout);
});
