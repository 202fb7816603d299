import type { Image } from "#schemas/content/image.ts";
import type { SearchType } from "#schemas/content/search.ts";
import type { ListQuery } from "#schemas/contract/list-query.ts";
import type { Locale } from "#schemas/locale.ts";
import { listBlogs } from "#server/blog/read.ts";
import { listNews } from "#server/news/read.ts";
import { listServices } from "#server/services/read.ts";

import { inOneLine, joined, lineOf } from "#server/text/line-of.ts";
import type { SearchDocument } from "../search-document.ts";

interface Writing {
  readonly id: number;
  readonly title: string;
  readonly url: string;
  readonly summary: string;
  readonly text: string;
  readonly image: Image | null;
  readonly date?: string;
  readonly tags?: readonly string[];
}

/** News that are out. */
export async function newsDocuments(locale: Locale): Promise<readonly SearchDocument[]> {
  return documents("news", await everyPage(async (query) => (await listNews(locale, query)).news));
}

/** Blog articles that are out. */
export async function articleDocuments(locale: Locale): Promise<readonly SearchDocument[]> {
  return documents("article", await everyPage(async (query) => (await listBlogs(locale, query)).blogs));
}

/** Everything the estate does for its guests. */
export async function serviceDocuments(locale: Locale): Promise<readonly SearchDocument[]> {
  return documents("service", await everyPage(async (query) => (await listServices(locale, query)).services));
}

/** The most items a list gives at once (design §4). */
const batch = 1000;

async function everyPage<Item>(read: (query: ListQuery) => Promise<readonly Item[]>): Promise<readonly Item[]> {
  const all: Item[] = [];
  for (let page = 1; ; page += 1) {
    const items = await read({ nbItem: batch, page, orderBy: [], filters: [] });
    all.push(...items);
    if (items.length < batch) return all;
  }
}

function documents(type: SearchType, writings: readonly Writing[]): readonly SearchDocument[] {
  return writings.map(({ id, title, url, summary, text, image, date = null, tags = [] }) => ({
    type,
    id,
    title,
    url,
    summary,
    text: inOneLine([summary, lineOf(text)]),
    tags: joined(tags),
    imageId: image?.id ?? null,
    date,
    sale: null,
  }));
}
