import { expect, onTestFinished, test, vi } from "vitest";

import { expectConsole } from "#tests/setup/expected-console.ts";

import { PagedList } from "./paged-list.ts";

interface Entry {
  readonly id: number;
  readonly words?: string;
}

const pageOf = (total: number, ...ids: readonly number[]) => ({ entries: ids.map((id): Entry => ({ id })), total });

function listing() {
  const ask = vi.fn<(query: string, page: number) => Promise<ReturnType<typeof pageOf>>>();
  const list = new PagedList({
    query: "",
    ask,
    itemsOf: ({ entries }: ReturnType<typeof pageOf>) => entries,
    keyOf: ({ id }: Entry) => id,
  });
  return { list, ask, ids: () => list.items.map(({ id }) => id) };
}

test("it is read on page by page, and what came in meanwhile puts nothing there twice", async () => {
  const { list, ask, ids } = listing();
  ask.mockResolvedValueOnce(pageOf(5, 5, 4, 3));
  await list.find("");
  ask.mockResolvedValueOnce(pageOf(6, 3, 2, 1));
  await list.readOn();
  expect([ids(), list.total, list.state]).toEqual([[5, 4, 3, 2, 1], 6, "read"]);
  expect(ask.mock.calls.map(([, page]) => page)).toEqual([1, 2]);
  ask.mockResolvedValueOnce(pageOf(3, 6, 5, 4));
  await list.again();
  expect([ids(), list.hasMore]).toEqual([[6, 5, 4], false]);
  await list.readOn();
  expect(ask).toHaveBeenCalledTimes(3);
});

test("what was begun by a press isn't asked for again by the find that follows; a later one asks", async () => {
  const { list, ask, ids } = listing();
  ask.mockResolvedValueOnce(pageOf(2, 2, 1));
  await list.begin();
  await list.find("");
  expect([ids(), ask.mock.calls.length]).toEqual([[2, 1], 1]);
  ask.mockResolvedValueOnce(pageOf(3, 3, 2));
  await list.find("");
  expect([ids(), ask.mock.calls.length]).toEqual([[3, 2], 2]);
});

test("what was begun long ago, or for another query, is asked for again", async () => {
  const { list, ask, ids } = listing();
  const clock = vi.spyOn(performance, "now").mockReturnValue(0);
  onTestFinished(() => clock.mockRestore());
  ask.mockResolvedValue(pageOf(1, 1));
  await list.begin();
  clock.mockReturnValue(1001);
  await list.find("");
  expect(ask).toHaveBeenCalledTimes(2);
  await list.begin();
  ask.mockResolvedValue(pageOf(1, 7));
  await list.find("vin");
  expect([ids(), ask.mock.calls.map(([query]) => query)]).toEqual([[7], ["", "", "", "vin"]]);
});

test("an older answer that comes late is dropped, and nothing is read on while it reads", async () => {
  const { list, ask, ids } = listing();
  let arrive: (page: ReturnType<typeof pageOf>) => void = () => {};
  ask.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const first = list.find("vin");
  await list.readOn();
  ask.mockResolvedValueOnce(pageOf(1, 9));
  await list.find("vinaigre");
  arrive(pageOf(2, 8, 7));
  await first;
  expect([ids(), list.total, list.query, list.last]).toEqual([[9], 1, "vinaigre", pageOf(1, 9)]);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("what is there stays where more of it can't be had, or it anew, and the same page is asked for again", async () => {
  const { list, ask, ids } = listing();
  ask.mockResolvedValueOnce(pageOf(3, 3, 2));
  await list.find("");
  expectConsole("warn", /could not be read/);
  ask.mockRejectedValueOnce(new Error("nobody there"));
  await list.readOn();
  expect([ids(), list.state]).toEqual([[3, 2], "failed"]);
  ask.mockResolvedValueOnce(pageOf(3, 1));
  await list.readOn();
  expect([ids(), list.state]).toEqual([[3, 2, 1], "read"]);
  expect(ask.mock.calls.map(([, page]) => page)).toEqual([1, 2, 2]);
  ask.mockRejectedValueOnce(new Error("nobody there"));
  await list.again();
  expect([ids(), list.state]).toEqual([[3, 2, 1], "failed"]);
});

test("what is looked for again stays there until it comes anew, and where it can't", async () => {
  const { list, ask, ids } = listing();
  ask.mockResolvedValueOnce(pageOf(2, 2, 1));
  await list.find("cave");
  expectConsole("warn", /could not be read/);
  ask.mockRejectedValueOnce(new Error("nobody there"));
  await list.find("cave");
  expect([ids(), list.total, list.state]).toEqual([[2, 1], 2, "failed"]);
  ask.mockResolvedValueOnce(pageOf(1, 3));
  const anew = list.find("cave");
  expect([ids(), list.state]).toEqual([[2, 1], "reading"]);
  await anew;
  expect([ids(), list.total, list.state]).toEqual([[3], 1, "read"]);
});

test("what was looked at before doesn't stand there as what is asked for and can't be had", async () => {
  const { list, ask, ids } = listing();
  ask.mockResolvedValueOnce(pageOf(3, 3, 2));
  await list.find("");
  expectConsole("warn", /could not be read/);
  ask.mockRejectedValueOnce(new Error("nobody there"));
  await list.find("cave");
  expect([ids(), list.state, list.hasMore]).toEqual([[], "failed", false]);
  ask.mockResolvedValueOnce(pageOf(1, 1));
  await list.again();
  expect([ids(), list.state]).toEqual([[1], "read"]);
});

test("what came in stands first and once, what changed in its place, and what is gone nowhere", async () => {
  const { list, ask } = listing();
  ask.mockResolvedValueOnce(pageOf(2, 2, 1));
  await list.find("");
  list.put({ id: 7 });
  list.put({ id: 1, words: "Cave" });
  expect([list.items, list.total]).toEqual([[{ id: 7 }, { id: 2 }, { id: 1, words: "Cave" }], 3]);
  list.drop(2);
  list.drop(99);
  expect([list.items.length, list.total]).toEqual([2, 2]);
});

test("what is read ahead isn't read a second time, nor where somebody was there first; a press waits for it", async () => {
  const { list, ask, ids } = listing();
  const answer = Promise.withResolvers<ReturnType<typeof pageOf>>();
  ask.mockReturnValueOnce(answer.promise);
  const ahead = list.ahead();
  const begun = list.begin();
  answer.resolve(pageOf(4, 4, 3));
  await Promise.all([ahead, begun]);
  await list.find("");
  expect([ids(), ask.mock.calls.length]).toEqual([[4, 3], 1]);
  ask.mockResolvedValueOnce(pageOf(4, 2, 1));
  await list.readOn();
  await list.ahead();
  expect([ids(), ask.mock.calls.length]).toEqual([[4, 3, 2, 1], 2]);
});
