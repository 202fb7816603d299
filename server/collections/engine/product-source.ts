import { product } from "#schemas/collections/every/product.ts";
import type { RecordValues } from "#schemas/collections/collection.ts";
import type { Refusal } from "#schemas/refusal.ts";
import { err, ok, type Result } from "#schemas/result.ts";
import { saveProduct } from "#server/catalogue/products/write.ts";
import { saveBoxItems, saveRecommendations } from "#server/catalogue/relations/write.ts";
import { command } from "#server/db/command.ts";
import { database } from "#server/db/context.ts";

import { boxItemsIn, type KnownRows, productInput, recommendedIn } from "./product-input.ts";
import { saveLabels } from "./product-labels.ts";
import { productValues } from "./product-values.ts";
import { rowsBy } from "./rows-by-id.ts";
import type { CollectionSource } from "./source.ts";

export const productSource: CollectionSource = {
  collection: product,
  listing: {
    table: "product",
    texts: { table: "product_text", row: "product_id", search: "search", title: "name_sort" },
    order: [{ column: "updated_at", direction: "desc" }],
    shown: "is_published",
  },
  hasOwnRows: true,
  read: productValues,
  save: async (id, values) => inRecordsWords(await command(() => saveAll(id, values))),
  /** Orders and carts name it: it is withdrawn, and stays the row that it is. */
  remove: async (id) => {
    const withdrawn = await saveProduct({ id, isPublished: false });
    return withdrawn.ok ? ok(null) : withdrawn;
  },
};

/** Saves a product with what other commands save of it: what it proposes, and what a box holds. */
async function saveAll(
  id: number | undefined,
  values: RecordValues,
): Promise<Result<{ readonly id: number }, Refusal>> {
  const isBox = values["type"] === "BOX";
  const [before] = id === undefined ? [] : await rowsBy("product", "id", [id]);
  if (before?.type === "BOX" && !isBox) await saveBoxItems(before.id, []);
  const known = await knownRows(id);
  const saved = await saveProduct({
    ...(id !== undefined && { id }),
    ...productInput(values, known),
    isPublished: true,
  });
  if (!saved.ok) return saved;
  const recommended = await saveRecommendations(saved.value.id, recommendedIn(values));
  if (!recommended.ok) return recommended;
  const labelled = await saveLabels(saved.value.id, values, known.sold);
  if (!labelled.ok) return labelled;
  const filled = isBox ? await saveBoxItems(saved.value.id, boxItemsIn(values)) : ok(null);
  return filled.ok ? saved : filled;
}

async function knownRows(id: number | undefined): Promise<KnownRows & { readonly sold: ReadonlySet<number> }> {
  const own = await rowsBy("declination", "product_id", id === undefined ? [] : [id]);
  const details = await database().selectFrom("variation_detail").select(["id", "variation_id"]).execute();
  return {
    declinations: new Set(own.map((row) => row.id)),
    sold: new Set(own.filter((row) => row.archived_at === null).map((row) => row.id)),
    variationOf: new Map(details.map((row) => [row.id, row.variation_id])),
  };
}

/** What the catalogue calls otherwise than the record does. */
const names: readonly (readonly [RegExp, string])[] = [
  [/^lists\./, ""],
  [/^(pairings\.\d+)$/, "$1.mealIcon"],
  [/^(variations\.\d+)$/, "$1.variation"],
  [/^(declinations\.\d+\.variations\.\d+)$/, "$1.value"],
  [/^recommended\.(\d+)$/, "recommendations.$1.product"],
  [/^items\b/, "boxItems"],
  [/\bdeclinationId$/, "declination"],
  [/^backMediaId$/, "backPicture"],
  [/\bmediaId$/, "picture"],
  [/\bfixedPriceCents$/, "fixedPrice"],
  [/\bpriceCents$/, "price"],
];

function inRecordsWords<Value>(result: Result<Value, Refusal>): Result<Value, Refusal> {
  if (result.ok) return result;
  const { problems = [], ...others } = result.error;
  const said = problems.map((problem) => {
    const key = names.reduce((name, [pattern, other]) => name.replace(pattern, other), problem.key);
    return { ...problem, key };
  });
  return err({ ...others, ...(said.length > 0 && { problems: said }) });
}
