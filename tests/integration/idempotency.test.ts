import { pino } from "pino";
import { number } from "yup";
import { describe, expect, test } from "vitest";

import { defineCall, nameCall } from "#schemas/contract/define-call.ts";
import { shape } from "#schemas/contract/shapes/shape.ts";
import { ok } from "#schemas/result.ts";
import { database } from "#server/db/context.ts";
import { buildApi } from "#server/http/api/build-api.ts";
import type { HandlersOf } from "#server/http/api/handler.ts";
import { idempotencyTimes } from "#server/http/api/idempotency/outcome-store.ts";
import { defaultLimits } from "#server/http/api/limits.ts";
import { refuse } from "#schemas/refusal.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";

const body = shape({ bottles: number().integer().min(0).required() });

/** A call that no chapter has brought yet: one that may not be made twice. */
const planted = {
  fillParcel: defineCall("POST /parcel", {
    summary: "Fills a parcel.",
    access: "public",
    idempotency: "required",
    body: { format: "json", schema: body },
    answer: shape({ parcel: number().required() }),
  }),
};

const key = "9f5a6f0e-4f0c-4d35-9f2e-0d3b0f5f8a11";

describe.each(engines)("a call with an Idempotency-Key on $name", (engine) => {
  const testDatabase = useDatabase(engine);

  test("the same key and the same request: one parcel, the same answer", async () => {
    const { send, runs } = setUp();
    const first = await send(key, { bottles: 6 });
    expect(first).toMatchObject({ status: 200, body: { data: { parcel: 1 } } });
    expect(await send(key, { bottles: 6 })).toEqual(first);
    expect(await send(`"${key}"`, { bottles: 6 })).toEqual(first);
    expect(runs()).toBe(1);
    expect(await send(`${key}-2`, { bottles: 6 })).toMatchObject({ body: { data: { parcel: 2 } } });
  });

  test("the same key with another request is a 422, and nothing is done", async () => {
    const { send, runs } = setUp();
    await send(key, { bottles: 6 });
    expect(await send(key, { bottles: 12 })).toMatchObject({
      status: 422,
      body: { message: "This Idempotency-Key came with another request already. Please use a new one." },
    });
    expect(runs()).toBe(1);
  });

  test("of two at once one works, the other is told to come again, and then gets the answer", async () => {
    const gate = Promise.withResolvers<void>();
    const { send, started, runs } = setUp(gate.promise);
    const first = send(key, { bottles: 6 });
    await started;
    const second = await send(key, { bottles: 6 });
    expect(second).toMatchObject({ status: 409, retryAfter: "1" });
    gate.resolve();
    expect(await send(key, { bottles: 6 }).then(({ status }) => status)).toBeOneOf([200, 409]);
    expect(await first).toMatchObject({ status: 200, body: { data: { parcel: 1 } } });
    expect(await send(key, { bottles: 6 })).toEqual(await first);
    expect(runs()).toBe(1);
  });

  test("twenty at once make one parcel", async () => {
    const { send, runs } = setUp();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(key, { bottles: 6 })));
    expect(runs()).toBe(1);
    for (const { status } of answers) expect(status).toBeOneOf([200, 409]);
    expect(answers.filter(({ status }) => status === 200)).not.toEqual([]);
  });

  test("the key is the caller's own", async () => {
    const { send } = setUp();
    expect(await send(key, { bottles: 6 }, "anne")).toMatchObject({ body: { data: { parcel: 1 } } });
    expect(await send(key, { bottles: 6 }, "bruno")).toMatchObject({ body: { data: { parcel: 2 } } });
    expect(await send(key, { bottles: 6 }, "anne")).toMatchObject({ body: { data: { parcel: 1 } } });
  });

  test("a refusal is an outcome; a refusal for the moment and a failure can be tried again", async () => {
    const { send, runs } = setUp();
    expect(await send(key, { bottles: 0 })).toMatchObject({ status: 409 });
    expect(await send(key, { bottles: 0 })).toMatchObject({ status: 409 });
    expect(runs()).toBe(1);
    for (const [bottles, status] of [[1, 503] as const, [2, 500] as const]) {
      const again = `${key}-${bottles}`;
      expect(await send(again, { bottles })).toMatchObject({ status });
      expect(await send(again, { bottles })).toMatchObject({ status });
    }
    expect(runs()).toBe(5);
  });

  test("a body that is refused leaves the key free", async () => {
    const { send } = setUp();
    expect(await send(key, { bottles: -1 })).toMatchObject({ status: 400 });
    expect(await send(key, { bottles: 6 })).toMatchObject({ status: 200 });
  });

  test.each([
    ["that is missing", undefined, "is required"],
    ["that could be guessed", "short", "has the wrong form"],
    ["that is too long", "k".repeat(300), "has the wrong form"],
  ])("a key %s is a 400", async (_which, given, error) => {
    const { send, runs } = setUp();
    expect(await send(given, { bottles: 6 })).toMatchObject({
      status: 400,
      body: { data: [{ key: "Idempotency-Key", error }] },
    });
    expect(runs()).toBe(0);
  });

  test("an outcome is kept for a day, a claim whose holder is gone for two minutes", async () => {
    const { send, runs } = setUp();
    await send(key, { bottles: 6 });
    testDatabase.clock.advance(idempotencyTimes.kept - 1);
    expect(await send(key, { bottles: 6 })).toMatchObject({ body: { data: { parcel: 1 } } });
    testDatabase.clock.advance(1);
    expect(await send(key, { bottles: 6 })).toMatchObject({ body: { data: { parcel: 2 } } });
    expect(await database().selectFrom("idempotency_key").select("key_hash").execute()).toHaveLength(1);

    const lost = setUp(new Promise(() => {}));
    void lost.send(`${key}-lost`, { bottles: 6 });
    await lost.started;
    expect(await send(`${key}-lost`, { bottles: 6 })).toMatchObject({ status: 409 });
    testDatabase.clock.advance(idempotencyTimes.claimed);
    expect(await send(`${key}-lost`, { bottles: 6 })).toMatchObject({ status: 200 });
    expect(runs()).toBe(3);
  });

  test("nothing that was sent can be read in the database", async () => {
    const { send } = setUp();
    await send(key, { bottles: 4711 });
    const rows = await database().selectFrom("idempotency_key").selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/9f5a6f0e|4711/);
  });
});

