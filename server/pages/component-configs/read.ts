import { definitionsBySlug } from "#blocks/definitions.ts";
import {
  type ComponentConfigs,
  configList,
  configsOf,
  siteConfigsId,
} from "#schemas/component-configs/component-configs.ts";
import type { ComponentConfig } from "#schemas/page/layout.ts";
import { database } from "#server/db/context.ts";
import { lastRevision } from "#server/db/revisions.ts";
import { readJson } from "#server/db/json-text.ts";
import { prepared } from "#server/db/prepared.ts";
import type { Row } from "#server/db/tables.ts";
import { recordRead } from "#server/db/tags.ts";
import { shownDocument } from "#server/shown-drafts.ts";

/** The site-wide settings of a block (GET /component/conf/{slug}); null when there are none. */
export async function getComponentConfig(slug: string): Promise<ComponentConfig | null> {
  return (await componentConfigs([slug])).get(slug) ?? null;
}

/** The settings of some blocks, in one query; blocks without settings are missing from the map. */
export async function componentConfigs(slugs: Iterable<string>): Promise<ReadonlyMap<string, ComponentConfig>> {
  const wanted = [...new Set(slugs)];
  recordRead(...wanted.map((slug) => `config:${slug}`));
  if (wanted.length === 0) return new Map();
  const shown = shownDocument("config", siteConfigsId) as ComponentConfigs | undefined;
  if (shown) return new Map(configList(shown).map((config) => [config.slug, config]));
  const rows = await rowsOf({ slugs: wanted });
  return new Map(rows.map((row) => [row.slug, presentConfig(row)]));
}

/** The settings of every block that has some. */
export async function listComponentConfigs(): Promise<readonly ComponentConfig[]> {
  const rows = await database().selectFrom("component_config").selectAll().orderBy("slug").execute();
  return rows.map(presentConfig);
}

/** What is public of all of them, as the document that is edited. */
export interface PublicConfigs {
  readonly document: ComponentConfigs;
  /** The revision that they were last published as; null: nobody has published any. */
  readonly revision: number | null;
}

/** The site's configs, brought to their blocks' present versions. */
export async function publicConfigs(): Promise<PublicConfigs> {
  const revision = await lastRevision({ kind: "config", documentId: siteConfigsId });
  return { document: configsOf(await listComponentConfigs(), definitionsBySlug), revision };
}

function presentConfig({ slug, v, props }: Row<"component_config">): ComponentConfig {
  return { slug, v, props: recordOf(readJson(props)) };
}

const rowsOf = prepared(({ slugs }: { slugs: readonly string[] }) =>
  database().selectFrom("component_config").selectAll().where("slug", "in", slugs),
);

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}
