import { beforeEach, describe, expect, test } from "vitest";

import { inTransaction, runWithDatabase } from "#server/db/context.ts";
import { removeCompanyAddress, saveCompanyAddress } from "#server/company-addresses/write.ts";
import { isOutage } from "#server/db/outages.ts";
import { withReadRecorder } from "#server/db/tags.ts";
import { pickupDays, pickupMonth, pickupPlans, slotOn } from "#server/shipping/pickup/read.ts";
import { closeDay, holdSlot, releaseSlot, reopenDay, saveSchedule } from "#server/shipping/pickup/write.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done, refused } from "#tests/setup/results.ts";

// The test's clock stands at noon UTC, 14:00 in Paris, of Wednesday 2026-05-20.
const [today, thursday] = ["2026-05-20", "2026-05-21"];
const gone = { ok: false, error: { code: "conflict", messageKey: "pickup.gone" } };

describe.each(engines)("click and collect on $name", (engine) => {
  const opened = useDatabase(engine);
  let cellar = 0;
  let morning = 0;
  beforeEach(async () => {
    cellar = await address(["CELLAR", "CLICK_AND_COLLECT"]);
    morning = await weekly(4, "10:00", "12:00", 2);
  });

  const address = async (types: readonly ("CELLAR" | "CLICK_AND_COLLECT")[]) =>
    done(
      await saveCompanyAddress({
        types,
        address: "1 chemin des Vignes",
        city: "Saint-Romain",
        texts: { fr_FR: { name: "La cave" } },
      }),
    ).id;
  const weekly = async (weekday: number, from: string, to: string, capacity: number) =>
    done(await saveSchedule({ addressId: cellar, weekday, from, to, capacity })).id;
  const days = async (month = 5, year = 2026) => (await pickupDays(cellar, { month, year })) ?? [];
  const dates = async (month = 5) => (await days(month)).map(({ date }) => date);
  const remaining = async (day: string) =>
    (await days()).find(({ date }) => date === day)?.schedules.map((slot) => slot.remaining) ?? [];

  test("[§7 calendar-call] a month's days are told that have a slot with room, from its times and what is left", async () => {
    await weekly(4, "14:00", "16:00", 5);
    const afternoon = { id: expect.any(Number), from: "14:00", to: "16:00", remaining: 5 };
    expect(await days()).toEqual([
      { date: thursday, schedules: [{ id: morning, from: "10:00", to: "12:00", remaining: 2 }, afternoon] },
      { date: "2026-05-28", schedules: [{ id: morning, from: "10:00", to: "12:00", remaining: 2 }, afternoon] },
    ]);
    done(await holdSlot(morning, thursday));
    expect(await remaining(thursday)).toEqual([1, 5]);
    done(await holdSlot(morning, thursday));
    expect(await remaining(thursday)).toEqual([5]);
    expect(await remaining("2026-05-28")).toEqual([2, 5]);
  });

  test("[§9] what is ordered can be picked up after two hours, or after those that the estate says", async () => {
    await weekly(3, "15:59", "18:00", 1);
    expect(await dates()).not.toContain(today);
    const evening = await weekly(3, "16:00", "18:00", 1);
    expect(await dates()).toContain(today);
    done(await setParameter("CLICK_AND_COLLECT_DELAY", "24"));
    expect(await dates()).toEqual(["2026-05-27", "2026-05-28"]);
    expect(await holdSlot(evening, today)).toMatchObject(gone);
    done(await setParameter("CLICK_AND_COLLECT_DELAY", "1"));
    expect(await remaining(today)).toEqual([1, 1]);
  });

  test("60 days ahead and no further, neither told nor held", async () => {
    for (let weekday = 1; weekday <= 7; weekday += 1) await weekly(weekday, "08:00", "09:00", 1);
    expect((await dates(7)).at(-1)).toBe("2026-07-19");
    expect(await dates(8)).toEqual([]);
    expect(await dates(4)).toEqual([]);
    const thursdays = done(
      await saveSchedule({ addressId: cellar, weekday: 4, from: "08:00", to: "09:00", capacity: 1 }),
    ).id;
    expect(done(await holdSlot(thursdays, "2026-07-16"))).toMatchObject({ date: "2026-07-16", from: "08:00" });
    expect(await holdSlot(thursdays, "2026-07-23")).toMatchObject(gone);
  });

  test("a closed day has none of its weekly slots, an exceptional opening has its own", async () => {
    done(await holdSlot(morning, thursday));
    expect(done(await closeDay(cellar, thursday))).toEqual({ held: 1 });
    expect(await dates()).toEqual(["2026-05-28"]);
    expect(await holdSlot(morning, thursday)).toMatchObject(gone);
    const once = { addressId: cellar, day: thursday, from: "17:00", to: "18:00", capacity: 3 };
    const { id } = done(await saveSchedule(once));
    expect(await remaining(thursday)).toEqual([3]);
    expect(done(await holdSlot(id, thursday))).toEqual({
      idSchedule: id,
      idAddress: cellar,
      date: thursday,
      from: "17:00",
      to: "18:00",
    });
    expect(await holdSlot(id, "2026-05-28")).toMatchObject(gone);
    done(await closeDay(cellar, thursday));
    expect(await remaining(thursday)).toEqual([]);
    done(await reopenDay(cellar, thursday));
    expect(await remaining(thursday)).toEqual([1]);
  });

  test("a day on which all is taken is told apart from one that nobody offers", async () => {
    const fullDays = async () => (await pickupMonth(cellar, { month: 5, year: 2026 }))?.fullDays;
    expect(await fullDays()).toEqual([]);
    for (let held = 0; held < 2; held += 1) done(await holdSlot(morning, thursday));
    expect(await fullDays()).toEqual([thursday]);
    done(await closeDay(cellar, thursday));
    expect(await fullDays()).toEqual([]);
  });

  test("of 40 who hold a slot at once, from two processes, as many get it as it takes", async () => {
    const other = await opened.openAgain();
    const busy = await weekly(4, "14:00", "16:00", 10);
    // Who waits too long for a connection of a busy machine gives up, and holds nothing.
    const hold = async () => await holdSlot(busy, thursday).catch(givenUp);
    const tries = await Promise.all(
      Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? hold() : runWithDatabase(other, hold))),
    );
    const answered = tries.filter((held) => held !== null);
    let held = answered.filter((one) => one.ok).length;
    expect(held).toBeGreaterThan(0);
    while ((await holdSlot(busy, thursday)).ok) held += 1;
    expect(held).toBe(10);
    for (const one of answered.filter(({ ok }) => !ok)) expect(one).toMatchObject(gone);
    const plan = (await pickupPlans()).find(({ idAddress }) => idAddress === cellar);
    expect(plan?.taken).toEqual([{ day: thursday, opens: "14:00", closes: "16:00", taken: 10 }]);
    for (let back = 0; back < 10; back += 1) done(await releaseSlot(busy, thursday));
    expect(await releaseSlot(busy, thursday)).toMatchObject({ error: { messageKey: "pickup.released" } });
    expect(await remaining(thursday)).toEqual([2, 10]);
  });

  test("what is held with an order that fails is not held", async () => {
    await inTransaction(async () => {
      done(await holdSlot(morning, thursday));
      throw new Error("the order failed");
    }).catch(() => null);
    expect(await remaining(thursday)).toEqual([2]);
  });

  test("a slot that takes fewer orders keeps those that it has, and gets no more", async () => {
    done(await holdSlot(morning, thursday));
    expect(await weekly(4, "10:00", "12:00", 1)).toBe(morning);
    expect(await holdSlot(morning, thursday)).toMatchObject(gone);
    await weekly(4, "10:00", "12:00", 0);
    expect(await days()).toEqual([]);
    expect(await holdSlot(morning, "2026-05-28")).toMatchObject(gone);
    done(await releaseSlot(morning, thursday));
    expect(await releaseSlot(morning, thursday)).toMatchObject({ error: { messageKey: "pickup.released" } });
  });

  test("only what is there is held: no other day, schedule or address", async () => {
    for (const [id, day] of [
      [morning, today],
      [morning, "2026-05-14"],
      [morning, "2026-02-30"],
      [morning, "tomorrow"],
      [morning + 9, thursday],
      [0, thursday],
      [2_147_483_648, thursday],
    ] as const) {
      expect(await holdSlot(id, day)).toMatchObject(gone);
      expect(await releaseSlot(id, day)).toMatchObject(refused("conflict"));
    }
    done(await saveCompanyAddress({ id: cellar, types: ["CELLAR"] }));
    expect(await pickupDays(cellar, { month: 5, year: 2026 })).toBeNull();
    expect(await slotOn(morning, thursday)).toBeNull();
    expect(
      await saveSchedule({ addressId: cellar, weekday: 1, from: "10:00", to: "11:00", capacity: 1 }),
    ).toMatchObject(refused("not-found"));
    done(await removeCompanyAddress(cellar));
    expect(await releaseSlot(morning, thursday)).toMatchObject(refused("conflict"));
  });

  test("schedules that are none are refused under their keys", async () => {
    const good = { addressId: cellar, weekday: 1, from: "10:00", to: "11:00", capacity: 1 };
    for (const [key, wrong] of [
      ["weekday", { weekday: 0 }],
      ["weekday", { weekday: 8 }],
      ["from", { from: "9:00" }],
      ["from", { to: "24:00" }],
      ["from", { to: "10:00" }],
      ["capacity", { capacity: -1 }],
      ["capacity", { capacity: 1.5 }],
      ["capacity", { capacity: 10_001 }],
    ] as const) {
      expect(await saveSchedule({ ...good, ...wrong })).toMatchObject(refused("invalid", key));
    }
    const { weekday: _weekday, ...once } = good;
    expect(await saveSchedule({ ...once, day: "2026-02-30" })).toMatchObject(refused("invalid", "day"));
    expect(await closeDay(cellar, "soon")).toMatchObject(refused("invalid", "day"));
    expect(await reopenDay(cellar, "soon")).toMatchObject(refused("invalid", "day"));
    for (const wrong of [await closeDay(cellar + 9, thursday), await reopenDay(cellar + 9, thursday)]) {
      expect(wrong).toMatchObject(refused("not-found"));
    }
  });

  test("what is told is old when the next slot can't be had any more, or the day is over", async () => {
    const { validUntil, tags } = await withReadRecorder(() => days());
    expect(new Date(validUntil ?? 0).toISOString()).toBe("2026-05-20T22:00:00.000Z");
    expect([...tags]).toEqual(expect.arrayContaining(["pickup", "parameter", "company-address"]));
    await weekly(3, "18:00", "19:00", 1);
    const evening = await withReadRecorder(() => days());
    expect(new Date(evening.validUntil ?? 0).toISOString()).toBe("2026-05-20T14:00:00.001Z");
  });
});

function givenUp(error: unknown): null {
  if (isOutage(error)) return null;
  throw error;
}