/** The planted call; its handler waits for `gate` and then does what the number of bottles says. */
function setUp(gate: Promise<void> = Promise.resolve()) {
  let count = 0;
  const start = Promise.withResolvers<void>();
  const handlers: HandlersOf<typeof planted> = {
    fillParcel: async ({ body: { bottles } }) => {
      count += 1;
      const parcel = count;
      start.resolve();
      await gate;
      if (bottles === 0) return refuse("conflict", "row.missing");
      if (bottles === 1) return refuse("unavailable", "request.unavailable");
      if (bottles === 2) throw new Error("the cellar is flooded");
      return ok({ parcel });
    },
  };
  const api = buildApi([nameCall("fillParcel", planted.fillParcel)], {
    handlers,
    sessionOf: async (token) => {
      const userId = { anne: 1, bruno: 2 }[token];
      return userId === undefined ? null : { userId, idSite: 3, role: "CUSTOMER", expiresAt: 0 };
    },
    addressOf: () => "",
    log: pino({ level: "silent" }),
    limits: defaultLimits,
    idSite: 3,
    isSecure: false,
  });
  async function send(idempotencyKey: string | undefined, given: object, token?: string) {
    const response = await api.request("/api/parcel", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        userLang: "en_US",
        ...(idempotencyKey !== undefined && { "Idempotency-Key": idempotencyKey }),
        ...(token !== undefined && { Authorization: token }),
      },
      body: JSON.stringify(given),
    });
    return { status: response.status, retryAfter: response.headers.get("retry-after"), body: await response.json() };
  }
  return { send, started: start.promise, runs: () => count };
}
