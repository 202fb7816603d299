import { definitionsBySlug } from "#blocks/definitions.ts";
import type { Command } from "#schemas/page/commands/command.ts";
import { layoutKind } from "#schemas/page/editing/layout-kind.ts";
import type { BlockNode, LayoutDocument } from "#schemas/page/layout.ts";

import { memoryJournal } from "../persistence/memory-journal.ts";
import { DraftStore } from "../store/draft-store.ts";
import { TestDraftServer } from "../store/test-draft-server.ts";
import { layoutWords } from "./document-words.ts";
import type { Account } from "./log-in.ts";
import type { People } from "./people.ts";

type Store = DraftStore<LayoutDocument, Command>;

const block = (id: string, slug: string, props: BlockNode["props"] = {}, slots: BlockNode["slots"] = {}): BlockNode => {
  return { id, slug, v: definitionsBySlug.get(slug)?.version ?? 1, props, slots };
};

const blocks = [
  block("h", "heading", { title: { fr_FR: "Nos cuvées", en_US: "Our wines" } }),
  block("b", "banner", {
    title: { fr_FR: "Les vendanges commencent", en_US: "The harvest begins" },
    text: { fr_FR: "Venez goûter le jus du premier jour, au cellier, entre dix heures et midi." },
  }),
  block("a", "album"),
  block("s", "section"),
];

export const sceneKind = layoutKind(definitionsBySlug);
export const sceneWords = layoutWords(definitionsBySlug);
export const scenePeople: People = { self: 1, nameOf: (user) => (user === 2 ? "Claire Aubier" : null) };

export const sceneAccount: Account = {
  email: "vigneronne@estate.test",
  logIn: async (password) =>
    await Promise.resolve(password === "grand cru" ? null : "E-mail ou mot de passe incorrect."),
};

/** A page that two people edit: Claire, and whoever looks. For tests. */
export async function openScene(): Promise<{
  readonly store: Store;
  readonly claire: Store;
  readonly server: TestDraftServer<LayoutDocument, Command>;
}> {
  const server = new TestDraftServer<LayoutDocument, Command>(sceneKind, {
    version: 1,
    kind: "page",
    root: blocks.map(({ id }) => id),
    blocks: Object.fromEntries(blocks.map((node) => [node.id, node])),
  });
  server.become = ({ root, blocks: all }) => [
    { type: "set-slot", into: null, slot: "root", fragment: { root, blocks: all }, restores: true },
  ];
  return { server, store: await openAs(server, 1), claire: await openAs(server, 2) };
}

let opened = 0;

async function openAs(server: TestDraftServer<LayoutDocument, Command>, author: number): Promise<Store> {
  const made = { count: 0, page: (opened += 1) };
  return await DraftStore.open({
    kind: sceneKind,
    port: server.port(author),
    journal: memoryJournal(),
    describe: sceneWords.describe,
    author,
    // Every step is a minute after the one before.
    now: () => Date.UTC(2026, 8, 14, 8, (made.count += 1)),
    newId: () => `edit-${made.page}-${(made.count += 1)}`,
  });
}

/** The command that writes into a block in French. */
export function writing(id: string, prop: string, value: string): Command {
  return { type: "set-props", id, changes: [{ prop, locale: "fr_FR", value }] };
}

/** The command that moves a block behind another one, or to the head of the page. */
export function moving(id: string, after: string | null): Command {
  return { type: "move", ids: [id], at: { into: null, slot: "root", after } };
}
