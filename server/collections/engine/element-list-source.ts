import { elementListDefinition } from "#schemas/collections/every/element-list.ts";
import type { ElementField } from "#schemas/content/element-field.ts";
import type { Localized } from "#schemas/locale.ts";
import { database } from "#server/db/context.ts";
import { readTexts } from "#server/db/json-text.ts";
import { type ElementListInput, removeElementList, saveElementList } from "#server/elements/lists/write.ts";
import { columnsIn } from "#server/elements/read.ts";

import { rowsBy } from "./rows-by-id.ts";
import type { CollectionSource } from "./source.ts";
import type { Whole } from "./whole.ts";

export const elementListSource: CollectionSource = {
  collection: elementListDefinition,
  listing: { table: "element_list", title: "label", path: [], order: [{ column: "route", direction: "asc" }] },
  async read(ids) {
    const rows = await rowsBy("element_list", "id", ids);
    return new Map(
      rows.map(({ id, label, one, route, fields }) => {
        const columns = columnsIn(fields).map((column) => ({ ...column, label: column.label ?? {} }));
        return [id, { label: readTexts(label), one: readTexts(one), route, fields: columns }] as const;
      }),
    );
  },
  async save(id, values) {
    const input = {
      label: values["label"] as Localized<string>,
      one: values["one"] as Localized<string>,
      route: String(values["route"]),
      fields: columnsOf(values["fields"]),
    } satisfies Whole<ElementListInput>;
    return await saveElementList({ id: id ?? (await freeId()), ...input });
  },
  remove: removeElementList,
};

/** A number that no list has, nor a record of one that was taken off: published again that is the same list. */
async function freeId(): Promise<number> {
  const { list } = await database()
    .selectFrom("element_list")
    .select(({ fn }) => fn.max<number | null>("id").as("list"))
    .executeTakeFirstOrThrow();
  const { record } = await database()
    .selectFrom("record")
    .select(({ fn }) => fn.max<number | null>("row_id").as("record"))
    .where("collection", "=", elementListDefinition.slug)
    .executeTakeFirstOrThrow();
  return Math.max(Number(list ?? 0), Number(record ?? 0)) + 1;
}

/** Columns as the form says them: what is as it begins is left out there. */
function columnsOf(value: unknown): ElementListInput["fields"] {
  return (value as readonly Partial<ElementField>[]).map(({ name, label, kind = "text", localized = true }) => ({
    ...(name && { name }),
    ...(label && { label }),
    kind,
    localized,
  }));
}
