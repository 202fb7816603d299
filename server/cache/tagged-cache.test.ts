import { describe, expect, test } from "vitest";

import { Epochs } from "./epochs.ts";
import { TaggedCache, type Made } from "./tagged-cache.ts";

function setUp(options: { now?: () => number; maxBytes?: number } = {}) {
  const epochs = new Epochs();
  const cache = new TaggedCache<string>({
    epochs,
    maxBytes: options.maxBytes ?? 1_000,
    sizeOf: (value) => value.length,
    now: options.now ?? (() => 0),
  });
  return { epochs, cache };
}

function made(value: string, tags: readonly string[] = [], validUntil: number | null = null): Made<string> {
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
    let count = 0;
    const make = async () => {
      count += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
      return made("page");
    };
    const answers = await Promise.all(Array.from({ length: 500 }, () => cache.get("/", epochs.now(), make)));
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
    const gate = later<Made<string>>();
    const answer = cache.get("/", epochs.now(), () => gate.promise);
    epochs.drop(["news"]);
    gate.settle(made("read before the write", ["news"]));
    expect((await answer).value).toBe("read before the write");
    expect(cache.peek("/")).toBeUndefined();
  });

  test("a request that comes after a drop never joins an earlier flight", async () => {
    const { cache, epochs } = setUp();
    const gate = later<Made<string>>();
    const first = cache.get("/", epochs.now(), () => gate.promise);
    epochs.drop(["news"]);
    const second = await cache.get("/", epochs.now(), async () => made("new", ["news"]));
    expect(second.value).toBe("new");
    gate.settle(made("old", ["news"]));
    expect((await first).value).toBe("old");
    expect(cache.peek("/")?.value).toBe("new");
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
    const failing = async (): Promise<Made<string>> => {
      throw new Error("no database");
    };
    const both = await Promise.allSettled([cache.get("/", 0, failing), cache.get("/", 0, failing)]);
    expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect((await cache.get("/", epochs.now(), async () => made("back"))).value).toBe("back");
  });

  test("holds no more than its bound", async () => {
    const { cache, epochs } = setUp({ maxBytes: 100 });
    for (let page = 0; page < 50; page += 1) {
      await cache.get(`/${page}`, epochs.now(), async () => made("x".repeat(10)));
    }
    expect(cache.size).toEqual({ entries: 10, bytes: 100 });
    expect(cache.peek("/49")?.value).toHaveLength(10);
    expect(cache.peek("/0")).toBeUndefined();
  });
});
