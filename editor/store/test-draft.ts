import type { Command } from "#schemas/page/commands/command.ts";
import { layoutKind } from "#schemas/page/editing/layout-kind.ts";
import type { LayoutDocument } from "#schemas/page/layout.ts";
import { buildNode, samplePage, testRegistry } from "#schemas/page/test-registry.ts";

import type { Journal } from "../persistence/journal.ts";
import { memoryJournal } from "../persistence/memory-journal.ts";
import { DraftStore } from "./draft-store.ts";
import { layoutLabels } from "./layout-labels.ts";
import { TestDraftServer } from "./test-draft-server.ts";

// s1(content: n1 c1(left: n2, right: i1)) n3 d1 x1(body: n4)
export const kind = layoutKind(testRegistry);

/** A page, a server that has it, and its first author with a journal and a clock. */
export async function editor() {
  const server = new TestDraftServer(kind, samplePage());
  const clock = { now: 0 };
  const journal = memoryJournal<Command>();
  return { server, clock, journal, store: await open(server, 1, journal, clock) };
}

let opened = 0;

/** Opens the draft for an author, as a page of its own does. */
export async function open(
  server: TestDraftServer<LayoutDocument, Command>,
  author: number,
  journal: Journal<Command> = memoryJournal(),
  clock = { now: 0 },
): Promise<DraftStore<LayoutDocument, Command>> {
  const [page, made] = [(opened += 1), { count: 0 }];
  const newId = () => `edit-${page}-${(made.count += 1)}`;
  const describe = layoutLabels(new Map());
  const ports = { kind, port: server.port(author), journal, describe, author, now: () => clock.now, newId };
  return await DraftStore.open(ports);
}

/** The command that writes a text in French. */
export function write(id: string, value: string) {
  const change = { prop: "text", locale: "fr_FR", value } as const;
  return { type: "set-props", id, changes: [change] } as const;
}

export function fragment(id: string) {
  return { root: [id], blocks: { [id]: buildNode(id, "note") } };
}

export function textOf(document: LayoutDocument, id: string): unknown {
  const text = document.blocks[id]?.props["text"] as Readonly<Record<string, unknown>> | undefined;
  return text?.["fr_FR"];
}
