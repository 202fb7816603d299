import { isRecord } from "../fields/check.ts";
import type { BlockRegistry } from "../page/block-registry.ts";
import { type BlockNode, type ComponentConfig, emptyLayout, type LayoutDocument } from "../page/layout.ts";
import { migrateProps } from "../page/migrate-block.ts";

/** What is set for every block of a slug, by the slug: all component configs of the site, edited as one document. */
export interface ComponentConfigs {
  readonly version: typeof configsVersion;
  /** Those that set something. */
  readonly configs: Readonly<Record<string, Pick<ComponentConfig, "v" | "props">>>;
}

export const configsVersion = 1;

/** The one document's id among the drafts of its kind: a site has one. */
export const siteConfigsId = 1;

/** [CC6] The document of some configs: each in its block's present version as far as it can be brought there, none that sets nothing. */
export function configsOf(stored: readonly ComponentConfig[], registry: BlockRegistry): ComponentConfigs {
  const present = stored.map(({ slug, v, props }) => {
    const schema = registry.get(slug);
    const migrated = schema && migrateProps(schema, { v, props });
    return [slug, migrated?.ok ? migrated.value : { v, props }] as const;
  });
  const setting = present.filter(([, { props }]) => Object.keys(props).length > 0);
  return { version: configsVersion, configs: Object.fromEntries(setting) };
}

/** [CC6] Reads a document as it was stored; what can't be read of it is as if nobody had said it. Null: this is none. */
export function parseConfigs(text: string, registry: BlockRegistry): ComponentConfigs | null {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(stored) || stored["version"] !== configsVersion || !isRecord(stored["configs"])) return null;
  const read = Object.entries(stored["configs"]).flatMap(([slug, config]) => {
    const { v, props } = isRecord(config) ? config : {};
    return typeof v === "number" && isRecord(props) ? [{ slug, v, props }] : [];
  });
  return configsOf(read, registry);
}

/** The configs one by one, as blocks are given them. */
export function configList({ configs }: ComponentConfigs): readonly ComponentConfig[] {
  return Object.entries(configs).map(([slug, { v, props }]) => ({ slug, v, props }));
}

/** What is set for a slug; undefined: nothing is. */
export function configAt({ configs }: ComponentConfigs, slug: string): ComponentConfigs["configs"][string] | undefined {
  return Object.hasOwn(configs, slug) ? configs[slug] : undefined;
}

/** The block that stands for all of its slug: its props are what is set for them. */
export function nodeFor(slug: string, { v, props }: Pick<ComponentConfig, "v" | "props">): BlockNode {
  return { id: slug, slug, v, props, slots: {} };
}

/** The configs as a layout's blocks, whose commands and leaves are theirs too. */
export function asBlocks({ configs }: ComponentConfigs): LayoutDocument {
  const nodes = Object.entries(configs).map(([slug, config]) => [slug, nodeFor(slug, config)] as const);
  return { ...emptyLayout("template"), blocks: Object.fromEntries(nodes) };
}
