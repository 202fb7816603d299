import { expect, test, vi } from "vitest";

import { expectConsole } from "#tests/setup/expected-console.ts";

import { everything, MediaShelf } from "./media-shelf.ts";
import { testMedium } from "./test-medium.ts";

function shelfOf(total: number, size = 2) {
  const all = Array.from({ length: total }, (_, index) => testMedium(total - index));
  const list = vi.fn(async (_query: object, page: number) => {
    return await Promise.resolve({ media: all.slice((page - 1) * size, page * size), total });
  });
  return { shelf: new MediaShelf({ list }), list };
}

test("pages come one after another, and none is asked for behind the last", async () => {
  const { shelf, list } = shelfOf(3);
  await shelf.find(everything);
  expect([shelf.media.map(({ id }) => id), shelf.hasMore]).toEqual([[3, 2], true]);
  await shelf.readOn();
  await shelf.readOn();
  expect(shelf.media.map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(list).toHaveBeenCalledTimes(2);
});

test("what came in stands first and once, what changed in its place, and what is gone nowhere", async () => {
  const { shelf } = shelfOf(2);
  await shelf.find(everything);
  shelf.put(testMedium(7));
  shelf.put(testMedium(1, { tags: ["Cave"] }));
  expect(shelf.media.map(({ id, tags }) => [id, ...tags])).toEqual([[7], [2], [1, "Cave"]]);
  shelf.drop(2);
  shelf.drop(99);
  expect([shelf.media.length, shelf.total]).toEqual([2, 2]);
});

test("an answer to what nobody asks for any more is dropped, and a failure keeps what is there", async () => {
  expectConsole("warn", /could not be read/);
  const { shelf, list } = shelfOf(3);
  const late = shelf.find({ ...everything, search: "x" });
  await Promise.all([late, shelf.find(everything)]);
  expect(shelf.query).toBe(everything);
  list.mockRejectedValueOnce(new Error("nobody there"));
  await shelf.readOn();
  expect([shelf.state, shelf.media.length]).toEqual(["failed", 2]);
  await shelf.readOn();
  expect([shelf.state, shelf.media.length]).toEqual(["read", 3]);
});
