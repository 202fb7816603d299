import type { Customization, CustomizationInput } from "#schemas/commerce/customization.ts";
import {
  type CustomizationDefinition,
  type DefinedInput,
  localizedInput,
} from "#schemas/commerce/customization-definition.ts";
import { defaultLocale, type Locale } from "#schemas/locale.ts";
import { database } from "#server/db/context.ts";
import { readJson } from "#server/db/json-text.ts";
import { prepared } from "#server/db/prepared.ts";
import { isRowId } from "#server/db/row-id.ts";
import { recordRead } from "#server/db/tags.ts";

export { customizationTotal, type KeptAnswer, keptAnswers, stillFits, takenAnswers } from "./rules.ts";
export { presentAnswers, readLineAnswers, storedAnswers } from "./present.ts";

/** How a product is made for its buyers, in one language; null when it isn't. */
export async function customizationOf(productId: number, locale: Locale): Promise<Customization | null> {
  return (await customizationsOf([productId], locale)).get(productId) ?? null;
}

/** Of some products those that are made for their buyers, and how. */
export async function customizationsOf(
  productIds: readonly number[],
  locale: Locale,
): Promise<ReadonlyMap<number, Customization>> {
  const ids = productIds.filter(isRowId);
  recordRead(...ids.map((id) => `product:${id}`));
  if (ids.length === 0) return new Map();
  const rows = Map.groupBy(await selectInputs({ ids }), ({ product_id: product }) => product);
  return new Map(
    [...rows].flatMap(([product, inputs]) => {
      const [first] = inputs;
      return first ? [[product, presentDefinition(first, inputs, locale)] as const] : [];
    }),
  );
}

type InputRow = Awaited<ReturnType<typeof selectInputs>>[number];

function presentDefinition(
  { type, is_excluded: excluded }: InputRow,
  inputs: readonly InputRow[],
  locale: Locale,
): Customization {
  return {
    type,
    isExcludedFromWithdrawal: excluded === 1,
    inputs: inputs.map((row) => localizedInput(definedIn(row), locale)),
  };
}

const selectInputs = prepared(({ ids }: { ids: readonly number[] }) =>
  database()
    .selectFrom("customization")
    .innerJoin("customization_input", "customization_input.product_id", "customization.id")
    .select(["customization.id as product_id", "customization.type", "customization.is_excluded"])
    .select(["customization_input.id", "customization_input.document"])
    .where("customization.id", "in", ids)
    .orderBy("customization_input.position"),
);

/** One field by its id; null when there is none. */
export async function inputById(id: number, locale: Locale): Promise<CustomizationInput | null> {
  if (!isRowId(id)) return null;
  const row = await database()
    .selectFrom("customization_input")
    .innerJoin("product", "product.id", "customization_input.product_id")
    .select(["customization_input.id", "customization_input.document"])
    .where("customization_input.id", "=", id)
    .where("product.is_published", "=", 1)
    .executeTakeFirst();
  return row ? localizedInput(definedIn(row), locale) : null;
}

/** What is written down of a product, as `saveCustomization` takes it; null: nothing. */
export async function storedCustomization(productId: number): Promise<CustomizationDefinition | null> {
  const [first, ...others] = isRowId(productId) ? await selectInputs({ ids: [productId] }) : [];
  if (!first) return null;
  return {
    type: first.type,
    isExcludedFromWithdrawal: first.is_excluded === 1,
    inputs: [first, ...others].map(definedIn),
  };
}

/** A product of which a declination is sold, by the declination's id; null when it isn't sold. */
export async function productOf(declinationId: number): Promise<number | null> {
  if (!isRowId(declinationId)) return null;
  const [row] = await selectProduct({ id: declinationId });
  return row?.product_id ?? null;
}

const selectProduct = prepared(({ id }: { id: number }) =>
  database().selectFrom("declination").select("product_id").where("id", "=", id).where("archived_at", "is", null),
);

// `saveCustomization` checked it before it was written.
function definedIn({ id, document }: Pick<InputRow, "id" | "document">): DefinedInput & { readonly id: number } {
  return { ...(readJson(document) as DefinedInput), id };
}

/** The product of which a form has a reference, sold or not; null when there is none. */
export async function productByReference(reference: string): Promise<number | null> {
  const row = await database()
    .selectFrom("declination")
    .select("product_id")
    .where("reference", "=", reference)
    .executeTakeFirst();
  return row?.product_id ?? null;
}

/** A product that is made for its buyers, in a list. */
export interface CustomizedProduct {
  readonly references: readonly string[];
  readonly type: Customization["type"];
  /** Of its fields, in the default language. */
  readonly labels: readonly string[];
}

/** Every product that is made for its buyers, for the operator. */
export async function listCustomizations(): Promise<readonly CustomizedProduct[]> {
  const rows = await database()
    .selectFrom("customization")
    .innerJoin("declination", "declination.product_id", "customization.id")
    .select(["customization.id as product_id", "declination.reference"])
    .orderBy("declination.reference")
    .execute();
  const references = Map.groupBy(rows, ({ product_id: product }) => product);
  const known = await customizationsOf([...references.keys()], defaultLocale);
  return [...known].map(([product, { type, inputs }]) => ({
    references: (references.get(product) ?? []).map(({ reference }) => reference),
    type,
    labels: inputs.map(({ label }) => label),
  }));
}
