import { isRecord } from "#schemas/fields/check.ts";
import type { Field, Fields } from "#schemas/fields/field.ts";
import type { StoredImage } from "#schemas/fields/image.ts";
import { type Locale, locales } from "#schemas/locale.ts";
import type { Command } from "#schemas/page/commands/command.ts";
import type { BlockId } from "#schemas/page/layout.ts";
import { blockOf, subtree } from "#schemas/page/tree.ts";

import type { Editor } from "../store/editor.ts";
import { isSilent, speaks } from "./silent-picture.ts";

/** A picture of the page that says nothing to those who don't see it, without anybody having wanted that. */
export interface SilentPicture {
  readonly block: BlockId;
  /** As the library calls it. */
  readonly name: string;
  /** The languages of the page in which it says nothing. */
  readonly locales: readonly Locale[];
  /** What sets it right by a click; left out: its words have to be written. */
  readonly mend?: PictureMend;
}

/** It adorns, where nobody has words for it; or it says again what the library says, where its words were emptied. */
export interface PictureMend {
  readonly by: "decorative" | "library";
  readonly commands: readonly Command[];
}

type Shown = Pick<Editor, "canvas" | "document" | "isProgram">;

/** All of them, in the order of their blocks; of what isn't known of the library yet, and of what visitors don't get, nothing. */
export function silentPictures({ canvas, document, isProgram }: Shown): readonly SilentPicture[] {
  if (isProgram) return [];
  const languages = locales.filter((locale) => canvas.page.page.alternates[locale] !== undefined);
  const inUse = languages.length > 0 ? languages : [canvas.locale];
  return subtree(document.blocks, document.root).flatMap((block) => {
    const { draft } = canvas.block(block);
    const placed = draft ? picturesIn(draft.definition.fields, draft.stored) : [];
    const own = blockOf(document.blocks, block)?.props ?? {};
    return placed.flatMap(({ prop, field, image, put }): readonly SilentPicture[] => {
      const said = new Map(inUse.map((locale) => [locale, canvas.assets.picture(image.id, locale)]));
      const silent = inUse.filter((locale) => {
        const picture = said.get(locale) ?? null;
        return picture !== null && isSilent(image, picture, locale);
      });
      if (silent.length === 0) return [];
      const name = canvas.assets.picture(image.id, canvas.locale)?.name ?? "";
      // What is set for all blocks of a kind, and what can have no words of its own, is set right elsewhere.
      const mayMend = Object.hasOwn(own, prop) && field.describe()["words"] !== false;
      const mended = mayMend ? mendedPicture(image, silent, (locale) => canvas.assets.picture(image.id, locale)) : null;
      if (!mended) return [{ block, name, locales: silent }];
      const changes = [{ prop, value: put(mended.image) }];
      const commands = [{ type: "set-props", id: block, changes } as const];
      return [{ block, name, locales: silent, mend: { by: mended.by, commands } }];
    });
  });
}

/** A picture in the place of one that is silent in some languages; null: somebody has to write words, or translate them. */
function mendedPicture(
  { id, alt = {} }: Picture,
  silent: readonly Locale[],
  library: (locale: Locale) => { readonly alt: string } | null,
): { readonly by: PictureMend["by"]; readonly image: Picture } | null {
  const written = locales.some((locale) => (alt[locale] ?? "") !== "");
  const words = (locale: Locale): string => library(locale)?.alt ?? "";
  if (silent.every((locale) => words(locale) !== "")) {
    const said = Object.fromEntries(silent.map((locale) => [locale, words(locale)]));
    // Without words of its own, it follows the library.
    return { by: "library", image: written ? { id, alt: { ...alt, ...said } } : { id } };
  }
  // Words in a language that the page hasn't are somebody's too, and what isn't read yet may have some.
  if (written || !locales.every((locale) => library(locale)?.alt === "")) return null;
  return { by: "decorative", image: { id, alt: decorative } };
}

const decorative = Object.fromEntries(locales.map((locale) => [locale, ""]));

type Picture = NonNullable<StoredImage>;

/** A picture where it stands in a block's props. */
interface Placed {
  readonly prop: string;
  readonly field: Field;
  readonly image: Picture;
  /** The prop's value with another picture in its place. */
  put(image: Picture): unknown;
}

/** The pictures of some props that need words, also those in lists. */
function picturesIn(fields: Fields, props: Readonly<Record<string, unknown>>): readonly Placed[] {
  return Object.entries(fields).flatMap(([prop, field]): readonly Placed[] => {
    const value = props[prop];
    if (field.kind === "image")
      return speaks(field) && isRecord(value) ? [{ prop, field, image: value as Picture, put: (image) => image }] : [];
    const { item } = field;
    if (!item) return [];
    return [value].flat().flatMap((each: unknown, index) => {
      if (!isRecord(each)) return [];
      return picturesIn(item, each).map((inner): Placed => {
        const changed = (image: Picture) => ({ ...each, [inner.prop]: inner.put(image) });
        const put = (image: Picture) => (Array.isArray(value) ? value.with(index, changed(image)) : changed(image));
        return { ...inner, prop, put };
      });
    });
  });
}
