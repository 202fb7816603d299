import { definitionsBySlug } from "#blocks/definitions.ts";
import { checkProps } from "#schemas/fields/props.ts";
import type { ComponentConfig } from "#schemas/page/layout.ts";
import { ok, type Result } from "#schemas/result.ts";
import { database, dropTags } from "#server/db/context.ts";
import { readJson } from "#server/db/json-text.ts";
import { command, refuse, type Refusal } from "#server/db/refusal.ts";
import { recordRead } from "#server/db/tags.ts";

/** The site-wide settings of a block (GET /component/conf/{slug}); null when there are none. */
export async function getComponentConfig(slug: string): Promise<ComponentConfig | null> {
  return (await componentConfigs([slug])).get(slug) ?? null;
}

/** The settings of some blocks, in one query; blocks without settings are missing from the map. */
export async function componentConfigs(slugs: Iterable<string>): Promise<ReadonlyMap<string, ComponentConfig>> {
  const wanted = [...new Set(slugs)];
  recordRead(...wanted.map((slug) => `config:${slug}`));
  if (wanted.length === 0) return new Map();
  const rows = await database().selectFrom("component_config").selectAll().where("slug", "in", wanted).execute();
  return new Map(rows.map(({ slug, v, props }) => [slug, { slug, v, props: recordOf(readJson(props)) }]));
}

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

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}
