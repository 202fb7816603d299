import { describe, expect, test } from "vitest";

import { definitionsBySlug } from "#blocks/definitions.ts";
import { layoutKind } from "#schemas/page/editing/layout-kind.ts";
import type { BlockNode, LayoutDocument } from "#schemas/page/layout.ts";

import { conflictSides } from "./conflict-sides.ts";
import { layoutWords, plainWords } from "./document-words.ts";

const heading: BlockNode = {
  id: "h",
  slug: "heading",
  v: 1,
  props: { title: { fr_FR: "Le leur", en_US: "Theirs" } },
  slots: {},
};
const page: LayoutDocument = { version: 1, kind: "page", root: ["h"], blocks: { h: heading } };
const words = layoutWords(definitionsBySlug);
const rules = { kind: layoutKind(definitionsBySlug), words };
const writing = {
  type: "set-props",
  id: "h",
  changes: [{ prop: "title", locale: "fr_FR", value: "Le mien" }],
} as const;
const edit = { id: "edit-mine", commands: [writing] };

describe("what stands against what", () => {
  test("[ES6] both sides' words, and whose edit the others' is", () => {
    const overwrites = [{ leaf: "h/props/title/fr_FR", by: "edit-theirs" }];
    expect(conflictSides(rules, page, { edit, overwrites, refusal: null })).toEqual([
      { leaf: "h/props/title/fr_FR", mine: "Le mien", theirs: "Le leur", by: "edit-theirs" },
    ]);
  });

  test("[ES6] what is removed here and was written there stands against nothing", () => {
    const removal = { id: "edit-mine", commands: [{ type: "remove", ids: ["h"] }] } as const;
    const conflict = { edit: removal, overwrites: [{ leaf: "h/props", by: "edit-theirs" }], refusal: null };
    expect(conflictSides(rules, page, conflict)).toMatchObject([{ mine: undefined, theirs: { slug: "heading" } }]);
  });

  test("[ES9] the words of an edit that is refused are there", () => {
    const refusal = { code: "unknown-block", messageKey: "block.gone" } as const;
    const empty = { ...page, root: [], blocks: {} };
    expect(conflictSides(rules, empty, { edit, overwrites: [], refusal })).toEqual([
      { leaf: "h/props/title/fr_FR", mine: "Le mien", theirs: undefined, by: null },
    ]);
  });
});

test("a value is called by its block, its field and its language", () => {
  expect(words.leafName(page, "h/props/title/en_US")).toEqual({
    fr_FR: "Titre «\u00a0Le leur\u00a0» · Titre (English)",
    en_US: "Heading “Theirs” · Title (English)",
  });
  expect(words.leafName(page, "h/props/size").fr_FR).toBe("Titre «\u00a0Le leur\u00a0» · Taille");
  expect(words.leafName(page, "h").en_US).toBe("Heading “Theirs”");
});

test.each([
  ["<p>Un &amp; deux</p><ul><li>trois</li></ul>", "Un & deux\ntrois"],
  ["a < b", "a < b"],
  [{ fr_FR: "Oui", en_US: "Yes" }, "Oui\nYes"],
  [[{ label: "un", n: 2 }], "un\n2"],
  [true, "✓"],
  [undefined, ""],
])("%o is read as words", (value, text) => {
  expect(plainWords(value)).toBe(text);
});
