import fc from "fast-check";
import { expect } from "vitest";

import { applyEdit } from "./edit.ts";
import type { EditingKind } from "./editing-kind.ts";
import { rebase } from "./rebase.ts";

/** A kind of document whose values are set where they are, with one that is changed and the changes that are tried. For tests. */
export interface TriedKind<Document, Command> {
  readonly kind: EditingKind<Document, Command>;
  readonly document: Document;
  readonly change: fc.Arbitrary<Command>;
  /** Reads a document as it was stored. */
  readonly parse: (text: string) => Document | null;
}

/** Random commands and back again: the document is exactly what it was, and reads as it is stored. */
export function expectExactInverses<Document, Command>({
  kind,
  document: before,
  change,
  parse,
}: TriedKind<Document, Command>): void {
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 10 }), (commands) => {
      const edit = applyEdit(kind, before, { id: "one", commands });
      if (!edit.ok) throw new Error(edit.error.messageKey);
      const { document, edit: done } = edit.value;
      expect(parse(JSON.stringify(document))).toEqual(document);
      const back = applyEdit(kind, document, { id: "two", commands: done.inverse, undoes: "one" });
      expect(back.ok && back.value.document).toEqual(before);
    }),
    { numRuns: 2000 },
  );
}

/** Of two who edit at once each keeps what they did, but where both set the same value: that is a conflict. */
export function expectKeptOrAsked<Document, Command>({
  kind,
  document: base,
  change,
}: Omit<TriedKind<Document, Command>, "parse">): void {
  const seen = { kept: 0, conflicts: 0 };
  const after = (document: Document, command: Command): Document => {
    const applied = kind.apply(document, command);
    if (!applied.ok) throw new Error(applied.error.messageKey);
    return applied.value.document;
  };
  fc.assert(
    fc.property(change, change, (their, our) => {
      const theirs = after(base, their);
      const missed = [{ id: "theirs", commands: [their] }];
      const result = rebase(kind, { base, missed, own: [{ id: "ours", commands: [our] }] });
      if (result.conflicts.length > 0) {
        seen.conflicts += 1;
        expect(kind.writes(base, our)).toEqual(kind.writes(base, their));
        expect(result.document).toEqual(theirs);
      } else {
        seen.kept += 1;
        expect(result.document).toEqual(after(theirs, our));
      }
    }),
    { numRuns: 3000 },
  );
  expect(Math.min(seen.kept, seen.conflicts)).toBeGreaterThan(20);
}
