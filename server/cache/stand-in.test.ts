import { describe, expect, test } from "vitest";

import { DatabaseAway } from "#server/db/database-error.ts";

import { CacheBudget } from "./cache-budget.ts";
import { Epochs } from "./epochs.ts";
import { TaggedCache, type TaggedCacheOptions } from "./tagged-cache.ts";
import type { TaggedValue } from "./tagged-value.ts";

const day = 24 * 3_600_000;

function setUp(options: Partial<TaggedCacheOptions<string>> = {}, maxBytes = 100_000) {
  const state = { now: 0, isAway: false, suspected: 0 };
  const availability = {
    get isAway() {
      return state.isAway;
    },
    suspect: () => void (state.suspected += 1),
  };
  const epochs = new Epochs();
  const budget = new CacheBudget({ epochs, now: () => state.now, maxBytes, availability });
  const cache = new TaggedCache<string>({
    budget,
    name: "pages",
    sizeOf: (value) => value.length,
    standsIn: true,
    ...options,
  });
  const get = (make: () => Promise<TaggedValue<string>>, key = "/") => cache.get(key, epochs.now(), make);
  return { state, epochs, budget, cache, get };
}

const made = (value: string) => async () => ({ value, tags: new Set(["news"]), validUntil: null });
const away = () => Promise.reject(new DatabaseAway("gone"));

describe("a value that was dropped", () => {
  test.each([[["news"]], ["all" as const]])("stands in while the database fails: dropped by %j", async (tags) => {
    const { get, epochs, state } = setUp();
    await get(made("old"));
    epochs.drop(tags);
    expect(await get(away)).toMatchObject({ value: "old", isStale: true });
    expect(state.suspected).toBe(1);
  });

  test("is never given when the database answers", async () => {
    const { get, epochs, cache } = setUp();
    await get(made("old"));
    epochs.drop("all");
    expect(cache.peek("/")).toBeUndefined();
    expect(cache.find("/")).toBeUndefined();
    expect(await get(made("new"))).toMatchObject({ value: "new", isStale: false, hit: false });
  });

  test("is given at once while the database is known to be away: nobody asks it", async () => {
    const { get, epochs, state, cache } = setUp();
    await get(made("old"));
    epochs.drop(["news"]);
    state.isAway = true;
    const never = () => Promise.reject(new Error("asked all the same"));
    expect(await get(never)).toMatchObject({ value: "old", isStale: true });
    expect(cache.find("/")).toMatchObject({ value: "old", isStale: true });
    state.isAway = false;
    expect(cache.find("/")).toBeUndefined();
  });

  test("stands in after its time has come, too", async () => {
    const { get, state } = setUp();
    await get(async () => ({ value: "sale", tags: new Set<string>(), validUntil: 1_000 }));
    state.now = 2_000;
    expect(await get(away)).toMatchObject({ value: "sale", isStale: true });
  });

  test("doesn't stand in for an error of ours", async () => {
    const { get, epochs } = setUp();
    await get(made("old"));
    epochs.drop("all");
    await expect(get(() => Promise.reject(new Error("ours")))).rejects.toThrow("ours");
  });

  test("stands in for whatever can't be made while the database is away, also because too many wait for it", async () => {
    const { get, epochs, state } = setUp();
    await get(made("old"));
    epochs.drop("all");
    const full = async (): Promise<TaggedValue<string>> => {
      state.isAway = true;
      throw new Error("too many");
    };
    expect(await get(full)).toMatchObject({ value: "old", isStale: true });
  });

  test("doesn't stand in where it isn't asked to, such as for what else is made of it", async () => {
    const { get, epochs } = setUp({ standsIn: false });
    await get(made("old"));
    epochs.drop("all");
    await expect(get(away)).rejects.toThrow("gone");
  });

  test("doesn't stand in for longer than a day after it was last known to hold", async () => {
    const { get, epochs, state } = setUp();
    await get(made("old"));
    state.now = 3 * day;
    // Nothing had happened to it in three days: it held until this moment.
    epochs.drop("all");
    state.now += day - 1;
    expect(await get(away)).toMatchObject({ value: "old" });
    state.now += 1;
    await expect(get(away)).rejects.toThrow("gone");
  });

  test("is forgotten when it turns out that there is nothing any more", async () => {
    const { get, epochs } = setUp({ keeps: (value) => value !== "not found" });
    await get(made("old"));
    epochs.drop(["news"]);
    expect(await get(made("not found"))).toMatchObject({ value: "not found" });
    await expect(get(away)).rejects.toThrow("gone");
  });

  test("takes no more room than the budget gives, and goes before what is asked for", async () => {
    const { get, epochs, budget } = setUp({}, 10_000);
    for (let page = 0; page < 50; page += 1) {
      await get(made("x".repeat(1_000)), `/${page}`);
      epochs.drop("all");
    }
    expect(budget.size.bytes).toBeLessThanOrEqual(10_000);
    expect(await get(away, "/49")).toMatchObject({ isStale: true });
    await expect(get(away, "/0")).rejects.toThrow("gone");
  });
});

