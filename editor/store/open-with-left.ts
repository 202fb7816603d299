import type { Draft } from "#schemas/content/draft.ts";

import type { DraftPorts } from "./draft-ports.ts";
import { asApplied, openedCopy } from "./opened-copy.ts";
import { recovered } from "./recovered-copy.ts";
import type { WorkingCopy } from "./working-copy.ts";

export interface OpenedWithLeft<Document, Command> {
  readonly draft: Draft;
  readonly copy: WorkingCopy<Document, Command>;
  /** Whether the browser had kept anything. */
  readonly isRecovered: boolean;
}

/** [ES7] Opens a draft with what pages that are gone left of it in the browser. Rejects when nobody can be reached. */
export async function openWithLeft<Document extends object, Command extends object>(
  ports: DraftPorts<Document, Command>,
): Promise<OpenedWithLeft<Document, Command>> {
  const { port, journal, kind, now } = ports;
  const [draft, left] = await Promise.all([port.open(), journal.read()]);
  let copy = openedCopy(ports, draft);
  for (const kept of left) {
    const logged = await port.missedSince(kept.since);
    const missed = logged.filter(({ sequence }) => sequence <= draft.sequence).map(asApplied<Command>);
    copy = recovered(kind, copy, { kept, missed, at: now() });
  }
  return { draft, copy, isRecovered: left.length > 0 };
}
