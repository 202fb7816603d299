import { expect, test, vi } from "vitest";

import type { FormAnswer, FormAnswerList } from "#schemas/content/form-answer.ts";
import { expectConsole } from "#tests/setup/expected-console.ts";

import { AnswerList } from "./answer-list.ts";
import type { AnswerPort } from "./answer-port.ts";

function answer(id: number): FormAnswer {
  const receivedAt = new Date(Date.UTC(2026, 10, 1) + id * 60_000).toISOString();
  return { id, idForm: 1, idElement: null, seats: 0, locale: "fr_FR", receivedAt, lines: [], files: [] };
}

function pageOf(total: number, ...ids: readonly number[]): FormAnswerList {
  return { answers: ids.map(answer), total };
}

function listing() {
  const ask = vi.fn<AnswerPort["list"]>();
  const port: AnswerPort = { forms: async () => [], list: ask, remove: async () => {} };
  return { list: new AnswerList(port), ask };
}

const ids = ({ answers }: AnswerList): readonly number[] => answers.map(({ id }) => id);

test("it is read on page by page, and what came in meanwhile puts nothing there twice", async () => {
  const { list, ask } = listing();
  ask.mockResolvedValueOnce(pageOf(5, 5, 4, 3));
  await list.find({ form: 1, search: "" });
  ask.mockResolvedValueOnce(pageOf(6, 3, 2, 1));
  await list.readOn();
  expect([ids(list), list.total, list.state]).toEqual([[5, 4, 3, 2, 1], 6, "read"]);
  expect(ask.mock.calls.map(([, page]) => page)).toEqual([1, 2]);
  ask.mockResolvedValueOnce(pageOf(6, 6, 5, 4));
  await list.again();
  expect(ids(list)).toEqual([6, 5, 4]);
});

test("an older answer that comes late is dropped", async () => {
  const { list, ask } = listing();
  let arrive: (page: FormAnswerList) => void = () => {};
  ask.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const first = list.find({ form: null, search: "vin" });
  ask.mockResolvedValueOnce(pageOf(1, 9));
  await list.find({ form: null, search: "vinaigre" });
  arrive(pageOf(2, 8, 7));
  await first;
  expect([ids(list), list.total]).toEqual([[9], 1]);
});

test("what is there stays where more of it can't be had, and the same page is asked for again", async () => {
  const { list, ask } = listing();
  ask.mockResolvedValueOnce(pageOf(3, 3, 2));
  await list.find({ form: null, search: "" });
  expectConsole("warn", /could not be read/);
  ask.mockRejectedValueOnce(new Error("nobody there"));
  await list.readOn();
  expect([ids(list), list.state]).toEqual([[3, 2], "failed"]);
  ask.mockResolvedValueOnce(pageOf(3, 1));
  await list.readOn();
  expect([ids(list), list.state]).toEqual([[3, 2, 1], "read"]);
  expect(ask.mock.calls.map(([, page]) => page)).toEqual([1, 2, 2]);
});

test("what was deleted leaves the list and its count", async () => {
  const { list, ask } = listing();
  ask.mockResolvedValueOnce(pageOf(3, 3, 2));
  await list.find({ form: null, search: "" });
  list.drop(3);
  expect([ids(list), list.total]).toEqual([[2], 2]);
});
