import { database } from "#server/db/context.ts";

/**
 * Notes what a page was called until now, where its new texts call it otherwise; what it is called now is no former name
 * of any page's. Before its texts are written, in the transaction that writes them.
 */
export async function noteFormerSlugs(pageId: number, texts: Iterable<{ readonly slug: string }>): Promise<void> {
  const present = [...new Set([...texts].map(({ slug }) => slug))];
  const before = await database().selectFrom("page_text").select("slug").where("page_id", "=", pageId).execute();
  const left = [...new Set(before.map(({ slug }) => slug))].filter((slug) => !present.includes(slug));
  for (const slug of left) {
    await database()
      .insertInto("page_former_slug")
      .values({ slug, page_id: pageId })
      .onConflict((conflict) => conflict.column("slug").doUpdateSet({ page_id: pageId }))
      .execute();
  }
  if (present.length > 0) await database().deleteFrom("page_former_slug").where("slug", "in", present).execute();
}
