import { describe, expect, test } from "vitest";

import { definitionsBySlug } from "#blocks/definitions.ts";
import type { Draft } from "#schemas/content/draft.ts";
import { checkLayout } from "#schemas/page/invariants.ts";
import type { LayoutDocument } from "#schemas/page/layout.ts";
import { addAdministrator } from "#server/accounts/write.ts";
import { publishedLayout } from "#server/pages/layouts/read.ts";
import { publishLayout } from "#server/pages/layouts/write.ts";
import { savePage } from "#server/pages/write.ts";
import { engines } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { useApi } from "./api-server.ts";
import { DraftAuthor } from "./draft-author.ts";
import { logIn, useDraft } from "./draft-calls.ts";
import { adding, fragmentOf, insertion, layoutOf, section, withSections } from "./draft-layouts.ts";
import { onceHeard } from "./once-heard.ts";

const second = { email: "gerant@estate.test", password: "chablis premier cru" } as const;

describe.each(engines)("drafts of layouts on $name", (engine) => {
  const api = useApi(engine);
  const draft = useDraft(api);

  test("[EM21] a document that nobody has edited begins with what is public", async () => {
    expect(await draft.calls.draft()).toEqual({
      ...unpublished,
      document: { version: 1, kind: "page", root: [], blocks: {} },
    });
    const { revision } = done(
      await publishLayout({ layoutId: draft.layoutId, document: withSections("a"), label: "" }),
    );
    expect(await draft.calls.draft()).toMatchObject({
      sequence: 0,
      base: revision,
      published: revision,
      document: { root: ["a"] },
    });
  });

  test("[EM21] a page that was never published begins with what its type begins with", async () => {
    const texts = { fr_FR: { slug: "essai", menuTitle: "", title: "Essai", metaDescription: "" } };
    done(await savePage({ type: "contact", order: 99, layoutId: draft.layoutId, texts }));
    const { document } = await draft.calls.draft();
    expect(Object.values((document as LayoutDocument).blocks).map(({ slug }) => slug)).toContain("contact-details");
  });

  test("[EM21] a draft without changes follows what is published past it; one with changes says so", async () => {
    await draft.calls.save(0, [adding("one1edit", "a")]);
    const first = await draft.calls.publish(1, null);
    const other = done(await publishLayout({ layoutId: draft.layoutId, document: withSections("b"), label: "cli" }));
    const followed = await draft.calls.draft();
    expect(followed).toMatchObject({ sequence: 2, base: other.revision, baseSequence: 2, edits: [] });
    expect((followed.document as LayoutDocument).root).toEqual(["b"]);
    expect(await draft.calls.missed(1)).toMatchObject([
      { sequence: 2, author: null, commands: [{ type: "set-slot" }] },
    ]);
    await draft.calls.save(2, [adding("two2edit", "c")]);
    const third = done(await publishLayout({ layoutId: draft.layoutId, document: withSections("d"), label: "cli" }));
    expect(await draft.calls.draft()).toMatchObject({
      sequence: 3,
      base: other.revision,
      published: third.revision,
      document: { root: ["c", "b"] },
    });
    expect(first).toBeLessThan(other.revision);
  });

  test("[EM22] edits are saved in their order; who hasn't seen the last one is told, and nothing changes", async () => {
    expect(await draft.calls.save(0, [adding("one1edit", "a"), adding("two2edit", "b")])).toEqual({ sequence: 2 });
    const late = await draft.calls.post("edits", { since: 1, edits: [adding("late-edit", "c")] });
    expect(late).toMatchObject({
      status: 409,
      body: { success: false, message: expect.stringContaining("meanwhile") as string },
    });
    expect((await draft.calls.post("edits", { since: 9, edits: [adding("late-edit", "c")] })).status).toBe(409);
    expect((await draft.calls.draft()).edits.map(({ id, sequence }) => [id, sequence])).toEqual([
      ["one1edit", 1],
      ["two2edit", 2],
    ]);
  });

  test("[EM22] one edit that is refused takes all with it, and says which", async () => {
    const refused = await draft.calls.post("edits", {
      since: 0,
      edits: [adding("one1edit", "a"), { id: "bad-edit", commands: [{ type: "remove", ids: ["nobody"] }] }],
    });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      message: "This block is no longer on the page.",
      data: [{ key: "bad-edit" }],
    });
    expect(await draft.calls.draft()).toMatchObject({ sequence: 0, edits: [] });
  });

  test("[EM23] an edit whose answer was lost is sent again and made once, with those behind it", async () => {
    const [one, two] = [adding("one1edit", "a"), adding("two2edit", "b")];
    await draft.calls.save(0, [one]);
    expect(await draft.calls.save(0, [one])).toEqual({ sequence: 1 });
    expect(await draft.calls.save(0, [one, two])).toEqual({ sequence: 2 });
    expect(await draft.calls.draft()).toMatchObject({ sequence: 2, document: { root: ["b", "a"] } });
  });

  test("[EM24] an edit is taken back as it was made, and that again, unknown blocks and all", async () => {
    const stranger = { ...section("x"), slug: "from-the-future", v: 7, props: { any: ["thing"] } };
    done(await publishLayout({ layoutId: draft.layoutId, document: layoutOf([stranger, section("a")]), label: "" }));
    await draft.calls.save(0, [{ id: "gone-edit", commands: [{ type: "remove", ids: ["x", "a"] }] }]);
    await draft.calls.save(1, [{ id: "back-edit", undoes: "gone-edit" }]);
    expect(await draft.calls.draft()).toMatchObject({ document: { root: ["x", "a"], blocks: { x: stranger } } });
    await draft.calls.save(2, [{ id: "redo-edit", undoes: "back-edit" }]);
    expect(await draft.calls.draft()).toMatchObject({
      document: { root: [] },
      edits: [{}, { undoes: "gone-edit" }, { undoes: "back-edit" }],
    });
    expect(
      (await draft.calls.post("edits", { since: 3, edits: [{ id: "odd-edit", undoes: "nobody-s" }] })).status,
    ).toBe(422);
  });

  test("[EM24] nobody puts in by a flag what couldn't be put in", async () => {
    const command = { ...insertion({ ...section("x"), slug: "from-the-future" }), restores: true };
    expect(
      (await draft.calls.post("edits", { since: 0, edits: [{ id: "sly1edit", commands: [command] }] })).status,
    ).toBe(422);
  });

  test("[EM25] visitors see what was published, not what is edited", async () => {
    await draft.calls.save(0, [adding("one1edit", "a")]);
    expect(await publishedLayout(draft.layoutId)).toBeNull();
    const revision = await draft.calls.publish(1, null);
    expect(await publishedLayout(draft.layoutId)).toMatchObject({ revision, document: { root: ["a"] } });
    await draft.calls.save(1, [adding("two2edit", "b")]);
    expect(await publishedLayout(draft.layoutId)).toMatchObject({ revision });
    expect(await draft.calls.draft()).toMatchObject({
      baseSequence: 1,
      sequence: 2,
      base: revision,
      edits: [{ id: "two2edit" }],
    });
  });

  test("[EM26] nobody publishes what they didn't see, nor past a revision of others", async () => {
    await draft.calls.save(0, [adding("one1edit", "a"), adding("two2edit", "b")]);
    expect((await draft.calls.tryToPublish(1, null)).status).toBe(409);
    const revision = await draft.calls.publish(2, null);
    expect((await draft.calls.tryToPublish(2, null)).status).toBe(409);
    expect(await draft.calls.publish(2, revision)).toBeGreaterThan(revision);
  });

  test("[EM26] of fifty who publish at once on one base one succeeds, and no work is lost", async () => {
    await draft.calls.save(0, [adding("one1edit", "a")]);
    const answers = await Promise.all(
      Array.from({ length: 50 }, async () => await onceHeard(async () => await draft.calls.tryToPublish(1, null))),
    );
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 409)]);
    expect(await draft.calls.draft()).toMatchObject({ sequence: 1, document: { root: ["a"] } });
    expect(await draft.calls.revisions()).toHaveLength(1);
  });

  test("[EM26] a layout that lacks what its page requires is refused, and the draft stays", async () => {
    const texts = { fr_FR: { slug: "essai", menuTitle: "", title: "Essai", metaDescription: "" } };
    await draft.calls.save(0, [adding("one1edit", "a")]);
    done(await savePage({ type: "contact", order: 99, layoutId: draft.layoutId, texts }));
    const refused = await draft.calls.tryToPublish(1, null);
    expect(refused).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining("contact-details") as string },
    });
    expect(await draft.calls.draft()).toMatchObject({ sequence: 1, document: { root: ["a"] } });
  });

  test("[EM27] a revision is restored into the draft, by an edit that can be taken back", async () => {
    await draft.calls.save(0, [adding("one1edit", "a")]);
    const old = await draft.calls.publish(1, null, " Vendanges ");
    await draft.calls.save(1, [
      { id: "gone-edit", commands: [{ type: "remove", ids: ["a"] }] },
      adding("two2edit", "b"),
    ]);
    const next = await draft.calls.publish(3, old);
    expect(await draft.calls.revisions()).toMatchObject([
      { id: next, base: old, isPublished: true },
      { id: old, base: null, isPublished: false, label: "Vendanges", author: expect.any(Number) as number },
    ]);
    const restored = await draft.calls.post(`revisions/${old}/restore`, { since: 3, edit: "old1edit" });
    expect(restored).toMatchObject({ status: 200, body: { data: { sequence: 4 } } });
    expect(await draft.calls.draft()).toMatchObject({ document: { root: ["a"] } });
    expect(await publishedLayout(draft.layoutId)).toMatchObject({ document: { root: ["b"] } });
    await draft.calls.save(4, [{ id: "back-edit", undoes: "old1edit" }]);
    expect(await draft.calls.draft()).toMatchObject({ document: { root: ["b"] } });
    expect((await draft.calls.post("revisions/999/restore", { since: 5, edit: "odd-edit" })).status).toBe(404);
  });

  test("two administrators edit two hundred times at once: the page is sound and no edit is lost", async () => {
    done(await addAdministrator(second));
    done(await publishLayout({ layoutId: draft.layoutId, document: withSections("a", "b", "c"), label: "" }));
    const authors = [
      await DraftAuthor.open(api, draft.layoutId, draft.token),
      await DraftAuthor.open(api, draft.layoutId, await logIn(api, second)),
    ];
    await Promise.all(
      authors.map(async (author, who) => {
        for (let turn = 0; turn < 100; turn += 1) {
          const id = `w${who}-${turn}`;
          const after = author.document.root[(turn * 7) % author.document.root.length] ?? null;
          author.edit(`edit-${id}`, {
            type: "insert",
            at: { into: null, slot: "root", after },
            fragment: fragmentOf(section(id)),
          });
          // Now and then several edits wait to be saved together.
          if (turn % 3 !== 1) await author.save();
        }
        await author.save();
      }),
    );
    const { document, sequence } = (await draft.calls.draft()) as Draft & { readonly document: LayoutDocument };
    expect(sequence).toBe(200);
    expect(checkLayout(document, definitionsBySlug)).toEqual([]);
    expect(document.root).toHaveLength(203);
    expect(authors.flatMap(({ conflicts }) => conflicts)).toEqual([]);
  });

  test("two administrators who write the same word meet a conflict, and both their words are there", async () => {
    done(await addAdministrator(second));
    done(await publishLayout({ layoutId: draft.layoutId, document: withSections("a"), label: "" }));
    const [one, other] = [
      await DraftAuthor.open(api, draft.layoutId, draft.token),
      await DraftAuthor.open(api, draft.layoutId, await logIn(api, second)),
    ];
    const wide = (width: string) => ({
      type: "set-props" as const,
      id: "a",
      changes: [{ prop: "width", value: width }],
    });
    one.edit("one1edit", wide("wide"));
    other.edit("two2edit", wide("narrow"));
    await one.save();
    await other.save();
    expect(one.conflicts).toEqual([]);
    expect(other.conflicts).toMatchObject([
      { edit: { id: "two2edit", commands: [wide("narrow")] }, overwrites: [{ leaf: "a/props/width", by: "one1edit" }] },
    ]);
    expect(await draft.calls.draft()).toMatchObject({
      sequence: 1,
      document: { blocks: { a: { props: { width: "wide" } } } },
    });
  });
});

const unpublished = { sequence: 0, base: null, baseSequence: 0, published: null, edits: [] };
