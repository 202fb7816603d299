import type { Fields } from "#schemas/fields/field.ts";
import { effectiveProps } from "#schemas/fields/props.ts";
import type { Locale } from "#schemas/locale.ts";
import type { PageSettings } from "#schemas/page-settings/page-settings.ts";
import { type BlockRegistry, findBlock } from "#schemas/page/block-registry.ts";
import type { BlockNode, ComponentConfig, LayoutDocument } from "#schemas/page/layout.ts";
import { blockOf, subtree } from "#schemas/page/tree.ts";
import { viewedProps, visibilityOf } from "#schemas/page/visibility.ts";

import type { LookedUp } from "../fields/field-ports.ts";
import type { SilentPicture } from "../pictures/silent-pictures.ts";
import type { AddressFacts } from "./addresses/address-facts.ts";
import type { PoorWords } from "./contrast/poor-words.ts";
import type { WineFacts } from "./wine-law.ts";
import type { WeighedPicture } from "./weight/page-weight.ts";

/** A block as the rules read it. */
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

/** All that the rules look at. What has to be asked for or measured first is null until it is known. */
export interface CheckedPage {
  /** In the order of the page. */
  readonly blocks: readonly CheckedBlock[];
  /** Null where the page isn't what is edited, or they aren't there yet. */
  readonly settings: Pick<PageSettings, "title" | "metaDescription"> | null;
  /** The languages that the page has. */
  readonly locales: readonly Locale[];
  /** What the blocks lead to. */
  readonly found: LookedUp | null;
  /** What is known of addresses that were typed. */
  readonly addresses: AddressFacts | null;
  readonly silent: readonly SilentPicture[];
  /** Words that are hard to read, as the canvas draws them. */
  readonly poorWords: readonly PoorWords[];
  /** The pictures that visitors' devices load. */
  readonly pictures: readonly WeighedPicture[] | null;
  /** The wine that the page is about; null: none. */
  readonly wine: WineFacts | null;
  /** False where the warning on alcohol is missing from a page that has a frame. */
  readonly warnsOfAlcohol: boolean;
}

interface Parts {
  readonly document: LayoutDocument;
  readonly registry: BlockRegistry;
  readonly configOf: (slug: string) => ComponentConfig | undefined;
  readonly locales: readonly Locale[];
}

/** Reads every block of a document once, so that each rule doesn't. */
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
