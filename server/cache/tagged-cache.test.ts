import { describe, expect, test } from "vitest";

import { CacheBudget } from "./cache-budget.ts";
import { Epochs } from "./epochs.ts";
import { TaggedCache } from "./tagged-cache.ts";
import type { TaggedValue } from "./tagged-value.ts";

function setUp(options: { now?: () => number; maxBytes?: number } = {}) {
  const epochs = new Epochs();
  const budget = new CacheBudget({ epochs, now: () => 0, maxBytes: 100_000, ...options });
  const cacheOf = (name: string) => new TaggedCache<string>({ budget, name, sizeOf: (value) => value.length });
  return { epochs, budget, cacheOf, cache: cacheOf("pages") };
}

function made(value: string, tags: readonly string[] = [], validUntil: number | null = null): TaggedValue<string> {
  return { value, tags: new Set(tags), validUntil };
}

/** A promise that the test settles. */
function later<Value>() {
  let settle: (value: Value) => void = () => {};
  const promise = new Promise<Value>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
}

describe("the tagged cache", () => {
  test("makes a value once and then answers from memory", async () => {
    const { cache, epochs } = setUp();
    let count = 0;
    const make = async () => made(`page ${(count += 1)}`, ["news"]);
    expect(await cache.get("/", epochs.now(), make)).toMatchObject({ value: "page 1", hit: false });
    expect(await cache.get("/", epochs.now(), make)).toMatchObject({ value: "page 1", hit: true });
  });

  test("500 concurrent misses of one key make the value once", async () => {
    const { cache, epochs } = setUp();
    const gate = later<TaggedValue<string>>();
    let count = 0;
    const make = async () => {
      count += 1;
      return await gate.promise;
    };
    const asked = Array.from({ length: 500 }, () => cache.get("/", epochs.now(), make));
    gate.settle(made("page"));
    const answers = await Promise.all(asked);
    expect(new Set(answers.map(({ value }) => value))).toEqual(new Set(["page"]));
    expect(count).toBe(1);
  });

  test("a drop of one of its tags empties a key, another tag's doesn't", async () => {
    const { cache, epochs } = setUp();
    await cache.get("/", epochs.now(), async () => made("old", ["news", "news:4"]));
    epochs.drop(["album"]);
    expect(cache.peek("/")?.value).toBe("old");
    epochs.drop(["news:4"]);
    expect(cache.peek("/")).toBeUndefined();
  });

  test("a drop of all tags empties everything", async () => {
    const { cache, epochs } = setUp();
    await cache.get("/", epochs.now(), async () => made("old"));
    epochs.drop("all");
    expect(cache.peek("/")).toBeUndefined();
  });

  test("a value whose tag dropped while it was made is answered but not kept", async () => {
    const { cache, epochs } = setUp();
    const gate = later<TaggedValue<string>>();
    const answer = cache.get("/", epochs.now(), () => gate.promise);
    epochs.drop(["news"]);
    gate.settle(made("read before the write", ["news"]));
    expect((await answer).value).toBe("read before the write");
    expect(cache.peek("/")).toBeUndefined();
  });

  test("a request that comes after a drop of something else joins the flight that is under way", async () => {
    const { cache, epochs } = setUp();
    const gate = later<TaggedValue<string>>();
    const first = cache.get("/", epochs.now(), () => gate.promise);
    epochs.drop(["album"]);
    const second = cache.get("/", epochs.now(), async () => made("made a second time", ["news"]));
    gate.settle(made("made once", ["news"]));
    expect([(await first).value, (await second).value]).toEqual(["made once", "made once"]);
    expect(cache.peek("/")?.value).toBe("made once");
  });

  test("a request that comes after a drop of one of its tags never gets an earlier flight's value", async () => {
    const { cache, epochs } = setUp();
    const gate = later<TaggedValue<string>>();
    const first = cache.get("/", epochs.now(), () => gate.promise);
    epochs.drop(["news"]);
    let count = 0;
    const make = async () => made(`new ${(count += 1)}`, ["news"]);
    const rest = Promise.all(Array.from({ length: 50 }, () => cache.get("/", epochs.now(), make)));
    gate.settle(made("old", ["news"]));
    expect((await first).value).toBe("old");
    expect(new Set((await rest).map(({ value }) => value))).toEqual(new Set(["new 1"]));
    expect(cache.peek("/")?.value).toBe("new 1");
  });

  test("a moment taken before an earlier read counts, not the moment the flight began", async () => {
    const { cache, epochs } = setUp();
    const since = epochs.now();
    epochs.drop(["page"]);
    await cache.get("/", since, async () => made("planned before the drop", ["page"]));
    expect(cache.peek("/")).toBeUndefined();
  });

  test("a value ends when its time does", async () => {
    let now = 1_000;
    const { cache, epochs } = setUp({ now: () => now });
    await cache.get("/", epochs.now(), async () => made("sale", [], 2_000));
    now = 1_999;
    expect(cache.peek("/")?.value).toBe("sale");
    now = 2_000;
    expect(cache.peek("/")).toBeUndefined();
  });

  test("a failure reaches every waiting request and is not kept", async () => {
    const { cache, epochs } = setUp();
    const failing = async (): Promise<TaggedValue<string>> => {
      throw new Error("no database");
    };
    const both = await Promise.allSettled([cache.get("/", 0, failing), cache.get("/", 0, failing)]);
    expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect((await cache.get("/", epochs.now(), async () => made("back"))).value).toBe("back");
  });

  test("several caches hold no more than their one bound, and what was used longest ago goes first", async () => {
    const { cacheOf, budget, epochs } = setUp({ maxBytes: 10_000 });
    const [pages, answers] = [cacheOf("pages"), cacheOf("answers")];
    await answers.get("menu", 0, async () => made("the menu"));
    for (let page = 0; page < 50; page += 1) {
      await pages.get(`/${page}`, epochs.now(), async () => made("x".repeat(1_000)));
      expect(answers.peek("menu")?.value, "used by every page, so it stays").toBe("the menu");
    }
    expect(budget.size.bytes).toBeLessThanOrEqual(10_000);
    expect(budget.size.entries).toBeGreaterThan(5);
    expect(pages.peek("/49")?.value).toHaveLength(1_000);
    expect(pages.peek("/0")).toBeUndefined();
  });

  test("the same key in two caches is two values", async () => {
    const { cacheOf } = setUp();
    await cacheOf("pages").get("a", 0, async () => made("page"));
    await cacheOf("answers").get("a", 0, async () => made("answer"));
    expect([cacheOf("pages").peek("a")?.value, cacheOf("answers").peek("a")?.value]).toEqual(["page", "answer"]);
  });

  test("a new value may be replaced by the old one that it equals, which then holds again", async () => {
    const { budget, epochs } = setUp();
    const cache = new TaggedCache<{ text: string }>({
      budget,
      name: "answers",
      sizeOf: () => 1,
      reuse: (before, after) => (before.text === after.text ? before : after),
    });
    const make = (text: string) => async () => ({ value: { text }, tags: new Set(["news"]), validUntil: null });
    const first = (await cache.get("list", 0, make("same"))).value;
    epochs.drop(["news"]);
    expect(cache.peek("list")).toBeUndefined();
    expect((await cache.get("list", epochs.now(), make("same"))).value).toBe(first);
    expect(cache.peek("list")?.value).toBe(first);
    epochs.drop(["news"]);
    expect((await cache.get("list", epochs.now(), make("other"))).value).toEqual({ text: "other" });
  });
});
