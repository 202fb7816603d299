import type { Localized } from "#schemas/locale.ts";
import { ok, type Result } from "#schemas/result.ts";
import type { Refusal } from "#schemas/refusal.ts";
import { database, dropTags } from "#server/db/context.ts";
import { command } from "#server/db/command.ts";
import { removeRow, rowExists } from "#server/db/row.ts";
import { writeRow } from "#server/db/write-row.ts";

/** A variation to write with all its values, in their order. Values that keep their id keep their row. */
export interface VariationInput {
  readonly id?: number;
  readonly order?: number;
  readonly label: Localized<string>;
  /** What pages write instead of the label. */
  readonly displayLabel?: Localized<string>;
  readonly details: readonly { readonly id?: number; readonly label: Localized<string> }[];
}

/** Adds or replaces a variation. Refused when a value that goes is still in use. */
export async function saveVariation(input: VariationInput): Promise<Result<{ readonly id: number }, Refusal>> {
  return await command(async () => {
    const exists = input.id !== undefined && (await rowExists("variation", input.id));
    const id = await writeRow(
      "variation",
      { id: input.id, exists },
      {
        position: input.order ?? 0,
        label: JSON.stringify(input.label),
        display_label: JSON.stringify(input.displayLabel ?? {}),
      },
    );
    await saveDetails(id, input.details);
    dropTags("variation");
    return ok({ id });
  });
}

/** Removes a variation with its values; one that products have is refused. */
export async function removeVariation(id: number): Promise<Result<null, Refusal>> {
  return await removeRow("variation", id, { missing: "missing.variation", tags: ["variation"] });
}

async function saveDetails(variationId: number, details: VariationInput["details"]): Promise<void> {
  const rows = await database()
    .selectFrom("variation_detail")
    .select("id")
    .where("variation_id", "=", variationId)
    .execute();
  const kept = new Set(details.map(({ id }) => id));
  const gone = rows.map(({ id }) => id).filter((id) => !kept.has(id));
  if (gone.length > 0) await database().deleteFrom("variation_detail").where("id", "in", gone).execute();
  for (const [position, { id, label }] of details.entries()) {
    const exists = rows.some((row) => row.id === id);
    const row = { variation_id: variationId, position, label: JSON.stringify(label) };
    await writeRow("variation_detail", { id, exists }, row);
  }
}
