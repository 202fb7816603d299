import { blogFolder } from "#schemas/collections/every/blog-folder.ts";
import { type BlogFolderInput, removeBlogFolder, saveBlogFolder } from "#server/blog/folders/write.ts";

import { mediaIdOf, pictureOf, rowIdOf, rowsBy, withId } from "./rows-by-id.ts";
import type { CollectionSource } from "./source.ts";
import { textsOfValues, valuesOfTexts } from "./texts-of-values.ts";
import type { Whole } from "./whole.ts";

const names = ["name", "text", "slug"] as const;

export const blogFolderSource: CollectionSource = {
  collection: blogFolder,
  listing: {
    table: "blog_folder",
    texts: { table: "blog_folder_text", row: "blog_folder_id", title: "name" },
    order: [{ column: "position", direction: "asc" }],
  },
  async read(ids) {
    const rows = await rowsBy("blog_folder", "id", ids);
    const texts = Map.groupBy(await rowsBy("blog_folder_text", "blog_folder_id", ids), (text) => text.blog_folder_id);
    const read = rows.map((row) => {
      const own = { picture: pictureOf(row.media_id), parent: row.parent_id, order: row.position };
      return [row.id, { ...valuesOfTexts(texts.get(row.id) ?? [], names), ...own }] as const;
    });
    return new Map(read);
  },
  async save(id, values) {
    const input = {
      parentId: rowIdOf(values["parent"]),
      order: Number(values["order"]),
      mediaId: mediaIdOf(values["picture"]),
      texts: textsOfValues(values, names),
    } satisfies Whole<BlogFolderInput>;
    return await saveBlogFolder({ ...withId(id), ...input });
  },
  remove: removeBlogFolder,
};
