import { describe, expect, test } from "vitest";

import { definitionsBySlug } from "#blocks/definitions.ts";
import { httpDraftPort } from "#editor/persistence/http-draft-port.ts";
import { httpPublisher } from "#editor/persistence/http-publisher.ts";
import type { Publish } from "#editor/persistence/publisher.ts";
import { publishTogether } from "#editor/store/publish-together.ts";
import { memoryJournal } from "#editor/persistence/memory-journal.ts";
import { DraftStore } from "#editor/store/draft-store.ts";
import { layoutLabels } from "#editor/store/layout-labels.ts";
import { createClient } from "#schemas/contract/client.ts";
import type { Conflict } from "#schemas/editing/rebase.ts";
import type { Command } from "#schemas/page/commands/command.ts";
import { layoutKind } from "#schemas/page/editing/layout-kind.ts";
import { checkLayout } from "#schemas/page/invariants.ts";
import type { BlockNode, LayoutDocument } from "#schemas/page/layout.ts";
import { addAdministrator } from "#server/accounts/write.ts";
import { publishLayout } from "#server/pages/layouts/write.ts";
import { bothEngines } from "#tests/setup/engines.ts";
import { isLong } from "#tests/setup/is-long.ts";
import { done } from "#tests/setup/results.ts";

import { useApi } from "./api-server.ts";
import { logIn, useDraft } from "./draft-calls.ts";
import { fragmentOf, layoutOf, section } from "./draft-layouts.ts";

type Store = DraftStore<LayoutDocument, Command>;

const second = { email: "gerant@estate.test", password: "chablis premier cru" } as const;
const shared = "shared/props/title/fr_FR";

/** Each of them saves until no other was faster: fifty make more than a thousand calls, which is for the long suite. */
const publishing = isLong ? 50 : 15;

describe.each(bothEngines)("editors of one page, over the API on $name", (engine) => {
  const api = useApi(engine);
  const draft = useDraft(api);
  /** The ids of each author's edits, in their order. */
  const made = new Map<Store, string[]>();
  const publishers = new Map<Store, Publish>();

  test("two hundred edits of two administrators, in turns and at once: the page is sound, no edit is lost, and they only meet in the same words", async () => {
    done(await addAdministrator(second));
    await publish(heading("shared"), section("a"), section("b"), section("c"));
    const authors = [await open(draft.token, 1), await open(await logIn(api, second), 2)];
    const met: Conflict<Command>[] = [];
    for (let turn = 0; turn < 100; turn += 1) {
      for (const [who, author] of authors.entries()) {
        expect(author.edit([commandOf(author.document, who, turn)]).ok).toBe(true);
        if (turn % 3 === 0) await author.save();
      }
      if (turn % 3 !== 0) await Promise.all(authors.map(async (author) => await author.save()));
      for (const author of authors) met.push(...decide(author, turn));
    }
    for (const author of [...authors, ...authors]) {
      await author.save();
      await author.look();
      met.push(...decide(author, 0));
    }
    await Promise.all(authors.map(async (author) => await author.save()));
    await Promise.all(authors.map(async (author) => await author.look()));

    const { document, edits, sequence } = await draft.calls.draft();
    expect(checkLayout(document as LayoutDocument, definitionsBySlug)).toEqual([]);
    for (const author of authors) {
      expect(author.state).toBe("saved");
      expect(author.document).toEqual(document);
    }
    expect(met.length).toBeGreaterThan(10);
    for (const { refusal, overwrites } of met) {
      expect([refusal, overwrites.map(({ leaf }) => leaf)]).toEqual([null, [shared]]);
    }
    const known = new Set([...edits.map(({ id }) => id), ...met.map(({ edit }) => edit.id)]);
    const all = authors.flatMap((author) => made.get(author) ?? []);
    expect(all.length).toBeGreaterThanOrEqual(200);
    expect(all.filter((id) => !known.has(id))).toEqual([]);
    expect(sequence).toBe(edits.length);
  });

  test(
    `[EM26] [ES8] ${publishing} publish at once on one base, each with work of their own: one succeeds, the others are told and keep it`,
    { timeout: isLong ? 180_000 : 120_000 },
    async () => {
      await publish(section("a"));
      const authors = await Promise.all(
        Array.from({ length: publishing }, async (_, who) => await open(draft.token, who)),
      );
      for (const [who, author] of authors.entries()) author.edit([insertion(`own-${who}`, null)]);
      await Promise.all(authors.map(settle));
      await Promise.all(authors.map(settle));
      for (const [who, author] of authors.entries()) author.edit([insertion(`late-${who}`, null)]);
      const outcomes = await Promise.all(
        authors.map(async (author) => {
          const publisher = publishers.get(author) ?? expect.fail();
          const attempt = async () => await publishTogether([author], publisher, "Vendanges");
          let outcome = await attempt();
          // The server was too busy for it.
          while (outcome === "not-saved") outcome = await attempt();
          return outcome;
        }),
      );
      expect(outcomes.filter((outcome) => outcome === "published")).toHaveLength(1);
      expect(outcomes.filter((outcome) => typeof outcome === "object" && outcome.kind === "behind")).toHaveLength(
        publishing - 1,
      );
      await Promise.all(authors.map(settle));
      const { document } = await draft.calls.draft();
      const all = authors.flatMap((_, who) => [`own-${who}`, `late-${who}`]);
      expect(all.filter((id) => !Object.hasOwn((document as LayoutDocument).blocks, id))).toEqual([]);
      for (const author of authors) expect(author.document).toEqual(document);
    },
  );

  async function publish(...nodes: readonly BlockNode[]): Promise<void> {
    done(await publishLayout({ layoutId: draft.layoutId, document: layoutOf(nodes), label: "" }));
  }

  async function open(token: string, author: number): Promise<Store> {
    const { call } = createClient({
      fetch,
      baseUrl: `http://127.0.0.1:${api.port}/api`,
      token: () => token,
      locale: () => "fr_FR",
      log: (text, error) => expect.fail(`${text}: ${String(error)}`),
    });
    const ids: string[] = [];
    const store: Store = await DraftStore.open({
      kind: layoutKind(definitionsBySlug),
      port: httpDraftPort({ call, lastCall: call }, { kind: "layout", id: draft.layoutId }),
      journal: memoryJournal(),
      describe: layoutLabels(definitionsBySlug),
      author,
      now: Date.now,
      newId: () => {
        const id = `edit-${author}-${ids.length}-of-many`;
        ids.push(id);
        return id;
      },
    });
    made.set(store, ids);
    publishers.set(
      store,
      httpPublisher(call, () => crypto.randomUUID()),
    );
    return store;
  }
});

