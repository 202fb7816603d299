import type { RecordValues } from "#schemas/collections/collection.ts";
import { elementCollection, ownField } from "#schemas/collections/element-collection.ts";
import type { ElementCollection, ElementField } from "#schemas/content/element-field.ts";
import { readTexts } from "#server/db/json-text.ts";
import { type ElementInput, removeElement, saveElement } from "#server/elements/write.ts";

import { mediaIdOf, pictureOf, rowIdOf, rowsBy, withId } from "./rows-by-id.ts";
import type { CollectionSource } from "./source.ts";
import { textsOfValues, valuesOfTexts } from "./texts-of-values.ts";
import type { Whole } from "./whole.ts";

const names = ["title", "text", "slug"] as const;

/** The elements of one list, with the list's own columns. */
export function elementSource(list: ElementCollection): CollectionSource {
  const { route } = list;
  const localized = list.fields.filter((field) => field.localized);
  const shared = list.fields.filter((field) => !field.localized);
  return {
    collection: elementCollection(list),
    listing: {
      table: "element",
      texts: { table: "element_text", row: "element_id", search: "search", title: "title_sort" },
      order: [{ column: "position", direction: "asc" }],
      only: { column: "route", value: route },
    },
    async read(ids) {
      const rows = (await rowsBy("element", "id", ids)).filter((row) => row.route === route);
      const textsOf = Map.groupBy(await rowsBy("element_text", "element_id", ids), ({ element_id: id }) => id);
      const read = rows.map((row) => {
        const texts = (textsOf.get(row.id) ?? []).map(({ locale, title, text, slug, field_values: stored }) => {
          return { locale, title, text, slug, ...ownValues(localized, readTexts(stored)) };
        });
        const said = valuesOfTexts(texts, [...names, ...localized.map(({ name }) => ownField(name))]);
        const { link, places } = row;
        const own = { picture: pictureOf(row.media_id), link, order: row.position, places, form: row.form_id };
        return [row.id, { ...said, ...ownValues(shared, readTexts(row.shared_values)), ...own }] as const;
      });
      return new Map(read);
    },
    async save(id, values) {
      const input = {
        route,
        order: Number(values["order"]),
        mediaId: mediaIdOf(values["picture"]),
        link: String(values["link"]),
        places: values["places"] as number | null,
        formId: rowIdOf(values["form"]),
        values: columnValues(shared, values),
        texts: textsOf(values, localized),
      } satisfies Whole<ElementInput>;
      return await saveElement({ ...withId(id), ...input });
    },
    remove: removeElement,
  };
}

type Own = Readonly<Record<string, string>>;

/** The values of some columns as a record has them. */
function ownValues(fields: readonly ElementField[], stored: Readonly<Record<string, string>>): Own {
  return Object.fromEntries(fields.map(({ name }) => [ownField(name), stored[name] ?? ""]));
}

/** The values of some columns as the save command takes them. */
function columnValues(fields: readonly ElementField[], values: RecordValues): Own {
  return Object.fromEntries(fields.map(({ name }) => [name, String(values[ownField(name)] ?? "")]));
}

function textsOf(values: RecordValues, localized: readonly ElementField[]) {
  const said = textsOfValues(values, [...names, ...localized.map(({ name }) => ownField(name))]);
  const texts = Object.entries(said).map(([locale, { title = "", text = "", slug = "", ...own }]) => {
    return [locale, { title, text, slug, values: columnValues(localized, own) }] as const;
  });
  return Object.fromEntries(texts);
}
