import { expect, test } from "vitest";

import { neighbourQueries, neighbours } from "./neighbours.ts";

const items = [9, 8, 7, 6, 5, 4, 3, 2, 1].map((id) => ({ id, date: `2026-0${id}-01`, url: `/news/x/${id}` }));

function around(id: number, path = `/news/x/${id}`): readonly number[] {
  const until = items.filter((item) => item.id <= id).slice(0, 4);
  const from = items
    .filter((item) => item.id >= id)
    .toReversed()
    .slice(0, 4);
  return neighbours(until, from, path, 3).map((item) => item.id);
}

test("beside an item stand the one that came out after it and those before it, at the ends more of the other side", () => {
  expect(around(5)).toEqual([6, 4, 3]);
  expect(around(9)).toEqual([8, 7, 6]);
  expect(around(2)).toEqual([4, 3, 1]);
  expect(around(1)).toEqual([4, 3, 2]);
});

test("from any item every other one can be reached", () => {
  const reached = new Set([9]);
  for (const id of reached) for (const next of around(id)) reached.add(next);
  expect(reached.size).toBe(items.length);
});

test("anywhere else the first ones stand, each once", () => {
  const first = items.slice(0, 4);
  expect(neighbours(first, first, "/actualites", 3).map(({ id }) => id)).toEqual([9, 8, 7]);
});

test("items of one day are told apart", () => {
  const day = [3, 2, 1].map((id) => ({ id, date: "2026-01-01", url: `/${id}` }));
  expect(neighbours(day, day.toReversed(), "/2", 3).map(({ id }) => id)).toEqual([3, 1]);
});

test("only the day of its own kind of item turns a list to it", () => {
  const subject = { date: "2026-03-28", promoted: false };
  expect(neighbourQueries(subject, "promoted")).toEqual({
    until: { date: "lte:2026-03-28" },
    from: { date: "gte:2026-03-28", orderBy: "date" },
  });
  for (const other of [null, undefined, "text", {}, { date: "2026-03-28" }, { date: 3, promoted: true }]) {
    expect(neighbourQueries(other, "promoted")).toEqual({ until: {}, from: {} });
  }
});
