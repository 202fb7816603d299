import fc from "fast-check";
import { expect, test } from "vitest";

import { buildNode } from "../test-registry.ts";
import type { Command } from "./command.ts";
import { parseCommand } from "./parse-command.ts";

const at = { into: "s1", slot: "content", after: null };
const note = buildNode("new", "note", { props: { text: { fr_FR: "un" } } });
const fragment = { root: ["new"], blocks: { new: note } };

const commands: readonly Command[] = [
  { type: "insert", at, fragment, restores: true },
  { type: "move", ids: ["n1"], at: { into: null, slot: "root", after: "s1" } },
  { type: "remove", ids: ["n1", "c1"] },
  { type: "duplicate", ids: ["n1"], newIds: { n1: "n9" } },
  { type: "wrap", block: buildNode("w", "section", { slots: { content: ["n1"] } }) },
  { type: "unwrap", id: "s1", restores: false },
  { type: "set-props", id: "n1", changes: [{ prop: "text", locale: "fr_FR", value: "deux" }, { prop: "route" }] },
  { type: "set-slot", into: null, slot: "root", fragment },
  { type: "paste", at, fragment, newIds: { new: "p" } },
  { type: "replace", ids: ["n1"], fragment },
];

test.each(commands.map((command) => [command.type, command] as const))(
  "[PC26] reads %s from JSON; what it says of itself passes no check unseen",
  (_type, command) => {
    const sent: unknown = JSON.parse(JSON.stringify(command));
    const { restores: _restores, ...checked } = command as Command & { restores?: boolean };
    expect(parseCommand(sent)).toEqual({ ok: true, value: checked });
  },
);

test("[PC26] no text of any command, wherever it stands, holds half of a surrogate pair; whole ones come through", () => {
  fc.assert(
    fc.property(fc.constantFrom(...commands), fc.nat(99), fc.constantFrom("\ud83c", "\udf77"), (command, at, half) => {
      expect(parseCommand(withText(command, at, half))).toMatchObject({
        ok: false,
        error: { code: "invalid-command", messageKey: "change.unstorable" },
      });
    }),
    { numRuns: 2000 },
  );
  const said = { type: "set-props", id: "n1", changes: [{ prop: "text", locale: "fr_FR", value: "Santé 🍷" }] };
  expect(parseCommand(said)).toEqual({ ok: true, value: said });
});

/** The command with something more in one of its texts or keys. */
function withText(command: Command, at: number, more: string): unknown {
  const json = JSON.stringify(command);
  const ends = [...json.matchAll(/(?<=[^\\])"(?=[:,}\]])/g)].map(({ index }) => index);
  const end = ends[at % ends.length] ?? 0;
  return JSON.parse(json.slice(0, end) + JSON.stringify(more).slice(1, -1) + json.slice(end));
}

test.each<[string, unknown]>([
  ["nothing", null],
  ["a list", []],
  ["an unknown type", { type: "explode", ids: [] }],
  ["a type that every object has", { type: "constructor" }],
  ["a stray key", { type: "remove", ids: ["a"], force: true }],
  ["a missing key", { type: "move", ids: ["a"] }],
  ["ids that are no texts", { type: "remove", ids: [1] }],
  ["an anchor without slot", { type: "move", ids: ["a"], at: { into: null, after: null } }],
  [
    "a block without props",
    { type: "insert", at, fragment: { root: ["a"], blocks: { a: { id: "a", slug: "note", v: 1, slots: {} } } } },
  ],
  ["a block under another id", { type: "insert", at, fragment: { root: ["a"], blocks: { a: note } } }],
  ["slots that hold no ids", { type: "wrap", block: { ...note, slots: { content: [{}] } } }],
  ["a slot that is no list", { type: "wrap", block: { ...note, slots: { content: "n1" } } }],
  ["a flag that is none", { type: "unwrap", id: "a", restores: "yes" }],
  ["a change without prop", { type: "set-props", id: "a", changes: [{ value: 1 }] }],
  [
    "a prototype key deep inside",
    JSON.parse('{"type":"set-props","id":"a","changes":[{"prop":"text","value":{"__proto__":1}}]}'),
  ],
])("[PC26] refuses %s", (_name, value) => {
  expect(parseCommand(value)).toMatchObject({ ok: false, error: { code: "invalid-command" } });
});
