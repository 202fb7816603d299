import type { LayoutDocument } from "#schemas/page/layout.ts";
import { newsDetail } from "#schemas/page/page-types/news-detail.ts";
import { saveProduct } from "#server/catalogue/products/write.ts";
import { database, inTransaction } from "#server/db/context.ts";
import { saveNews } from "#server/news/write.ts";
import { createLayout, publishLayout } from "#server/pages/layouts/write.ts";
import { findPageByType } from "#server/pages/records/read.ts";
import { savePage } from "#server/pages/write.ts";

/** Pages that are measured, and pages that are asked first, so that the compiler has done its work. */
export const counts = { measured: 1000, warm: 300 } as const;

let writes = 0;

/** Makes the news items, whose page type then shows all wines; gives the items' addresses. */
export async function fillNews(): Promise<readonly string[]> {
  const paths = await inTransaction(async () => {
    const made: string[] = [];
    for (let count = 0; count < counts.measured + counts.warm; count += 1) {
      const title = `Nouvelle du domaine ${count}`;
      const texts = {
        title,
        slug: `n-${count}`,
        summary: `Résumé ${count}`,
        text: `<p>${"Le texte. ".repeat(60)}</p>`,
      };
      const saved = await saveNews({ date: "2026-01-05", texts: { fr_FR: texts, en_US: texts } });
      if (!saved.ok) throw new Error(saved.error.messageKey);
      made.push(`/news/n-${count}/${saved.value.id}`);
    }
    return made;
  });
  await publishWines();
  return paths;
}

/** Publishes the layout of the news items' pages, each time with another title above the wines; tells the title. */
export async function publishWines(): Promise<string> {
  const title = `Nos vins, ${(writes += 1)}`;
  const layoutId = await newsLayout();
  const published = await publishLayout({ layoutId, document: withWines(title), label: "bench" });
  if (!published.ok) throw new Error(published.error.messageKey);
  return title;
}

/** The layout of the page that all news items share; both are made when there are none. */
async function newsLayout(): Promise<number> {
  const page = await findPageByType(newsDetail.slug);
  if (page?.layoutId) return page.layoutId;
  const layout = await createLayout({ kind: "page", name: "bench-news" });
  if (!layout.ok) throw new Error(layout.error.messageKey);
  const { id: layoutId } = layout.value;
  const published = await publishLayout({ layoutId, document: withWines(""), label: "bench" });
  if (!published.ok) throw new Error(published.error.messageKey);
  const texts = { slug: "bench-news", menuTitle: "News", title: "News", metaDescription: "" };
  const input = { type: newsDetail.slug, layoutId, isCms: true, texts: { fr_FR: texts, en_US: texts } };
  const saved = await savePage(page ? { id: page.id, layoutId, isCms: true } : input);
  if (!saved.ok) throw new Error(saved.error.messageKey);
  return layoutId;
}

/** Gives a wine that is on every page another name; tells it. */
export async function renameWine(): Promise<string> {
  const wine = await database()
    .selectFrom("product")
    .select("id")
    .where("type", "=", "WINE")
    .where("is_published", "=", 1)
    .orderBy("id")
    .executeTakeFirstOrThrow();
  const name = `Cuvée ${(writes += 1)}`;
  const saved = await saveProduct({ id: wine.id, texts: { fr_FR: { name } as never } });
  if (!saved.ok) throw new Error(saved.error.messageKey);
  return name;
}

function withWines(title: string): LayoutDocument {
  const { root, blocks, ...more } = newsDetail.defaultLayout;
  const id = "bench-wines";
  // Without filters: their links would be those of each address.
  const props = { title: { fr_FR: title }, type: "WINE", hasFilters: false };
  const block = { id, slug: "product-grid", v: 1, props, slots: {} };
  return { ...more, root: [...root, id], blocks: { ...blocks, [id]: block } };
}
