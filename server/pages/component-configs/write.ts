import { definitionsBySlug } from "#blocks/definitions.ts";
import { checkConfigs } from "#schemas/component-configs/check-configs.ts";
import { type ComponentConfigs, configAt, siteConfigsId } from "#schemas/component-configs/component-configs.ts";
import { changedSlugs } from "#schemas/component-configs/configs-kind.ts";
import { checkProps } from "#schemas/fields/props.ts";
import type { ComponentConfig } from "#schemas/page/layout.ts";
import { ok, type Result } from "#schemas/result.ts";
import { refuse, refuseInput, type Refusal } from "#schemas/refusal.ts";
import { database, dropTags } from "#server/db/context.ts";
import { command } from "#server/db/command.ts";
import { keepRevision } from "#server/db/revisions.ts";

import { publicConfigs } from "./read.ts";

/** Replaces a block's site-wide settings. The block must exist, and the props fit its fields. */
export async function setComponentConfig({ slug, v, props }: ComponentConfig): Promise<Result<null, Refusal>> {
  const definition = definitionsBySlug.get(slug);
  if (!definition) return refuse("not-found", "missing.block", { values: { slug } });
  if (v !== definition.version)
    return refuse("invalid", "block.version", { values: { slug, version: definition.version } });
  const checked = checkProps(definition.fields, props);
  if (!checked.ok) return refuseInput(checked.error);
  return await command(async () => {
    await writeConfig(slug, { v, props: checked.value });
    return ok(null);
  });
}

export interface ConfigsToPublish {
  readonly document: ComponentConfigs;
  readonly label: string;
  readonly authorId: number | null;
}

/** Makes configs those of every block of the site, from the next request on, and keeps them as a revision. */
export async function publishConfigs(input: ConfigsToPublish): Promise<Result<{ readonly revision: number }, Refusal>> {
  const { document, label, authorId } = input;
  return await command(async () => {
    const before = await publicConfigs();
    const problems = checkConfigs(document, definitionsBySlug);
    if (problems.length > 0) return refuse("unprocessable", "input.invalid", { problems });
    for (const slug of changedSlugs(before.document, document)) await writeConfig(slug, configAt(document, slug));
    const place = { kind: "config", documentId: siteConfigsId };
    const revision = await keepRevision({ ...place, document, label, authorId, base: before.revision });
    return ok({ revision });
  });
}

/** Writes what is set for a slug; undefined: nothing is. Pages that such a block stands on are made anew. */
async function writeConfig(slug: string, config: Pick<ComponentConfig, "v" | "props"> | undefined): Promise<void> {
  dropTags(`config:${slug}`);
  if (!config) {
    await database().deleteFrom("component_config").where("slug", "=", slug).execute();
    return;
  }
  const row = { v: config.v, props: JSON.stringify(config.props) };
  await database()
    .insertInto("component_config")
    .values({ slug, ...row })
    .onConflict((conflict) => conflict.column("slug").doUpdateSet(row))
    .execute();
}
