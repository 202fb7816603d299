import { describe, expect, test } from "vitest";

import { login } from "#server/accounts/sessions/write.ts";
import { addAdministrator } from "#server/accounts/write.ts";
import { appContext, runWithContext } from "#server/context.ts";
import { createAppContext } from "#server/create-context.ts";
import { attempt } from "#server/limits/attempt.ts";
import { engines, testStart, useSeededDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

const email = "marie@clairveille.example";
const password = "une phrase secrète";
const quarter = 15 * 60_000;

describe.each(engines)("[S-13] the login throttle on $name", (engine) => {
  const opened = useSeededDatabase(engine, async () => {
    done(await addAdministrator({ email, password }));
  });

  /** What a new process has: the same database, and nothing in its memory. */
  async function inAnotherProcess<T>(work: () => Promise<T>): Promise<T> {
    const { clock, storage } = appContext();
    return await runWithContext(createAppContext({ database: await opened.openAgain(), clock, storage }), work);
  }

  test("survives a restart, and is one for all processes", async () => {
    await guess(6);
    expect(await inAnotherProcess(() => guess(4))).toEqual(Array(4).fill("unauthorized"));
    expect(await guess(1)).toEqual(["too-many"]);
    expect(await inAnotherProcess(() => guess(1))).toEqual(["too-many"]);
    opened.clock.advance(quarter);
    expect(await inAnotherProcess(() => guess(1))).toEqual(["unauthorized"]);
  });

  test("20 500 calls of load-svg from as many addresses don't touch it", async () => {
    await guess(10);
    for (let index = 0; index < 20_500; index += 1) await attempt({ "load-svg": `10.1.${index >> 8}.${index & 255}` });
    expect(await guess(1)).toEqual(["too-many"]);
  });

  test("a clock that is set back forgets nothing, and nobody waits longer than a window for it", async () => {
    await guess(10);
    opened.clock.set(testStart - 86_400_000);
    expect(await tryOnce("10.0.0.99")).toMatchObject({ error: { code: "too-many", retryAfter: 900 } });
    opened.clock.advance(quarter - 1000);
    expect(await tryOnce("10.0.0.99")).toMatchObject({ error: { code: "too-many", retryAfter: 1 } });
    opened.clock.advance(1000);
    expect(await guess(1)).toEqual(["unauthorized"]);
  });

  test("of thirty guesses at once, from two processes, ten are verified", async () => {
    const both = await Promise.all([guess(15), inAnotherProcess(() => guess(15))]);
    const codes = both.flat();
    expect(codes.filter((code) => code === "too-many")).toHaveLength(20);
  });
});

/** Wrong guesses at the account, all at once and each from an address of its own. */
async function guess(times: number): Promise<readonly unknown[]> {
  const answers = await Promise.all(Array.from({ length: times }, (_, index) => tryOnce(`10.0.0.${index}`)));
  return answers.map((answer) => (answer.ok ? "in" : answer.error.code));
}

function tryOnce(clientAddress: string) {
  return login({ email, password: "a wrong guess", clientAddress });
}
