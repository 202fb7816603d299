import type { RecordValues } from "#schemas/collections/collection.ts";
import { customization } from "#schemas/collections/every/customization.ts";
import { isLocale, type Localized } from "#schemas/locale.ts";
import { refuseInput } from "#schemas/refusal.ts";
import { ok } from "#schemas/result.ts";
import type { CustomizationDefinition } from "#schemas/commerce/customization-definition.ts";
import { removeCustomization, saveCustomization } from "#server/customizations/write.ts";
import { database } from "#server/db/context.ts";

import { questionsIn, readQuestions } from "./customization-questions.ts";
import { rowIdOf, rowsBy } from "./rows-by-id.ts";
import type { CollectionSource } from "./source.ts";
import type { Whole } from "./whole.ts";

const { slug } = customization;

export const customizationSource: CollectionSource = {
  collection: customization,
  listing: {
    table: "customization",
    texts: { table: "product_text", row: "product_id", search: "search", title: "name_sort", isAnothers: true },
    order: [{ column: "id", direction: "desc" }],
  },
  hasOwnRows: true,
  async read(ids) {
    const rows = await rowsBy("customization", "id", ids);
    const asked = Map.groupBy(await rowsBy("customization_input", "product_id", ids), (input) => input.product_id);
    return new Map(
      rows.map((row): [number, RecordValues] => {
        const inputs = readQuestions(asked.get(row.id) ?? []);
        return [row.id, { product: row.id, type: row.type, isExcludedFromWithdrawal: row.is_excluded === 1, inputs }];
      }),
    );
  },
  async names(ids) {
    const named = Map.groupBy(await rowsBy("product_text", "product_id", ids), (text) => text.product_id);
    return new Map(
      [...named].map(([id, texts]) => {
        const names = texts.flatMap(({ locale, name }) => (isLocale(locale) && name !== "" ? [[locale, name]] : []));
        return [id, Object.fromEntries(names) as Localized<string>] as const;
      }),
    );
  },
  async save(id, values) {
    const product = rowIdOf(values["product"]) ?? 0;
    if (id !== undefined && id !== product) return refuseInput([{ key: "product", messageKey: "key.fixed" }]);
    if (id === undefined && (await hasOne(product))) return refuseInput([{ key: "product", messageKey: "key.taken" }]);
    const input = {
      type: values["type"] as CustomizationDefinition["type"],
      isExcludedFromWithdrawal: values["isExcludedFromWithdrawal"] === true,
      inputs: questionsIn(values["inputs"], await idsOfOthers(product)),
    } satisfies Whole<CustomizationDefinition>;
    const saved = await saveCustomization(product, input);
    return saved.ok ? ok({ id: product }) : saved;
  },
  remove: removeCustomization,
};

/** Whether there is a record of a product already, which visitors may have or not. */
async function hasOne(product: number): Promise<boolean> {
  const edited = database()
    .selectFrom("record")
    .select("id")
    .where("collection", "=", slug)
    .where("row_id", "=", product);
  return (await edited.executeTakeFirst()) !== undefined || (await rowsBy("customization", "id", [product])).length > 0;
}

/** The questions of other products: a copy of a record has none of their ids. */
async function idsOfOthers(product: number): Promise<ReadonlySet<number>> {
  const rows = await database()
    .selectFrom("customization_input")
    .select("id")
    .where("product_id", "<>", product)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
