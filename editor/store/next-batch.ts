import { asSent, type Edit } from "#schemas/editing/edit.ts";

/** What is sent at once: so many edits, commands and characters that the server takes them; the rest follows. */
const most = { edits: 100, commands: 400, characters: 300_000 } as const;

/** The first of what waits, as it is sent: one edit at least. */
export function nextBatch<Command>(own: readonly Edit<Command>[]): readonly Edit<Command>[] {
  const batch: Edit<Command>[] = [];
  let [characters, commands] = [0, 0];
  for (const edit of own.slice(0, most.edits)) {
    const sent = asSent(edit);
    characters += JSON.stringify(sent).length;
    commands += sent.commands.length;
    if (batch.length > 0 && (characters > most.characters || commands > most.commands)) break;
    batch.push(sent);
  }
  return batch;
}
