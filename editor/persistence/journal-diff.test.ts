import { expect, test } from "vitest";

import { journalDiff, nothingWritten } from "./journal-diff.ts";

const edit = (id: string, value = "") => ({ id, commands: [{ value }], inverse: [{}] });
const [one, two, three] = [edit("one"), edit("two"), edit("three")];
const kept = { since: 3, conflicts: [] } as const;

test("[JO1] an edit is written once, as it is sent, and taken out when it is saved", () => {
  const first = journalDiff(nothingWritten<object>(), { ...kept, own: [one, two] });
  expect(first.puts).toEqual([
    { at: 0, edit: { id: "one", commands: one.commands } },
    { at: 1, edit: { id: "two", commands: two.commands } },
  ]);
  expect(first.head).toEqual({ since: 3, conflicts: [] });
  const second = journalDiff(first.written, { ...kept, own: [one, two, three] });
  expect(second).toMatchObject({ puts: [{ at: 2 }], deletes: [], head: undefined });
  const third = journalDiff(second.written, { ...kept, since: 4, own: [two, three] });
  expect(third).toMatchObject({ puts: [], deletes: [0], head: { since: 4 } });
});

test("[JO1] what was typed on is written again where it stood", () => {
  const first = journalDiff(nothingWritten<object>(), { ...kept, own: [one, two] });
  const typed = edit("one", "longer");
  expect(journalDiff(first.written, { ...kept, own: [typed, two] })).toMatchObject({
    puts: [{ at: 0, edit: { id: "one", commands: [{ value: "longer" }] } }],
    deletes: [],
  });
});

test("[JO1] what is saved leaves nothing behind; a conflict stays", () => {
  const first = journalDiff(nothingWritten<object>(), { ...kept, own: [one] });
  expect(journalDiff(first.written, { ...kept, own: [] })).toMatchObject({ deletes: [0], head: null });
  const conflicts = [{ edit: one, overwrites: [], refusal: null }];
  expect(journalDiff(first.written, { since: 3, own: [], conflicts })).toMatchObject({
    deletes: [0],
    head: { conflicts },
  });
  expect(journalDiff(nothingWritten<object>(), { ...kept, own: [] }).head).toBeUndefined();
});
