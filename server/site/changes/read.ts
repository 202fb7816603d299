import type { DatedSubject } from "#schemas/page/page-types/page-type.ts";
import { database } from "#server/db/context.ts";
import { recordRead } from "#server/db/tags.ts";

/**
 * When the pages of some kind changed last, in milliseconds since 1970, by the ids of what they show: a page's
 * published layout, a product's last write (stock aside), the publication of what is dated by it. Missing from the map:
 * what has no known time.
 */
export async function lastChanges(kind: DatedSubject | "page"): Promise<ReadonlyMap<number, number>> {
  const rows = await changesOf[kind]();
  return new Map(rows.flatMap(({ id, at }) => (at === null ? [] : [[id, at] as const])));
}

const changesOf = {
  page: async () => {
    recordRead("page", "layout");
    return await database()
      .selectFrom("page")
      .innerJoin("layout", "layout.id", "page.layout_id")
      .innerJoin("revision", "revision.id", "layout.published_revision_id")
      .select(["page.id", "revision.created_at as at"])
      .execute();
  },
  news: async () => await publications("news"),
  blog: async () => await publications("blog"),
  product: async () => {
    // An award changes its product, and is no change to lists of products.
    recordRead("product", "award");
    return await database().selectFrom("product").select(["id", "updated_at as at"]).execute();
  },
};

async function publications(table: "news" | "blog") {
  recordRead(table);
  return await database().selectFrom(table).select(["id", "published_at as at"]).execute();
}
