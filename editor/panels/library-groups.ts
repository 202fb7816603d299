import { definitions } from "#blocks/definitions.ts";
import type { BlockDefinition } from "#blocks/kit/define-block.ts";
import { fold } from "#schemas/fold.ts";
import { inLocale, type Locale } from "#schemas/locale.ts";

import { isInsertable } from "../actions/block-actions.ts";

export interface LibraryGroup {
  readonly name: BlockDefinition["group"];
  readonly blocks: readonly BlockDefinition[];
}

/** How the library is ordered: what pages are mostly made of comes first. */
const order: readonly BlockDefinition["group"][] = ["layout", "text", "media", "lists", "shop", "frame"];

/** Every block that can be put in and answers to some words, by its group. */
export function libraryGroups(words: string, locale: Locale): readonly LibraryGroup[] {
  const wanted = fold(words);
  const found = definitions.filter(({ slug, label, help }) => {
    const said = [slug, inLocale(label, locale), inLocale(help, locale)].join(" ");
    return isInsertable(slug) && fold(said).includes(wanted);
  });
  return order.flatMap((name) => {
    const blocks = found.filter(({ group }) => group === name);
    return blocks.length === 0 ? [] : [{ name, blocks }];
  });
}
