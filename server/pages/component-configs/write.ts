import { definitionsBySlug } from "#blocks/definitions.ts";
import { checkProps } from "#schemas/fields/props.ts";
import type { ComponentConfig } from "#schemas/page/layout.ts";
import { ok, type Result } from "#schemas/result.ts";
import { refuse, refuseInput, type Refusal } from "#schemas/refusal.ts";
import { database, dropTags } from "#server/db/context.ts";
import { command } from "#server/db/command.ts";

/** Replaces a block's site-wide settings. The block must exist, and the props fit its fields. */
export async function setComponentConfig({ slug, v, props }: ComponentConfig): Promise<Result<null, Refusal>> {
  const definition = definitionsBySlug.get(slug);
  if (!definition) return refuse("not-found", "missing.block", { values: { slug } });
  if (v !== definition.version)
    return refuse("invalid", "block.version", { values: { slug, version: definition.version } });
  const checked = checkProps(definition.fields, props);
  if (!checked.ok) return refuseInput(checked.error);
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
