import { checkNutrition } from "#schemas/labels/energy.ts";
import {
  labelVersion,
  parseFoodLabel,
  parseIngredient,
  type FoodLabel,
  type FoodLabelInput,
} from "#schemas/labels/food-label.ts";
import { checkLimits } from "#schemas/labels/limits.ts";
import { sameValue } from "#schemas/editing/same-value.ts";
import { isRecord, under } from "#schemas/fields/check.ts";
import { refuse, refuseInput, type Problem, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { command } from "#server/db/command.ts";
import { database, dropTags, now } from "#server/db/context.ts";
import { readJson } from "#server/db/json-text.ts";

/**
 * Writes what the law wants known of wines that hold the same: one vintage in its sizes, by their references. Refused:
 * a reference that there isn't; a label of which something can't be read, and a new one that can't be true or is more than
 * a form can show, with what that is. What one of them says already was accepted once, and passes.
 */
export async function saveFoodLabel(
  references: readonly string[],
  given: FoodLabelInput,
): Promise<Result<null, Refusal>> {
  const label = parseFoodLabel(given);
  const lost = unread(given);
  if (lost.length > 0) return refuseInput(lost);
  return await command(async () => {
    const rows = await labelled(references);
    if (rows.length !== new Set(references).size) return refuse("not-found", "label.noWine");
    const others = rows.filter(({ before }) => before === null || !sameValue(parseFoodLabel(readJson(before)), label));
    const problems = others.length === rows.length ? wrongIn(label) : [];
    if (problems.length > 0) return refuseInput(problems);
    const document = JSON.stringify({ v: labelVersion, ...label });
    const values = { document, changed_at: now() };
    for (const { id, product } of others) {
      await database()
        .insertInto("food_label")
        .values({ declination_id: id, ...values })
        .onConflict((conflict) => conflict.column("declination_id").doUpdateSet(values))
        .execute();
      dropTags("product", `product:${product}`);
    }
    return ok(null);
  });
}

/** Takes away what is known of some wines, by their references and of some ids alone; their e-labels answer nothing then. */
export async function removeFoodLabels(references: readonly string[], among: ReadonlySet<number>): Promise<void> {
  const rows = (await labelled(references)).filter(({ id, before }) => before !== null && among.has(id));
  for (const { id, product } of rows) {
    await database().deleteFrom("food_label").where("declination_id", "=", id).execute();
    dropTags("product", `product:${product}`);
  }
}

async function labelled(references: readonly string[]) {
  if (references.length === 0) return [];
  return await database()
    .selectFrom("declination")
    .leftJoin("food_label", "food_label.declination_id", "declination.id")
    .select(["declination.id", "declination.product_id as product", "food_label.document as before"])
    .where("declination.reference", "in", [...references])
    .execute();
}

function wrongIn(label: FoodLabel): readonly Problem[] {
  return [...checkLimits(label), ...under("nutrition", checkNutrition({ ...label.nutrition }))];
}

/** What was given and not understood, by its name: nothing that the law wants told is dropped in silence. */
function unread({ ingredients, nutrition, allergens, acids }: FoodLabelInput): readonly Problem[] {
  const items: readonly unknown[] | null = Array.isArray(ingredients) ? ingredients : null;
  const read = parseFoodLabel({ nutrition, allergens, acids });
  const lost = [
    ...(items === null ? ["ingredients"] : items.flatMap((item, index) => lostOf(item, `ingredients.${index}`))),
    ...(isSaid(nutrition) && read.nutrition === null ? ["nutrition"] : []),
    ...(isSaid(acids) && read.acids === null ? ["acids"] : []),
    ...lostTexts(allergens, "allergens"),
  ];
  return lost.map((key) => ({ key, messageKey: "label.unread" }));
}

function lostOf(given: unknown, key: string): readonly string[] {
  const read = parseIngredient(given);
  if (!isRecord(given) || read === null) return [key];
  const isLost = isSaid(given["role"]) && read.role === null;
  return [...(isLost ? [`${key}.role`] : []), ...("text" in read ? lostTexts(given["text"], `${key}.text`) : [])];
}

/** A language that isn't the Union's, or a text that is none. */
function lostTexts(given: unknown, key: string): readonly string[] {
  if (!isSaid(given)) return [];
  if (!isRecord(given)) return [key];
  const read = parseFoodLabel({ allergens: given }).allergens;
  const isRead = Object.entries(given).every(([code, text]) => text === "" || Object.hasOwn(read, code));
  return isRead ? [] : [key];
}

function isSaid(value: unknown): boolean {
  return value !== null && value !== undefined;
}
