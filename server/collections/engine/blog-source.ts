import { blog } from "#schemas/collections/every/blog.ts";
import { type BlogInput, removeBlog, saveBlog } from "#server/blog/write.ts";

import { mediaIdOf, pictureOf, rowIdOf, rowsBy, withId } from "./rows-by-id.ts";
import { publishedAtOf, shownFromOf } from "./shown-from.ts";
import type { CollectionSource } from "./source.ts";
import { textsOfValues, valuesOfTexts } from "./texts-of-values.ts";
import type { Whole } from "./whole.ts";

const names = ["title", "summary", "text", "slug"] as const;

export const blogSource: CollectionSource = {
  collection: blog,
  listing: {
    table: "blog",
    texts: { table: "blog_text", row: "blog_id", search: "search", title: "title_sort" },
    order: [{ column: "published_at", direction: "desc" }],
    shownAt: "published_at",
  },
  async read(ids) {
    const [rows, texts] = [await rowsBy("blog", "id", ids), await rowsBy("blog_text", "blog_id", ids)];
    const textsOf = Map.groupBy(texts, ({ blog_id: id }) => id);
    const read = rows.map((row) => {
      const shown = { date: row.day, publishedAt: shownFromOf(row), folder: row.folder_id };
      const own = { picture: pictureOf(row.media_id), ...shown };
      return [row.id, { ...valuesOfTexts(textsOf.get(row.id) ?? [], names), ...own }] as const;
    });
    return new Map(read);
  },
  async save(id, values) {
    const input = {
      folderId: rowIdOf(values["folder"]),
      date: String(values["date"]),
      publishedAt: publishedAtOf(values),
      mediaId: mediaIdOf(values["picture"]),
      texts: textsOfValues(values, names),
    } satisfies Whole<BlogInput>;
    return await saveBlog({ ...withId(id), ...input });
  },
  remove: removeBlog,
};
