import { productUrl } from "#server/catalogue/products/links.ts";
import type { ImportKind } from "#schemas/content/import.ts";
import { defaultLocale, localizePath, type Locale } from "#schemas/locale.ts";
import { database, now } from "#server/db/context.ts";
import { recordRead, recordValidUntil } from "#server/db/tags.ts";
import { pagePath } from "#server/pages/links.ts";
import { listPageRecords } from "#server/pages/records/read.ts";

/**
 * Where what stood at a path of another shop or site stands here, in a language; null: nothing that was brought in stood
 * there, or visitors don't have it. `path`: decoded, without a slash at its end.
 */
export async function importedAddress(path: string, locale: Locale): Promise<string | null> {
  // Shopify has a product below each of its collections, too, and PrestaShop below a category.
  const plain = path.replace(/^(?:\/collections\/[^/]+(?=\/products\/[^/]+$)|\/.+(?=\/\d+-[^/]+\.html$))/, "");
  const found = await database().selectFrom("import_path").selectAll().where("path", "=", plain).executeTakeFirst();
  return found ? await addressOf(found.kind, found.row_id, locale) : null;
}

async function addressOf(kind: ImportKind, id: number, locale: Locale): Promise<string | null> {
  if (kind === "product") return await productAddress(id, locale);
  if (kind === "article") return await articleAddress(id, locale);
  return kind === "page" ? await pageAddress(id, locale) : null;
}

async function productAddress(id: number, locale: Locale): Promise<string | null> {
  recordRead(`product:${id}`);
  const rows = await database()
    .selectFrom("product")
    .innerJoin("product_text", "product_text.product_id", "product.id")
    .select(["product.type", "product_text.locale", "product_text.slug"])
    .where("product.id", "=", id)
    .where("product.is_published", "=", 1)
    .execute();
  const row = inLanguage(rows, locale);
  return row ? productUrl({ type: row.type, slug: row.slug, id }, locale) : null;
}

async function articleAddress(id: number, locale: Locale): Promise<string | null> {
  recordRead(`blog:${id}`);
  const rows = await database()
    .selectFrom("blog")
    .innerJoin("blog_text", "blog_text.blog_id", "blog.id")
    .select(["blog.published_at", "blog_text.locale", "blog_text.slug"])
    .where("blog.id", "=", id)
    .execute();
  const row = inLanguage(rows, locale);
  // One that is still to come has no page yet.
  if (row && row.published_at > now()) {
    recordValidUntil(row.published_at);
    return null;
  }
  return row ? localizePath(`/blog/${row.slug}/${id}`, locale) : null;
}

async function pageAddress(id: number, locale: Locale): Promise<string | null> {
  const page = (await listPageRecords()).find((record) => record.id === id);
  const texts = page?.texts[locale] ?? page?.texts[defaultLocale];
  return page && texts && !page.isHidden ? pagePath(page.type, texts.slug, locale) : null;
}

function inLanguage<Text extends { readonly locale: string }>(rows: readonly Text[], locale: Locale): Text | undefined {
  return rows.find((row) => row.locale === locale) ?? rows.find((row) => row.locale === defaultLocale);
}
