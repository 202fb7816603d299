import { newsletterList } from "#schemas/collections/every/newsletter-list.ts";
import type { Localized } from "#schemas/locale.ts";
import { type ListInput, removeNewsletterList, saveNewsletterList } from "#server/newsletter/lists/write.ts";

import { rowsBy, withId } from "./rows-by-id.ts";
import type { CollectionSource } from "./source.ts";
import { valuesOfTexts } from "./texts-of-values.ts";
import type { Whole } from "./whole.ts";

export const newsletterListSource: CollectionSource = {
  collection: newsletterList,
  listing: {
    table: "newsletter_list",
    texts: { table: "newsletter_list_text", row: "newsletter_list_id", title: "name" },
    order: [{ column: "position", direction: "asc" }],
  },
  async read(ids) {
    const rows = await rowsBy("newsletter_list", "id", ids);
    const texts = await rowsBy("newsletter_list_text", "newsletter_list_id", ids);
    const textsOf = Map.groupBy(texts, ({ newsletter_list_id: id }) => id);
    return new Map(rows.map(({ id }) => [id, valuesOfTexts(textsOf.get(id) ?? [], ["name", "description"])]));
  },
  async save(id, values) {
    const input = {
      name: values["name"] as Localized<string>,
      description: values["description"] as Localized<string>,
    } satisfies Whole<ListInput>;
    return await saveNewsletterList({ ...withId(id), ...input });
  },
  remove: removeNewsletterList,
};
