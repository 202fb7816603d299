import { definitionsBySlug } from "#blocks/definitions.ts";
import { checkProps } from "#schemas/fields/props.ts";
import type { ComponentConfig } from "#schemas/page/layout.ts";
import { ok, type Result } from "#schemas/result.ts";
import { database, dropTags } from "#server/db/context.ts";
import { command, refuse, type Refusal } from "#server/db/refusal.ts";

/** Replaces a block's site-wide settings. The block must exist, and the props fit its fields. */
export async function setComponentConfig({ slug, v, props }: ComponentConfig): Promise<Result<null, Refusal>> {
  const definition = definitionsBySlug.get(slug);
  if (!definition) return refuse("not-found", `There is no block "${slug}"`);
  if (v !== definition.version) return refuse("invalid", `The block "${slug}" is at version ${definition.version}`);
  const checked = checkProps(definition.fields, props);
  if (!checked.ok) {
    const errors = checked.error.map(({ path, message }) => ({ key: path, error: message }));
    return refuse("invalid", "Some settings don't fit the block", errors);
  }
  return await command(async () => {
    const row = { v, props: JSON.stringify(checked.value) };
    await database()
      .insertInto("component_config")
      .values({ slug, ...row })
      .onConflict((conflict) => conflict.column("slug").doUpdateSet(row))
      .execute();
    dropTags(`config:${slug}`);
    return ok(null);
  });
}
