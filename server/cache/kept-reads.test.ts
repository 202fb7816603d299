import { describe, expect, test } from "vitest";

import { recordRead, withReadRecorder } from "#server/db/tags.ts";

import { CacheBudget } from "./cache-budget.ts";
import { Epochs } from "./epochs.ts";
import { keptReads, readOnce } from "./kept-reads.ts";

function setUp() {
  const epochs = new Epochs();
  const budget = new CacheBudget({ epochs, maxBytes: 100_000, now: () => 0 });
  return { epochs, keep: keptReads({ budget, name: "reads", freezes: true }) };
}

async function readNews(): Promise<{ title: string; tags: string[] }[]> {
  recordRead("news");
  return [{ title: "Débourrement", tags: ["vigne"] }];
}

describe("kept reads", () => {
  test("read once while nothing changed, and tell every reader what was read", async () => {
    const { keep } = setUp();
    const first = await withReadRecorder(() => keep("news", readNews));
    const second = await withReadRecorder(() => keep("news", readNews));
    expect(second.value).toBe(first.value);
    expect([...first.tags, ...second.tags]).toEqual(["news", "news"]);
  });

  test("what is read again and equals what was there is the same object, part by part", async () => {
    const { epochs, keep } = setUp();
    const before = await keep("news", readNews);
    epochs.drop(["news"]);
    expect(await keep("news", readNews)).toBe(before);
    epochs.drop(["news"]);
    const after = await keep("news", async () => [...(await readNews()), { title: "Floraison", tags: [] }]);
    expect(after).not.toBe(before);
    expect(after[0]).toBe(before[0]);
  });

  test("whoever writes to what is kept throws", async () => {
    const { keep } = setUp();
    const [news] = await keep("news", readNews);
    expect(() => news?.tags.push("more")).toThrow(TypeError);
  });

  test("what isn't there and what fails is asked for again", async () => {
    const { keep } = setUp();
    let count = 0;
    const nothing = async () => ((count += 1) > 0 ? null : 1);
    expect([await keep("none", nothing), await keep("none", nothing), count]).toEqual([null, null, 2]);
    await expect(keep("news", () => Promise.reject(new Error("locked")))).rejects.toThrow("locked");
    expect(await keep("news", readNews)).toHaveLength(1);
  });

  test("a site that keeps nothing reads each thing once for a request", async () => {
    const keep = readOnce();
    expect(await keep("news", readNews)).toBe(await keep("news", readNews));
    expect(await readOnce()("news", readNews)).not.toBe(await keep("news", readNews));
  });
});
