import type { ChosenImage } from "#schemas/content/canvas.ts";
import type { FocalPoint, Image } from "#schemas/content/image.ts";
import type { Reference } from "#schemas/fields/field.ts";
import type { Locale } from "#schemas/locale.ts";
import type { BlockId, BlockNode } from "#schemas/page/layout.ts";
import type { Result } from "#schemas/result.ts";

export interface ListQuery {
  /** What somebody typed; empty: everything, the likeliest first. */
  readonly search: string;
  /** From 1. */
  readonly page: number;
  readonly locale: Locale;
  readonly signal: AbortSignal;
}

export interface Listed<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

/** A page or a product that can be chosen. */
export interface Target {
  readonly id: number;
  readonly title: string;
  /** Its path in the language that was asked for; null: it has none of its own. */
  readonly path: string | null;
}

/** What ids stand for, in one language; null: it is gone. */
export interface LookedUp {
  readonly media: readonly { readonly id: number; readonly image: ChosenImage | null }[];
  readonly pages: readonly { readonly id: number; readonly target: Omit<Target, "id"> | null }[];
  readonly products: readonly { readonly id: number; readonly target: Omit<Target, "id"> | null }[];
}

/** What the fields ask for. A promise rejects when nobody can be reached. */
export interface FieldPorts {
  listMedia(query: ListQuery): Promise<Listed<Image>>;
  listPages(query: ListQuery): Promise<Listed<Target>>;
  listProducts(query: ListQuery): Promise<Listed<Target>>;
  /** The site's forms, by what they are called in a language. */
  listForms(locale: Locale): Promise<readonly { readonly id: number; readonly title: string }[]>;
  lookUp(references: readonly Reference[], locale: Locale): Promise<LookedUp>;
  /**
   * Adds pictures to the media library; `onProgress` is told how much has been sent, from 0 to 1. Left out where nobody
   * takes them. An error is a sentence in the administrator's language.
   */
  upload?(files: readonly File[], onProgress: (part: number) => void): Promise<Result<readonly Image[], string>>;
  /** Says what crops of a picture keep in view, wherever it stands. Left out where nobody may. */
  saveFocal?(id: number, focal: FocalPoint, locale: Locale): Promise<Image>;
  /** A block as visitors have it now; null: they don't. Left out where that can't be known. */
  publishedBlock?(id: BlockId): Promise<BlockNode | null>;
}
