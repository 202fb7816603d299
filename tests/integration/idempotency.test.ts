import { join } from "node:path";

import { sql } from "kysely";
import { describe, expect, expectTypeOf, onTestFinished, test, vi } from "vitest";

import { ok } from "#schemas/result.ts";
import { refuse } from "#schemas/refusal.ts";
import { appContext } from "#server/context.ts";
import { database, runWithDatabase } from "#server/db/context.ts";
import type { HandlersOf } from "#server/http/api/handler.ts";
import type { Once } from "#server/http/api/idempotency/once.ts";
import { forgetHourly } from "#server/http/forget-hourly.ts";
import { responseLifetime } from "#server/http/api/idempotency/stored-responses.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { runToEnd } from "#tests/setup/run-to-end.ts";

import { parcelApi, parcels, type planted } from "./planted-parcel.ts";

const key = "9f5a6f0e-4f0c-4d35-9f2e-0d3b0f5f8a11";

describe.each(engines)("a call with an Idempotency-Key on $name", (engine) => {
  const opened = useDatabase(engine);

  test("the same key and the same request: one parcel, the same answer", async () => {
    const send = parcelApi();
    const first = await send(key, { bottles: 6 });
    expect(first).toMatchObject({ status: 200, body: { data: { parcel: 1 } } });
    expect(await send(key, { bottles: 6 })).toEqual(first);
    expect(await send(`"${key}"`, { bottles: 6 })).toEqual(first);
    expect(await send(`${key}-2`, { bottles: 6 })).toMatchObject({ body: { data: { parcel: 2 } } });
    expect(await parcels()).toEqual([6, 6]);
  });

  test("the same key with another request is a 422, and nothing is done", async () => {
    const send = parcelApi();
    await send(key, { bottles: 6 });
    expect(await send(key, { bottles: 12 })).toMatchObject({
      status: 422,
      body: { message: "This Idempotency-Key came with another request already. Please use a new one." },
    });
    expect(await parcels()).toEqual([6]);
  });

  test("of two at once one works, however long that takes; the other waits for it and gets the same answer", async () => {
    const [started, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = parcelApi({
      inside: async () => {
        started.resolve();
        await gate.promise;
      },
    })(key, { bottles: 6 });
    await started.promise;
    opened.clock.advance(responseLifetime / 2);
    const second = parcelApi()(key, { bottles: 6 });
    gate.resolve();
    expect(await first).toMatchObject({ status: 200, body: { data: { parcel: 1 } } });
    expect(await second).toEqual(await first);
    expect(await parcels()).toEqual([6]);
  });

  test("twenty at once, in two processes, make one parcel and get one answer", async () => {
    const other = await opened.openAgain();
    const send = parcelApi();
    const sent = Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0 ? send(key, { bottles: 6 }) : runWithDatabase(other, () => send(key, { bottles: 6 })),
    );
    const [first, ...others] = await Promise.all(sent);
    expect(first).toMatchObject({ status: 200 });
    for (const each of others) expect(each).toEqual(first);
    expect(await parcels()).toEqual([6]);
  });

  test.each([
    ["while it works", "inside", 0],
    ["between its commit and its answer", "after", 1],
  ])("a process that is killed %s leaves the work with its answer, or neither", async (_when, moment, made) => {
    const child = runToEnd([join(import.meta.dirname, "planted-parcel.ts"), key, moment], {
      env: { ...process.env, ...opened.environment },
    });
    expect([child.signal, child.stderr]).toEqual(["SIGKILL", ""]);
    expect(await parcels()).toHaveLength(made);
    expect(await parcelApi()(key, { bottles: 6 })).toMatchObject({ status: 200, body: { data: { parcel: 1 } } });
    expect(await parcels()).toEqual([6]);
  });

  test("work whose answer can't be kept is not done", async () => {
    const send = parcelApi();
    await breakKeeping();
    expect(await send(key, { bottles: 6 })).toMatchObject({ status: 500 });
    expect(await parcels()).toEqual([]);
    await sql`drop trigger broken ${sql.raw(engine.name === "sqlite" ? "" : "on idempotency_key")}`.execute(
      opened.db.writer,
    );
    expect(await send(key, { bottles: 6 })).toMatchObject({ status: 200 });
    expect(await parcels()).toEqual([6]);
  });

  test("the key is the caller's own", async () => {
    const send = parcelApi();
    expect(await send(key, { bottles: 6 }, { token: "anne" })).toMatchObject({ body: { data: { parcel: 1 } } });
    expect(await send(key, { bottles: 6 }, { token: "bruno" })).toMatchObject({ body: { data: { parcel: 2 } } });
    expect(await send(key, { bottles: 6 }, { token: "anne" })).toMatchObject({ body: { data: { parcel: 1 } } });
  });

  test.each([
    ["a refusal", 0, 409],
    ["a refusal for the moment", 1, 503],
    ["a failure", 2, 500],
    ["a body that is refused", -1, 400],
  ])("%s leaves nothing behind: it can be tried again, or something else", async (_what, bottles, status) => {
    const send = parcelApi();
    expect(await send(key, { bottles })).toMatchObject({ status });
    expect(await send(key, { bottles })).toMatchObject({ status });
    expect(await parcels()).toEqual([]);
    expect(await send(key, { bottles: 6 })).toMatchObject({ status: 200, body: { data: { parcel: 1 } } });
  });

  test("who is refused because the same request was done meanwhile gets its answer", async () => {
    const send = parcelApi({
      before: async () => {
        expect(await parcelApi()(key, { bottles: 6 })).toMatchObject({ status: 200 });
        return refuse("not-found", "row.missing");
      },
    });
    expect(await send(key, { bottles: 6 })).toMatchObject({ status: 200, body: { data: { parcel: 1 } } });
    expect(await parcels()).toEqual([6]);
  });

  test("without a key, where it may, each request is its own", async () => {
    const send = parcelApi();
    const crate = { path: "/crate" };
    expect(await send(undefined, { bottles: 6 }, crate)).toMatchObject({ body: { data: { parcel: 1 } } });
    expect(await send(undefined, { bottles: 6 }, crate)).toMatchObject({ body: { data: { parcel: 2 } } });
    expect(await send(undefined, { bottles: 0 }, crate)).toMatchObject({ status: 409 });
    expect(await parcels()).toEqual([6, 6]);
  });

  test.each([
    ["that is missing", undefined, "is required"],
    ["that could be guessed", "short", "has the wrong form"],
    ["that is too long", "k".repeat(300), "has the wrong form"],
  ])("a key %s is a 400", async (_which, given, error) => {
    expect(await parcelApi()(given, { bottles: 6 })).toMatchObject({
      status: 400,
      body: { data: [{ key: "Idempotency-Key", error }] },
    });
    expect(await parcels()).toEqual([]);
  });

  test("a response is kept for a day; forgetting it is not the business of the next key", async () => {
    const send = parcelApi();
    await send(key, { bottles: 6 });
    opened.clock.advance(responseLifetime - 1);
    expect(await send(key, { bottles: 6 })).toMatchObject({ body: { data: { parcel: 1 } } });
    opened.clock.advance(1);
    expect(await send(`${key}-2`, { bottles: 6 })).toMatchObject({ body: { data: { parcel: 2 } } });
    expect(await storedKeys()).toBe(2);
    expect(await send(key, { bottles: 6 })).toMatchObject({ body: { data: { parcel: 3 } } });
    expect(await storedKeys()).toBe(2);
  });

  test("what is older than a day is forgotten when the server starts, and every hour, until it stops", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const send = parcelApi();
    await send(key, { bottles: 6 });
    opened.clock.advance(responseLifetime);
    const forgetting = forgetHourly(appContext());
    await expect.poll(storedKeys).toBe(0);
    await send(`${key}-2`, { bottles: 6 });
    opened.clock.advance(responseLifetime);
    vi.advanceTimersByTime(59 * 60_000);
    expect(await storedKeys()).toBe(1);
    vi.advanceTimersByTime(60_000);
    await forgetting.stop();
    expect(await storedKeys()).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("nothing that was sent can be read in the database", async () => {
    await parcelApi()(key, { bottles: 4711 });
    const rows = await database().selectFrom("idempotency_key").selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/9f5a6f0e|4711/);
  });

  async function storedKeys(): Promise<number> {
    return (await database().selectFrom("idempotency_key").select("key_hash").execute()).length;
  }

  /** From here on the database fails wherever an answer is to be kept. */
  async function breakKeeping(): Promise<void> {
    const { writer } = opened.db;
    if (engine.name === "sqlite") {
      await sql`create trigger broken before update on idempotency_key begin select raise(abort, 'broken'); end`.execute(
        writer,
      );
      return;
    }
    await sql`create function break_it() returns trigger language plpgsql as
      $$ begin raise exception 'broken'; end $$`.execute(writer);
    await sql`create trigger broken before update on idempotency_key execute function break_it()`.execute(writer);
  }
});

test("a handler that does its work beside `once` does not compile", () => {
  type Handlers = HandlersOf<typeof planted>;
  const answersItself = async () => ok({ parcel: 6 });
  const answersOnce = ({ once }: { readonly once: Once }) => once(async () => ok({ parcel: 6 }));
  expectTypeOf(answersItself).not.toExtend<Handlers["fillParcel"]>();
  expectTypeOf(answersOnce).toExtend<Handlers["fillParcel"]>();
  // A call that may come without a key may as well come with one.
  expectTypeOf(answersItself).not.toExtend<Handlers["fillCrate"]>();
  expectTypeOf(answersOnce).toExtend<Handlers["fillCrate"]>();
});
