import { describe, expect, test } from "vitest";

import type { RevisionDocument } from "#schemas/content/draft.ts";
import { siteConfigsId } from "#schemas/component-configs/component-configs.ts";
import type { LayoutDocument } from "#schemas/page/layout.ts";
import { siteSettingsId } from "#schemas/site-settings/site-settings.ts";
import { database, inTransaction } from "#server/db/context.ts";
import { savePopup } from "#server/popups/write.ts";
import { savePage } from "#server/pages/write.ts";
import { engines } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { useApi } from "./api-server.ts";
import { DraftCalls, useDraft } from "./draft-calls.ts";
import { adding } from "./draft-layouts.ts";

describe.each(engines)("what a revision was on $name", (engine) => {
  const api = useApi(engine);
  const draft = useDraft(api);

  test("[EM36] every revision's document is read; the draft and what is public stay as they are", async () => {
    await draft.calls.save(0, [adding("one1edit", "a")]);
    const old = await draft.calls.publish(1, null);
    await draft.calls.save(1, [adding("two2edit", "b")]);
    const next = await draft.calls.publish(2, old);
    await draft.calls.save(2, [adding("new1edit", "c")]);
    const before = await draft.calls.draft();
    expect(await rootOf(old)).toEqual(["a"]);
    expect(await rootOf(next)).toEqual(["b", "a"]);
    expect(await draft.calls.draft()).toEqual(before);
  });

  test("[EM36] what was stored long ago is brought to how it is written today, and a broken part of it left out", async () => {
    await draft.calls.save(0, [adding("one1edit", "a")]);
    const old = await draft.calls.publish(1, null);
    const stored = {
      version: 1,
      kind: "page",
      root: ["a", "nobody", "u"],
      blocks: {
        a: { id: "a", slug: "section", v: 1, props: {}, slots: { content: [] } },
        u: { id: "u", slug: "of-long-ago", v: 3, props: { words: 1 }, slots: {} },
      },
    };
    await store(old, JSON.stringify(stored));
    const { body } = await draft.calls.revision(old);
    const { document } = body.data as { readonly document: LayoutDocument };
    expect(document.root).toEqual(["a", "u"]);
    expect(document.blocks).toMatchObject({ a: { slots: {} }, u: { slug: "of-long-ago", props: { words: 1 } } });
    await store(old, "what nobody can read");
    expect((await draft.calls.revision(old)).status).toBe(404);
  });

  test("[EM36] a revision of another document, or of none, isn't there, and that is said in words", async () => {
    await draft.calls.save(0, [adding("one1edit", "a")]);
    const old = await draft.calls.publish(1, null);
    const page = done(await savePage({ type: "content", texts: { fr_FR: { slug: "autre", title: "Autre" } } }));
    const others = [
      new DraftCalls(api, 1, draft.token),
      new DraftCalls(api, draft.layoutId, draft.token, "page"),
      new DraftCalls(api, page.id, draft.token, "page"),
      new DraftCalls(api, siteSettingsId, draft.token, "site"),
    ];
    for (const other of others) {
      expect(await other.revision(old)).toMatchObject({ status: 404, body: { success: false, data: null } });
    }
    expect((await draft.calls.revision(old + 1)).body.message).toBe(
      `There is no revision ${old + 1} of this document.`,
    );
    for (const odd of ["0", "-1", "a", "99999999999"])
      expect((await api.call("GET", `${draft.calls.path}/revisions/${odd}`, { token: draft.token })).status).toBe(400);
  });

  test("[EM36] documents of every kind are read back as they were published", async () => {
    const page = done(await savePage({ type: "content", texts: { fr_FR: { slug: "seule", title: "Seule" } } }));
    const popup = done(await savePopup({ id: 1, texts: { fr_FR: { title: "Fermé" } } }));
    const documents = [
      ["page", page.id],
      ["popup", popup.id],
      ["form", 1],
      ["config", siteConfigsId],
      ["site", siteSettingsId],
    ] as const;
    for (const [kind, id] of documents) {
      const calls = new DraftCalls(api, id, draft.token, kind);
      const { document, sequence, published } = await calls.draft();
      const revision = await calls.publish(sequence, published);
      expect((await calls.revision(revision)).body.data, kind).toEqual({ id: revision, document });
    }
  });

  async function rootOf(revision: number): Promise<readonly string[]> {
    const { document } = (await draft.calls.revision(revision)).body.data as RevisionDocument;
    return (document as LayoutDocument).root;
  }

  async function store(revision: number, document: string): Promise<void> {
    await inTransaction(async () => {
      await database().updateTable("revision").set({ document }).where("id", "=", revision).execute();
    });
  }
});
