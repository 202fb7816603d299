import type { Fields } from "../fields/field.ts";
import { number } from "../fields/number.ts";
import { builtInSlugs } from "./layout.ts";

/** What the page model needs to know of a block; a block definition has this shape and more. */
export interface BlockSchema {
  readonly slug: string;
  /** The version of its props. */
  readonly version: number;
  readonly fields: Fields;
  readonly slots?: Readonly<Record<string, SlotSchema>>;
  readonly migrations?: readonly PropsMigration[];
}

export interface SlotSchema {
  /** Slugs that may stand in it; left out: all. */
  readonly accepts?: readonly string[];
  /** The most blocks it takes. */
  readonly max?: number;
}

/** Props of version `from` become props of `from + 1`. */
export interface PropsMigration {
  readonly from: number;
  migrate(props: Readonly<Record<string, unknown>>): Record<string, unknown>;
}

/** Finds a block by its slug; a `Map` of definitions is one. */
export interface BlockRegistry {
  get(slug: string): BlockSchema | undefined;
  /** Slugs that the document at hand can't do without: its page type's `requires`. */
  readonly required?: readonly string[];
}

/** What a block is called that places a reusable layout. */
export const reusableLabel = { fr_FR: "Bloc réutilisable", en_US: "Reusable block" };

const builtIns: Readonly<Record<string, BlockSchema>> = {
  [builtInSlugs.outlet]: { slug: builtInSlugs.outlet, version: 1, fields: {} },
  [builtInSlugs.reusable]: {
    slug: builtInSlugs.reusable,
    version: 1,
    fields: {
      layoutId: number({
        label: reusableLabel,
        integer: true,
        min: 0,
        max: 2_147_483_647,
      }),
    },
  },
};

/** Finds a block's schema: the renderer's own slugs first, so that no definition can replace them. */
export function findBlock(registry: BlockRegistry, slug: string): BlockSchema | undefined {
  return Object.hasOwn(builtIns, slug) ? builtIns[slug] : registry.get(slug);
}

/** The same registry for a document of a page type that requires some slugs. */
export function withRequired(registry: BlockRegistry, required: readonly string[]): BlockRegistry {
  return { get: (slug) => registry.get(slug), required };
}
