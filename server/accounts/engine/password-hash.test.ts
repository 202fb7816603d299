import assert from "node:assert/strict";

import { describe, expect, test, vi } from "vitest";

import { hashPassword, nobodysHash, verifyPassword } from "./password-hash.ts";

/** The passwords in the order in which their hashes were begun: which of two that run at once ends first is up to the system. */
const begun = vi.hoisted(() => [] as string[]);

vi.mock(import("node:crypto"), async (importOriginal) => {
  const crypto = await importOriginal();
  const argon2: typeof crypto.argon2 = (algorithm, parameters, callback) => {
    begun.push(String(parameters.message));
    crypto.argon2(algorithm, parameters, callback);
  };
  return { ...crypto, argon2 };
});

async function hashOf(password: string): Promise<string> {
  const hash = await hashPassword(password);
  assert(hash !== null);
  return hash;
}

describe("password hashes", () => {
  test("[D20] argon2id with 19 MiB, two passes, one lane, and a salt of its own", async () => {
    const hash = await hashOf("correct horse");
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await hashOf("correct horse")).not.toBe(hash);
    expect(await verifyPassword(hash, "correct horse")).toBe(true);
    expect(await verifyPassword(hash, "correct hors")).toBe(false);
  });

  test("[S-14] long passwords count to their last character, spaces too", async () => {
    const long = "x".repeat(100);
    const hash = await hashOf(long);
    expect(await verifyPassword(hash, long)).toBe(true);
    expect(await verifyPassword(hash, long.slice(0, 99))).toBe(false);
    expect(await verifyPassword(hash, `${long} `)).toBe(false);
  });

  test("composed and decomposed accents are the same password", async () => {
    expect(await verifyPassword(await hashOf("ch\u00e2teau"), "cha\u0302teau")).toBe(true);
  });

  test("what was hashed at another cost is still verified: the cost can be raised", async () => {
    const hash = "$argon2id$v=19$m=8192,t=1,p=1$AQEBAQEBAQEBAQEBAQEBAQ$RW6TH05FqlUQ0jFtp2zCeuATVCNu5Cf8KDBkoFv06ag";
    expect(await verifyPassword(hash, "correct horse")).toBe(true);
    expect(await verifyPassword(hash, "correct hors")).toBe(false);
  });

  test("nobody's hash is verified like any other and matches nothing", async () => {
    expect(await verifyPassword(nobodysHash, "")).toBe(false);
  });

  test("[D20] two at once, fifty waiting, the rest refused", async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => verifyPassword(nobodysHash, "x")));
    expect(answers.filter((answer) => answer === false)).toHaveLength(52);
    expect(answers.filter((answer) => answer === null)).toHaveLength(8);
  });

  test("[D20] whoever comes from a known device passes by the strangers that wait", async () => {
    begun.length = 0;
    const strangers = Array.from({ length: 60 }, () => verifyPassword(nobodysHash, "stranger"));
    await Promise.all([...strangers, verifyPassword(nobodysHash, "owner", true)]);
    expect(begun).toHaveLength(53);
    // Two strangers were at it already.
    expect(begun.indexOf("owner")).toBe(2);
  });

  test("a text that is no hash throws", async () => {
    await expect(verifyPassword("plain", "plain")).rejects.toThrow("not readable");
  });
});
