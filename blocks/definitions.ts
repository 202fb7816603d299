import type { BlockDefinition } from "./kit/define-block.ts";
import { columnsDefinition } from "./columns/definition.ts";
import { richTextDefinition } from "./rich-text/definition.ts";
import { sectionDefinition } from "./section/definition.ts";

/** Every block, as pure data: for the server, the editor and the documentation. */
export const definitions: readonly BlockDefinition[] = [sectionDefinition, columnsDefinition, richTextDefinition];

/** Every block by its slug. */
export const definitionsBySlug: ReadonlyMap<string, BlockDefinition> = new Map(
  definitions.map((definition) => [definition.slug, definition]),
);
