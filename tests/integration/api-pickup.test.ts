import { describe, expect, test } from "vitest";

import { runWithDatabase } from "#server/db/context.ts";
import { holdSlot, saveSchedule } from "#server/shipping/pickup/write.ts";
import { engines } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { keysOf, useApi } from "./api-server.ts";

describe.each(engines)("[§7] the calendar of pick-ups on $name", (engine) => {
  const api = useApi(engine);
  const days = (path: string) => api.call("GET", `/api/calendar/${path}`, { lang: "en_US" });

  test("[§7 calendar-call] the pick-up address's days of a month, and nothing of other months", async () => {
    const { body } = await days("1/date/allowed/6/2026");
    expect(body).toMatchObject({ success: true, data: expect.any(Array) });
    expect((body.data as readonly unknown[])[0]).toEqual({
      date: "2026-06-06",
      schedules: [{ id: 1, from: "10:00", to: "12:00", remaining: 2 }],
    });
    for (const other of ["6/2025", "9/2026", "1/2147483647", "1/1"]) {
      expect((await days(`1/date/allowed/${other}`)).body).toMatchObject({ success: true, data: [] });
    }
  });

  test("a day that is full is told no more, at once", async () => {
    const { id } = await runWithDatabase(api.database.db, async () =>
      done(await saveSchedule({ addressId: 1, day: "2026-06-02", from: "10:00", to: "11:00", capacity: 1 })),
    );
    expect(JSON.stringify((await days("1/date/allowed/6/2026")).body)).toContain("2026-06-02");
    await runWithDatabase(api.database.db, async () => done(await holdSlot(id, "2026-06-02")));
    expect(JSON.stringify((await days("1/date/allowed/6/2026")).body)).not.toContain("2026-06-02");
  });

  test("what is no pick-up address is a 404, what is no month a 400", async () => {
    expect((await days("999/date/allowed/6/2026")).status).toBe(404);
    for (const [path, key] of [
      ["1/date/allowed/13/2026", "month"],
      ["1/date/allowed/0/2026", "month"],
      ["1/date/allowed/june/2026", "month"],
      ["1/date/allowed/6/20x6", "year"],
    ] as const) {
      const answer = await days(path);
      expect({ path, status: answer.status, keys: keysOf(answer) }).toEqual({ path, status: 400, keys: [key] });
    }
  });
});
