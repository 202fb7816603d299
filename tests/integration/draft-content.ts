import { emptyLayout } from "#schemas/page/layout.ts";
import { database, inTransaction, now } from "#server/db/context.ts";
import { createLayout, publishLayout } from "#server/pages/layouts/write.ts";
import { savePage } from "#server/pages/write.ts";
import { done } from "#tests/setup/results.ts";

/** Takes a layout back to how the examples of the catalogue find it: never published, never edited, with a revision 1 of old. */
export async function forgetEdits(layoutId: number): Promise<void> {
  await inTransaction(async () => {
    await database().deleteFrom("publication_plan").execute();
    await database().updateTable("layout").set({ published_revision_id: null }).where("id", "=", layoutId).execute();
    for (const table of ["draft_edit", "draft", "revision"] as const)
      await database().deleteFrom(table).where("kind", "=", "layout").where("document_id", "=", layoutId).execute();
    const document = JSON.stringify(emptyLayout("page"));
    const revision = { id: 1, kind: "layout", document_id: layoutId, document, label: "", created_at: 0 };
    await database().insertInto("revision").values(revision).execute();
  });
}

/** Makes a page of a number that may be deleted. */
export async function makeDeletable(id: number): Promise<void> {
  done(await savePage({ id, type: "content", texts: { fr_FR: { slug: "a-supprimer", title: "À supprimer" } } }));
}

/** Makes a layout's first revision the public one. */
export async function showFirst(layoutId: number): Promise<void> {
  await inTransaction(async () => {
    await database().updateTable("layout").set({ published_revision_id: 1 }).where("id", "=", layoutId).execute();
  });
}

/** Makes a template of a number the only piece that there is. */
export async function keepPiece(id: number): Promise<void> {
  await inTransaction(async () => {
    await database().deleteFrom("layout").where("kind", "in", ["template", "reusable"]).execute();
  });
  done(await createLayout({ id, kind: "template", name: "Le modèle" }));
  done(await publishLayout({ layoutId: id, document: emptyLayout("template"), label: "" }));
}

/** Makes a record of a number the only one that is edited; no visitor has it. */
export async function keepRecord(id: number): Promise<void> {
  await inTransaction(async () => {
    await database().deleteFrom("record").execute();
    await database()
      .insertInto("record")
      .values({ id, collection: "news", row_id: null, document: "", row_values: "" })
      .execute();
  });
}

/** Makes a plan of the number 1, which nothing stands in. */
export async function fillPlan(): Promise<void> {
  const row = { action: "publish", due_at: now() + 60_000, label: "", author_id: null, state: "WAITING" } as const;
  const plan = { id: 1, ...row, failure: null, made_at: now() };
  await inTransaction(async () => void (await database().insertInto("publication_plan").values(plan).execute()));
}

/** Makes a link of the number 1 to the unpublished changes of a page. */
export async function fillShare(): Promise<void> {
  await inTransaction(async () => {
    await database().deleteFrom("shared_page").execute();
    const page = await database().selectFrom("page").select("id").orderBy("id").executeTakeFirstOrThrow();
    const times = { made_at: now(), expires_at: now() + 60_000 };
    const share = { id: 1, page_id: page.id, token_hash: "hash", author_id: null, ...times };
    await database().insertInto("shared_page").values(share).execute();
  });
}
