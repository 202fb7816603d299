import { expect, test } from "vitest";

import type { Conflict } from "#schemas/editing/rebase.ts";

import { openQuestions } from "./open-questions.ts";

let made = 0;

function writes(prop: string, value: string, given: Partial<Conflict<object>> = {}): Conflict<object> {
  const command = { type: "set-props", id: "h", changes: [{ prop, locale: "fr_FR", value }] };
  const overwrites = [{ leaf: `h/props/${prop}/fr_FR`, by: "theirs" }];
  return { edit: { id: `mine-${(made += 1)}`, commands: [command] }, overwrites, refusal: null, ...given };
}

test("who wrote in one place in several goes is asked once, about their last words", () => {
  const goes = ["Le", "Le grand", "Le grand bal"].map((words) => writes("title", words));
  const other = writes("text", "Sous les lampions");
  const [first, second, last] = goes;
  expect(openQuestions([...goes.slice(0, 2), other, ...goes.slice(2)])).toEqual([
    { conflict: last, earlier: [first, second] },
    { conflict: other, earlier: [] },
  ]);
});

test("what also changes something else, or is refused, is a question of its own", () => {
  const both = writes("title", "Le");
  const [command] = both.edit.commands;
  const more = { ...both, edit: { id: "more", commands: [command ?? {}, { type: "remove", id: "b" }] } };
  const refused = writes("title", "Le", { overwrites: [], refusal: { code: "gone", messageKey: "missing.block" } });
  const again = { ...refused, edit: { ...refused.edit, id: "again" } };
  expect(openQuestions([both, more, refused, again]).map(({ earlier }) => earlier)).toEqual([[], [], [], []]);
});
