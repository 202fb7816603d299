import { isRecord } from "#schemas/fields/check.ts";
import type { Fields } from "#schemas/fields/field.ts";
import type { StoredImage } from "#schemas/fields/image.ts";
import { type Locale, locales } from "#schemas/locale.ts";
import type { BlockId } from "#schemas/page/layout.ts";
import { subtree } from "#schemas/page/tree.ts";

import type { Editor } from "../store/editor.ts";
import { isSilent, speaks } from "./silent-picture.ts";

/** A picture of the page that says nothing to those who don't see it, without anybody having wanted that. */
export interface SilentPicture {
  readonly block: BlockId;
  /** As the library calls it. */
  readonly name: string;
  /** The languages of the page in which it says nothing. */
  readonly locales: readonly Locale[];
}

type Shown = Pick<Editor, "canvas" | "document" | "isProgram">;

/** All of them, in the order of their blocks; of what isn't known of the library yet, and of what visitors don't get, nothing. */
export function silentPictures({ canvas, document, isProgram }: Shown): readonly SilentPicture[] {
  if (isProgram) return [];
  const languages = locales.filter((locale) => canvas.page.page.alternates[locale] !== undefined);
  const inUse = languages.length > 0 ? languages : [canvas.locale];
  return subtree(document.blocks, document.root).flatMap((block) => {
    const { draft } = canvas.block(block);
    const stored = draft ? picturesIn(draft.definition.fields, draft.stored) : [];
    return stored.flatMap((image): readonly SilentPicture[] => {
      const silent = inUse.filter((locale) => {
        const picture = canvas.assets.picture(image.id, locale);
        return picture !== null && isSilent(image, picture, locale);
      });
      const name = canvas.assets.picture(image.id, canvas.locale)?.name ?? "";
      return silent.length > 0 ? [{ block, name, locales: silent }] : [];
    });
  });
}

/** The pictures of some props that need words, also those in lists. */
function picturesIn(fields: Fields, props: Readonly<Record<string, unknown>>): readonly NonNullable<StoredImage>[] {
  return Object.entries(fields).flatMap(([prop, field]) => {
    const value = props[prop];
    if (field.kind === "image") return speaks(field) && isRecord(value) ? [value as NonNullable<StoredImage>] : [];
    const { item } = field;
    if (!item) return [];
    return [value].flat().flatMap((each) => (isRecord(each) ? picturesIn(item, each) : []));
  });
}