/** As the saver does: others may be faster, and a server that is too busy is asked again. */
async function settle(author: Store): Promise<void> {
  do {
    await author.save();
    await author.look();
  } while (author.state === "saving" || author.state === "offline");
}

/** What an author does in a turn: puts in a block, writes into it, moves something, or writes where both do. */
function commandOf(document: LayoutDocument, who: number, turn: number): Command {
  const own = `own-${who}-${turn - (turn % 4)}`;
  const somewhere = document.root[(turn * 7 + who) % document.root.length] ?? null;
  if (turn % 4 === 0) return insertion(own, somewhere);
  if (turn % 4 === 1) return writing(own, `Titre ${who} ${turn}`);
  if (turn % 4 === 2)
    return { type: "move", ids: [own], at: { into: null, slot: "root", after: notOwn(document, own) } };
  return writing("shared", `Des deux ${who} ${turn}`);
}

function notOwn({ root }: LayoutDocument, own: string): string | null {
  return root.findLast((id) => id !== own) ?? null;
}

/** Decides every conflict, now for oneself, now for the other; gives them. */
function decide(author: Store, turn: number): readonly Conflict<Command>[] {
  const { conflicts } = author.copy;
  for (const [index, conflict] of conflicts.entries()) {
    if ((turn + index) % 2 === 0) author.keepTheirs(conflict);
    else expect(author.keepMine(conflict).ok).toBe(true);
  }
  return conflicts;
}

function heading(id: string): BlockNode {
  return { ...section(id), slug: "heading", v: definitionsBySlug.get("heading")?.version ?? 1 };
}

function insertion(id: string, after: string | null): Command {
  return { type: "insert", at: { into: null, slot: "root", after }, fragment: fragmentOf(heading(id)) };
}

function writing(id: string, value: string): Command {
  return { type: "set-props", id, changes: [{ prop: "title", locale: "fr_FR", value }] };
}
