import type { Fields } from "../fields/field.ts";
import { effectiveProps } from "../fields/props.ts";
import type { Locale } from "../locale.ts";
import { type BlockRegistry, findBlock } from "./block-registry.ts";
import type { BlockNode, ComponentConfig, LayoutDocument } from "./layout.ts";
import { blockOf, subtree } from "./tree.ts";
import { viewedProps, visibilityOf } from "./visibility.ts";

/** A block as what a page is checked by reads it. */
export interface CheckedBlock {
  readonly node: BlockNode;
  /** Null: nobody knows such a block. */
  readonly fields: Fields | null;
  /** The props in force. */
  readonly props: Readonly<Record<string, unknown>>;
  /** The languages in which visitors get it. */
  readonly locales: readonly Locale[];
  /** False where not every visitor gets it. */
  readonly isForAll: boolean;
}

interface Parts {
  readonly document: LayoutDocument;
  readonly registry: BlockRegistry;
  readonly configOf: (slug: string) => ComponentConfig | undefined;
  /** The languages that the page has. */
  readonly locales: readonly Locale[];
}

/** Reads every block of a document once, in the order of the page, so that each rule doesn't. */
export function checkedBlocks({ document, registry, configOf, locales }: Parts): readonly CheckedBlock[] {
  return subtree(document.blocks, document.root).flatMap((id): readonly CheckedBlock[] => {
    const node = blockOf(document.blocks, id);
    if (!node) return [];
    const fields = findBlock(registry, node.slug)?.fields ?? null;
    const seen = visibilityOf(node);
    return [
      {
        node,
        fields,
        props: fields ? effectiveProps(fields, configOf(node.slug)?.props ?? {}, viewedProps(node.props)).props : {},
        locales: locales.filter((locale) => seen?.languages?.includes(locale) ?? true),
        isForAll: seen === null,
      },
    ];
  });
}