describe("who joins another one's flight", () => {
  test("makes the value themselves when that one's connection fails", async () => {
    const { get } = setUp();
    const gate = Promise.withResolvers<TaggedValue<string>>();
    const first = get(() => gate.promise);
    const rest = Promise.all(Array.from({ length: 20 }, () => get(made("mine"))));
    gate.reject(new DatabaseAway("this one's backend is stuck"));
    await expect(first).rejects.toThrow("stuck");
    expect(new Set((await rest).map(({ value }) => value))).toEqual(new Set(["mine"]));
  });

  test("doesn't wait for it for long, and its late outcome harms nobody", async () => {
    const { get, cache } = setUp({ longestJoin: 20 });
    const gate = Promise.withResolvers<TaggedValue<string>>();
    const first = get(() => gate.promise);
    let count = 0;
    const make = async () => {
      count += 1;
      return await made("mine")();
    };
    const rest = await Promise.all(Array.from({ length: 20 }, () => get(make)));
    expect([new Set(rest.map(({ value }) => value)), count]).toEqual([new Set(["mine"]), 1]);
    gate.resolve(await made("late")());
    expect((await first).value).toBe("late");
    expect(cache.peek("/")).toBeDefined();
  });

  test("makes the value themselves when only that one was refused", async () => {
    const refused = new Error("this one asks for too much");
    const { get } = setUp({ concernsMakerAlone: (error) => error === refused });
    const gate = Promise.withResolvers<TaggedValue<string>>();
    const first = get(() => gate.promise);
    const rest = Promise.all(Array.from({ length: 20 }, () => get(made("mine"))));
    gate.reject(refused);
    await expect(first).rejects.toThrow("too much");
    expect(new Set((await rest).map(({ value }) => value))).toEqual(new Set(["mine"]));
  });

  test("sees what was kept when that one takes long, and the next one as well", async () => {
    const { get, epochs, state } = setUp({ longestJoin: 10 });
    await get(made("old"));
    epochs.drop(["news"]);
    const never = () => new Promise<TaggedValue<string>>(() => {});
    const [, , last] = [get(never), get(never), get(never)];
    expect(await last).toMatchObject({ value: "old", isStale: true });
    expect(state.suspected).toBeGreaterThan(0);
  });

  test("tries once and no more while everybody's fails", async () => {
    const { get } = setUp();
    let count = 0;
    const fail = async (): Promise<TaggedValue<string>> => {
      count += 1;
      await Promise.resolve();
      throw new DatabaseAway("gone");
    };
    const all = await Promise.allSettled(Array.from({ length: 100 }, () => get(fail)));
    expect(all.every(({ status }) => status === "rejected")).toBe(true);
    expect(count).toBeLessThanOrEqual(2);
  });
});
