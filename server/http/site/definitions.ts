import { definitionsBySlug } from "#blocks/definitions.ts";
import type { BlockDefinition } from "#blocks/kit/define-block.ts";

/** Finds a block's definition; undefined for a slug nobody registered. */
export function findDefinition(slug: string): BlockDefinition | undefined {
  return definitionsBySlug.get(slug);
}
