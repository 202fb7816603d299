import { definitions } from "#blocks/definitions.ts";
import type { BlockDefinition } from "#blocks/kit/define-block.ts";

/** Every block of the product by its slug. */
export const blockDefinitions: ReadonlyMap<string, BlockDefinition> = new Map(
  definitions.map((definition) => [definition.slug, definition as BlockDefinition]),
);

/** Finds a block's definition; undefined for a slug nobody registered. */
export function findDefinition(slug: string): BlockDefinition | undefined {
  return blockDefinitions.get(slug);
}
