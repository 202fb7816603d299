import type { Localized } from "#schemas/locale.ts";
import { ok, type Result } from "#schemas/result.ts";
import { refuseInput, type Problem, type Refusal } from "#schemas/refusal.ts";
import { dropTags } from "#server/db/context.ts";
import type { ConstraintKeys } from "#server/db/constraint.ts";
import { commandOn } from "#server/db/command.ts";
import { removeRow, rowExists } from "#server/db/row.ts";
import { writeRow } from "#server/db/write-row.ts";

/** A kind of dish to write, whole. With the id of an existing one it is replaced. */
export interface MealIconInput {
  readonly id?: number;
  /** Lower-case letters, digits and single hyphens: it stands in addresses. */
  readonly key: string;
  readonly order?: number;
  /** The `d` of one SVG path on a 24 × 24 grid. */
  readonly icon: string;
  readonly label: Localized<string>;
}

/** Adds or replaces a kind of dish. Refused when its key or its path could be anything else. */
export async function saveMealIcon(input: MealIconInput): Promise<Result<{ readonly id: number }, Refusal>> {
  const { key, icon } = input;
  const problems: Problem[] = [];
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key)) problems.push({ key: "key", messageKey: "key.hyphenated" });
  if (!/^[MmLlHhVvCcSsQqTtAaZz0-9\s,.-]*$/.test(icon)) problems.push({ key: "icon", messageKey: "key.svgPath" });
  if (problems.length > 0) return refuseInput(problems);
  return await commandOn(keys, async () => {
    const exists = input.id !== undefined && (await rowExists("meal_icon", input.id));
    const row = { key, position: input.order ?? 0, icon, label: JSON.stringify(input.label) };
    const id = await writeRow("meal_icon", { id: input.id, exists }, row);
    dropTags("meal-icon");
    return ok({ id });
  });
}

/** Removes a kind of dish; one that wines go with is refused. */
export async function removeMealIcon(id: number): Promise<Result<null, Refusal>> {
  return await removeRow("meal_icon", id, { missing: "missing.mealIcon", tags: ["meal-icon"] });
}

/** What the caller calls the columns. */
const keys: ConstraintKeys = { "meal_icon.key": "key" };
