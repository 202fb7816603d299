import { fold } from "#schemas/fold.ts";
import { defaultLocale } from "#schemas/locale.ts";
import type { Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { saveVariation } from "#server/catalogue/variations/write.ts";
import { database } from "#server/db/context.ts";
import { readTexts } from "#server/db/json-text.ts";

import type { ImportedForm } from "../shapes.ts";

/** A value of one of the site's variations. */
export interface VariationValue {
  readonly idVariation: number;
  readonly id: number;
}

/** The values that a product's forms have, by the name of the option and the value, folded and parted by a line's end. */
export type VariationValues = ReadonlyMap<string, VariationValue>;

/** Where a value is found. */
export function valueKey(name: string, value: string): string {
  return `${fold(name)}\n${fold(value)}`;
}

/**
 * The site's variations in which a product's forms differ: those of the same name are taken, with the values that they lack
 * added; others are made. Inside the transaction that saves the product.
 */
export async function bringVariations(forms: readonly ImportedForm[]): Promise<Result<VariationValues, Refusal>> {
  const wanted = Map.groupBy(
    forms.flatMap(({ options }) => options),
    ([name]) => fold(name),
  );
  const found = new Map<string, VariationValue>();
  for (const [folded, pairs] of wanted) {
    const values = [...new Map(pairs.map(([, value]) => [fold(value), value])).values()];
    const brought = await bringVariation({ folded, name: pairs[0]?.[0] ?? "", values });
    if (!brought.ok) return brought;
    for (const [value, id] of brought.value) found.set(`${folded}\n${value}`, id);
  }
  return ok(found);
}

interface Wanted {
  readonly folded: string;
  readonly name: string;
  readonly values: readonly string[];
}

async function bringVariation({
  folded,
  name,
  values,
}: Wanted): Promise<Result<ReadonlyMap<string, VariationValue>, Refusal>> {
  const before = (await database().selectFrom("variation").selectAll().orderBy("id").execute()).find(
    ({ label }) => fold(readTexts(label)[defaultLocale] ?? "") === folded,
  );
  const known = before ? await detailsOf(before.id) : [];
  const missing = values.filter((value) => !known.some((detail) => detail.folded === fold(value)));
  if (before && missing.length === 0) return ok(byValue(before.id, known));
  const saved = await saveVariation({
    ...(before && { id: before.id, order: before.position, displayLabel: readTexts(before.display_label) }),
    label: before ? readTexts(before.label) : { [defaultLocale]: name },
    details: [
      ...known.map(({ id, label }) => ({ id, label })),
      ...missing.map((value) => ({ label: { [defaultLocale]: value } })),
    ],
  });
  return saved.ok ? ok(byValue(saved.value.id, await detailsOf(saved.value.id))) : saved;
}

async function detailsOf(variation: number) {
  const rows = await database()
    .selectFrom("variation_detail")
    .selectAll()
    .where("variation_id", "=", variation)
    .orderBy("position")
    .execute();
  return rows.map(({ id, label }) => {
    const texts = readTexts(label);
    return { id, label: texts, folded: fold(texts[defaultLocale] ?? "") };
  });
}

function byValue(idVariation: number, details: Awaited<ReturnType<typeof detailsOf>>) {
  return new Map(details.map(({ id, folded }) => [folded, { idVariation, id }]));
}
