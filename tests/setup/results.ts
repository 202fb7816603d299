import assert from "node:assert/strict";

import { expect } from "vitest";

import type { Result } from "#schemas/result.ts";

/** The value of a command that has to succeed. */
export function done<Value, Problem>(result: Result<Value, Problem>): Value {
  assert(result.ok, JSON.stringify(result));
  return result.value;
}

/** For `toMatchObject`: a refusal with a code, and with an error under a key when one is given. */
export function refused(code: string, key?: string) {
  const problems = key === undefined ? {} : { problems: expect.arrayContaining([expect.objectContaining({ key })]) };
  return { ok: false, error: { code, ...problems } };
}
