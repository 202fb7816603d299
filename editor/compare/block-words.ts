import { definitionsBySlug } from "#blocks/definitions.ts";
import { type Locale, localeInfos, type Localized } from "#schemas/locale.ts";
import type { PropDifference } from "#schemas/page/compare/compare-props.ts";
import type { Anchor } from "#schemas/page/commands/place.ts";
import type { BlockId, BlockNode, LayoutDocument } from "#schemas/page/layout.ts";
import { blockOf, childrenAt, parentsOf } from "#schemas/page/tree.ts";
import { ownField } from "#schemas/page/visibility.ts";

import { blockName } from "../store/layout-labels.ts";

/** A message's key with the names that it takes. */
export interface PlaceWords {
  readonly id: string;
  readonly values: Readonly<Record<string, Localized<string>>>;
}

/** What a block of a document is called: its kind, and its own title where it has one. */
export function nameIn(document: LayoutDocument, id: BlockId): Localized<string> {
  return blockName(blockOf(document.blocks, id), definitionsBySlug);
}

/** Where a block stands in a document: behind which neighbour, in which block. */
export function placeOf(document: LayoutDocument, id: BlockId): PlaceWords {
  const parent = parentsOf(document).get(id) ?? { into: null, slot: "root" };
  const siblings = childrenAt(document, parent);
  return placeWords(document, { ...parent, after: siblings[siblings.indexOf(id) - 1] ?? null });
}

/** A place of a document. */
export function placeWords(document: LayoutDocument, { into, after }: Anchor): PlaceWords {
  const values = {
    ...(into !== null && { into: nameIn(document, into) }),
    ...(after !== null && { other: nameIn(document, after) }),
  };
  const where = into === null ? "page" : "block";
  return { id: `editor.compare.place.${where}${after === null ? "First" : "Behind"}`, values };
}

/** What a prop of a block is called, with the language that it is in. */
export function propName(node: BlockNode | undefined, { prop, locale }: PropDifference): Localized<string> {
  const fields = node && definitionsBySlug.get(node.slug)?.fields;
  const label: Localized<string> = (fields && ownField(fields, prop)?.label) ?? { fr_FR: prop };
  return locale === undefined ? label : inLanguage(label, locale);
}

function inLanguage(label: Localized<string>, locale: Locale): Localized<string> {
  const named = Object.entries(label).map(([key, text]) => [key, `${text} (${localeInfos[locale].label})`] as const);
  return Object.fromEntries(named);
}
