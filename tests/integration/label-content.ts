import { database } from "#server/db/context.ts";
import { saveFoodLabel } from "#server/labels/write.ts";
import { done } from "#tests/setup/results.ts";

/** The first of what is sold says what the law wants of it. */
export async function fillLabel(): Promise<void> {
  const { reference } = await database()
    .selectFrom("declination")
    .select("reference")
    .where("id", "=", 1)
    .executeTakeFirstOrThrow();
  const nothing = { fat: 0, saturates: 0, carbohydrates: 0, sugars: 0, protein: 0, salt: 0 };
  const label = { ingredients: [{ term: "grapes" }], nutrition: { energyKj: 310, energyKcal: 75, ...nothing } };
  done(await saveFoodLabel([reference], label));
}
