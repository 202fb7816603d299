import { service } from "#schemas/collections/every/service.ts";
import { removeService, saveService, type ServiceInput } from "#server/services/write.ts";

import { mediaIdOf, pictureOf, rowsBy, withId } from "./rows-by-id.ts";
import type { CollectionSource } from "./source.ts";
import { textsOfValues, valuesOfTexts } from "./texts-of-values.ts";
import type { Whole } from "./whole.ts";

const names = ["title", "summary", "text", "slug"] as const;

export const serviceSource: CollectionSource = {
  collection: service,
  listing: {
    table: "service",
    texts: { table: "service_text", row: "service_id", search: "search", title: "title_sort" },
    order: [{ column: "position", direction: "asc" }],
  },
  async read(ids) {
    const [rows, texts] = [await rowsBy("service", "id", ids), await rowsBy("service_text", "service_id", ids)];
    const textsOf = Map.groupBy(texts, ({ service_id: id }) => id);
    const tagsOf = Map.groupBy(await rowsBy("service_tag", "service_id", ids), ({ service_id: id }) => id);
    const read = rows.map((row) => {
      const tags = (tagsOf.get(row.id) ?? []).map(({ tag }) => tag).toSorted();
      const own = { picture: pictureOf(row.media_id), tags, order: row.position };
      return [row.id, { ...valuesOfTexts(textsOf.get(row.id) ?? [], names), ...own }] as const;
    });
    return new Map(read);
  },
  async save(id, values) {
    const input = {
      order: Number(values["order"]),
      mediaId: mediaIdOf(values["picture"]),
      tags: values["tags"] as readonly string[],
      texts: textsOfValues(values, names),
    } satisfies Whole<ServiceInput>;
    return await saveService({ ...withId(id), ...input });
  },
  remove: removeService,
};
