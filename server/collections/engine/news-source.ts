import { news } from "#schemas/collections/every/news.ts";
import { type NewsInput, removeNews, saveNews } from "#server/news/write.ts";

import { mediaIdOf, pictureOf, rowsBy, withId } from "./rows-by-id.ts";
import { publishedAtOf, shownFromOf } from "./shown-from.ts";
import type { CollectionSource } from "./source.ts";
import { textsOfValues, valuesOfTexts } from "./texts-of-values.ts";
import type { Whole } from "./whole.ts";

const names = ["title", "summary", "text", "slug"] as const;

export const newsSource: CollectionSource = {
  collection: news,
  listing: {
    table: "news",
    texts: { table: "news_text", row: "news_id", search: "search", title: "title_sort" },
    order: [{ column: "published_at", direction: "desc" }],
    shownAt: "published_at",
  },
  async read(ids) {
    const [rows, texts] = [await rowsBy("news", "id", ids), await rowsBy("news_text", "news_id", ids)];
    const textsOf = Map.groupBy(texts, ({ news_id: id }) => id);
    const read = rows.map((row) => {
      const shown = { date: row.day, publishedAt: shownFromOf(row), promoted: row.promoted === 1 };
      const own = { picture: pictureOf(row.media_id), ...shown };
      return [row.id, { ...valuesOfTexts(textsOf.get(row.id) ?? [], names), ...own }] as const;
    });
    return new Map(read);
  },
  async save(id, values) {
    const input = {
      date: String(values["date"]),
      publishedAt: publishedAtOf(values),
      promoted: values["promoted"] === true,
      mediaId: mediaIdOf(values["picture"]),
      texts: textsOfValues(values, names),
    } satisfies Whole<NewsInput>;
    return await saveNews({ ...withId(id), ...input });
  },
  remove: removeNews,
};
