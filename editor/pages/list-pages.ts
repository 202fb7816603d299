import type { PageItem } from "#schemas/content/page-item.ts";
import type { Client } from "#schemas/contract/client.ts";
import { type Locale, locales, type Localized } from "#schemas/locale.ts";

import type { NamedPage } from "./page-about.ts";

/** As many as the server gives at once. */
const atOnce = 100;

/** Every page of the site as it is public, in all languages at once. */
export async function listPages(client: (locale: Locale) => Pick<Client, "call">): Promise<readonly NamedPage[]> {
  const lists = await Promise.all(locales.map(async (locale) => [locale, await allIn(client(locale))] as const));
  const [[, first] = [null, []]] = lists;
  return first.map(({ id, parent }) => {
    const textsOf = (field: "slug" | "title"): Localized<string> =>
      Object.fromEntries(lists.map(([locale, pages]) => [locale, pages.find((page) => page.id === id)?.[field] ?? ""]));
    return { id, parent, slug: textsOf("slug"), title: textsOf("title") };
  });
}

async function allIn({ call }: Pick<Client, "call">): Promise<readonly PageItem[]> {
  const all: PageItem[] = [];
  for (let page = 1; ; page += 1) {
    const { pages, total } = await call("listPages", { query: { nbItem: atOnce, page } });
    all.push(...pages);
    if (pages.length === 0 || all.length >= total) return all;
  }
}
