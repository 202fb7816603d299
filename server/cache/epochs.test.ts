import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { CacheBudget } from "./cache-budget.ts";
import { Epochs } from "./epochs.ts";
import { TaggedCache } from "./tagged-cache.ts";

describe("epochs", () => {
  test("remember a bounded number of tags, however many are dropped", () => {
    const epochs = new Epochs({ most: 100 });
    for (let cart = 0; cart < 10_000; cart += 1) epochs.drop([`cart:${cart}`]);
    expect(epochs.size).toBeLessThanOrEqual(100);
  });

  test("ten thousand carts later a page that shows none of them is still kept", async () => {
    const epochs = new Epochs({ most: 100 });
    const cache = cacheOn<string>(epochs);
    await cache.get("/", epochs.now(), async () => ({ value: "home", tags: new Set(["news"]), validUntil: null }));
    for (let cart = 0; cart < 10_000; cart += 1) epochs.drop([`cart:${cart}`]);
    expect(cache.peek("/")?.value).toBe("home");
    epochs.drop(["news"]);
    expect(cache.peek("/")).toBeUndefined();
  });

  test("a moment from before drops were forgotten counts as stale, because nobody can tell any more", () => {
    const epochs = new Epochs({ most: 2 });
    const before = epochs.now();
    for (const tag of ["a", "b", "c"]) epochs.drop([tag]);
    expect(epochs.isFresh(["d"], before)).toBe(false);
    expect(epochs.isFresh(["a", "d"], epochs.now())).toBe(true);
  });
});

/** Tags that a value is made from; few, so that drops hit. */
const tag = fc.constantFrom("a", "b", "c", "d", "e");

/** What happens to the caches: somebody asks, a render reads on or lands, something is written. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant("ask" as const), key: fc.nat(3), delay: fc.nat(3) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("land" as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("drop" as const), tags: fc.array(tag, { maxLength: 2 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("other" as const), count: fc.integer({ min: 1, max: 6 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("all" as const) }) },
);

describe("forgetting, whatever happens in whatever order", () => {
  test("nobody gets a value that lacks what was written before they asked", async () => {
    const made = fc.array(fc.uniqueArray(tag, { minLength: 1, maxLength: 3 }), { minLength: 4, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(made, fc.array(step, { maxLength: 60, size: "max" }), async (tagsOfKeys, steps) => {
        const world = worldOf(tagsOfKeys);
        for (const one of steps) {
          if (one.do === "ask") world.ask(one.key, one.delay);
          else if (one.do === "land") await world.land();
          else if (one.do === "drop") world.drop(one.tags);
          else if (one.do === "other") world.others(one.count);
          else world.dropAll();
        }
        expect(await world.end()).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

type Versions = Readonly<Record<string, number>>;

/** Rows with versions, a cache of what was read of them on epochs that forget quickly, and everybody's answers. */
function worldOf(tagsOfKeys: readonly (readonly string[])[]) {
  const epochs = new Epochs({ most: 3 });
  const cache = cacheOn<Versions>(epochs);
  const versions = new Map<string, number>();
  const underWay: (() => void)[] = [];
  const answers: Promise<string[]>[] = [];
  let others = 0;

  const read = (key: number): Versions =>
    Object.fromEntries((tagsOfKeys[key] ?? []).map((name) => [name, versions.get(name) ?? 0]));
  const write = (names: Iterable<string>) => {
    for (const name of names) versions.set(name, (versions.get(name) ?? 0) + 1);
  };
  const make = async (key: number) => {
    const value = read(key);
    await new Promise<void>((resolve) => underWay.push(resolve));
    return { value, tags: new Set(tagsOfKeys[key]), validUntil: null };
  };

  return {
    ask(key: number, delay: number): void {
      const [since, least] = [epochs.now(), read(key)];
      const asked = async () => {
        for (let turn = 0; turn < delay; turn += 1) await Promise.resolve();
        const { value } = await cache.get(String(key), since, () => make(key));
        return Object.entries(least).flatMap(([name, version]) =>
          (value[name] ?? 0) >= version ? [] : [`${name} of ${key} is ${value[name]} instead of ${version}`],
        );
      };
      answers.push(asked());
    },
    async land(): Promise<void> {
      underWay.shift()?.();
      await settled();
    },
    drop(names: readonly string[]): void {
      write(names);
      epochs.drop(names);
    },
    others(count: number): void {
      for (let index = 0; index < count; index += 1) epochs.drop([`cart:${(others += 1)}`]);
    },
    dropAll(): void {
      write(tagsOfKeys.flat());
      epochs.drop("all");
    },
    /** Lets everything land; gives what was wrong with anybody's answer. */
    async end(): Promise<readonly string[]> {
      let wrong: string[] | null = null;
      void Promise.all(answers).then((all) => (wrong = all.flat()));
      for (let turn = 0; turn < 1_000 && wrong === null; turn += 1) await this.land();
      return wrong ?? ["somebody never got an answer"];
    },
  };
}

function cacheOn<Value>(epochs: Epochs): TaggedCache<Value> {
  const budget = new CacheBudget({ epochs, now: () => 0, maxBytes: 100_000 });
  return new TaggedCache({ budget, name: "pages", sizeOf: () => 1 });
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
