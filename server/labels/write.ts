import { labelVersion, parseFoodLabel, type FoodLabel } from "#schemas/labels/food-label.ts";
import { refuse, refuseInput, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { command } from "#server/db/command.ts";
import { database, dropTags, now } from "#server/db/context.ts";

/**
 * Writes what the law wants known of wines that hold the same: one vintage in its sizes, by their references. Refused:
 * a reference that there isn't; a label of which something can't be read, with what that is.
 */
export async function saveFoodLabel(references: readonly string[], given: unknown): Promise<Result<null, Refusal>> {
  const label = parseFoodLabel(given);
  const lost = lostOf(given, label);
  if (lost !== null) return refuseInput([{ key: lost, messageKey: "label.unread" }]);
  return await command(async () => {
    const rows = await database()
      .selectFrom("declination")
      .select(["id", "product_id as product"])
      .where("reference", "in", [...references])
      .execute();
    if (rows.length !== new Set(references).size) return refuse("not-found", "label.noWine");
    const values = { document: JSON.stringify({ v: labelVersion, ...label }), changed_at: now() };
    for (const { id, product } of rows) {
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

/** What was given and not understood, by its name: nothing that the law wants told is dropped in silence. */
function lostOf(given: unknown, read: FoodLabel): string | null {
  const { ingredients, nutrition }: { ingredients?: unknown; nutrition?: unknown } = Object(given);
  if (!Array.isArray(ingredients) || ingredients.length !== read.ingredients.length) return "ingredients";
  return (nutrition ?? null) !== null && read.nutrition === null ? "nutrition" : null;
}
