import type { Both } from "#starter/both.ts";
import { demoAlbums } from "#demo/content/albums.ts";
import { demoElementLists } from "#demo/content/elements/all-lists.ts";
import type { DemoElement } from "#demo/content/elements/element-list.ts";
import { demoNews } from "#demo/content/news/all-news.ts";
import type { Locale } from "#schemas/locale.ts";
import { saveAlbum } from "#server/albums/write.ts";
import { saveElementList } from "#server/elements/lists/write.ts";
import { saveElement } from "#server/elements/write.ts";
import { insist } from "#server/text/insist.ts";
import { saveNews } from "#server/news/write.ts";

import type { FindMedia } from "./media.ts";

/** Stores the element lists, the news and the albums. */
export async function storeLists(media: FindMedia): Promise<void> {
  await storeElements(media);
  await storeNews(media);
  await storeAlbums(media);
}

async function storeElements(media: FindMedia): Promise<void> {
  for (const { items, ...list } of demoElementLists) {
    const { route } = list;
    insist(await saveElementList(list), `list ${route}`);
    for (const [index, item] of items.entries()) {
      const saved = await saveElement({
        route,
        order: index + 1,
        mediaId: media(item.image),
        link: item.link ?? "",
        places: item.places ?? null,
        values: item.shared ?? {},
        texts: { fr_FR: elementTexts(item, "fr_FR"), en_US: elementTexts(item, "en_US") },
      });
      insist(saved, `element ${item.title.en_US}`);
    }
  }
}

function elementTexts({ title, text, values = {} }: DemoElement, locale: Locale) {
  const own = Object.entries(values).map(([name, value]) => [name, value[locale]] as const);
  return { title: title[locale], text: text?.[locale] ?? "", values: Object.fromEntries(own) };
}

async function storeNews(media: FindMedia): Promise<void> {
  for (const [index, { date, promoted = false, image, title, summary, text }] of demoNews.entries()) {
    const texts = perLocale({ title, summary, text });
    insist(await saveNews({ id: index + 1, date, promoted, mediaId: media(image), texts }), `news ${title.en_US}`);
  }
}

async function storeAlbums(media: FindMedia): Promise<void> {
  for (const [index, { id, images, slug, title, text }] of demoAlbums.entries()) {
    const mediaIds = images.map(media).filter((found) => found !== null);
    const texts = perLocale({ slug, title, text });
    insist(await saveAlbum({ id, order: index + 1, mediaIds, texts }), `album ${title.en_US}`);
  }
}

/** Texts by name and language, turned around: by language and name. */
export function perLocale<Name extends string>(
  texts: Readonly<Record<Name, Both>>,
): Record<Locale, Record<Name, string>> {
  const inOne = (locale: Locale) =>
    Object.fromEntries(Object.entries<Both>(texts).map(([name, text]) => [name, text[locale]])) as Record<Name, string>;
  return { fr_FR: inOne("fr_FR"), en_US: inOne("en_US") };
}
