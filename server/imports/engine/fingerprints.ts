import type { ImportKind } from "#schemas/content/import.ts";
import { database } from "#server/db/context.ts";

import { markOf } from "./keys.ts";

/**
 * A mark of what stands in a row and all that belongs to it, by which it is seen whether somebody changed it since; null:
 * there is no such row. When it was written, and what is counted in stock, is no change.
 */
export async function fingerprint(kind: ImportKind, id: number): Promise<string | null> {
  const says = { product: productSays, article: articleSays, page: pageSays, customer: customerSays };
  const said = await says[kind](id);
  return said === null ? null : markOf(said);
}

async function productSays(id: number): Promise<unknown> {
  const db = database();
  const row = await db.selectFrom("product").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return null;
  const { updated_at: _when, ...product } = row;
  const forms = await db
    .selectFrom("declination")
    .selectAll()
    .where("product_id", "=", id)
    .where("archived_at", "is", null)
    .orderBy("id")
    .execute();
  const formIds = [0, ...forms.map((form) => form.id)];
  const own = { column: "product_id", id } as const;
  return [
    product,
    forms,
    await db.selectFrom("product_text").selectAll().where(own.column, "=", own.id).orderBy("locale").execute(),
    await db.selectFrom("product_tag").select("tag").where(own.column, "=", own.id).orderBy("tag").execute(),
    await db.selectFrom("product_variation").selectAll().where(own.column, "=", own.id).orderBy("slot").execute(),
    await db
      .selectFrom("declination_variation")
      .selectAll()
      .where("declination_id", "in", formIds)
      .orderBy("declination_id")
      .orderBy("variation_id")
      .execute(),
    await db
      .selectFrom("discount")
      .selectAll()
      .where((where) => where.or([where(own.column, "=", own.id), where("declination_id", "in", formIds)]))
      .orderBy("id")
      .execute(),
  ];
}

async function articleSays(id: number): Promise<unknown> {
  const row = await database().selectFrom("blog").selectAll().where("id", "=", id).executeTakeFirst();
  const texts = database().selectFrom("blog_text").selectAll().where("blog_id", "=", id).orderBy("locale");
  return row ? [row, await texts.execute()] : null;
}

/** Of a page: what it is called, where it stands, and which of its layouts is public. */
async function pageSays(id: number): Promise<unknown> {
  const row = await database()
    .selectFrom("page")
    .leftJoin("layout", "layout.id", "page.layout_id")
    .select(["page.id", "page.parent_id", "page.layout_id", "layout.published_revision_id"])
    .where("page.id", "=", id)
    .executeTakeFirst();
  const texts = database().selectFrom("page_text").selectAll().where("page_id", "=", id).orderBy("locale");
  return row ? [row, await texts.execute()] : null;
}

async function customerSays(id: number): Promise<unknown> {
  const row = database().selectFrom("user").select(["email", "firstname", "lastname", "phone"]).where("id", "=", id);
  return (await row.executeTakeFirst()) ?? null;
}
