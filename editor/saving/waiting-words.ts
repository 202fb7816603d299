import { isRecord } from "#schemas/fields/check.ts";
import type { Edit } from "#schemas/editing/edit.ts";
import type { Conflict } from "#schemas/editing/rebase.ts";
import type { Command } from "#schemas/page/commands/command.ts";

import { type DocumentWords, plainWords } from "./document-words.ts";

/** What waits of a document. */
export interface WaitingCopy {
  readonly own: readonly Edit<Command>[];
  readonly conflicts: readonly Conflict<Command>[];
}

/** The words of all that waits to be saved or decided, as somebody would copy them: of each text what was written last. */
export function waitingWords(
  { own, conflicts }: WaitingCopy,
  words: Pick<DocumentWords<unknown, Command>, "values">,
): string {
  const texts = new Map<string, string>();
  for (const command of [...conflicts.map(({ edit }) => edit), ...own].flatMap(({ commands }) => commands)) {
    for (const { leaf, value } of words.values(command)) texts.set(leaf, plainWords(value));
    if (!("fragment" in command) || !isRecord(command.fragment?.blocks)) continue;
    for (const { id, props } of Object.values(command.fragment.blocks)) texts.set(id, plainWords(props));
  }
  return [...texts.values()].filter((text) => text !== "").join("\n\n");
}
