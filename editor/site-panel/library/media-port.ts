import type { Image } from "#schemas/content/image.ts";
import type { Crop, LibraryMedium, MediaList, MediaTag, MediumDetails, MediumKind } from "#schemas/content/media.ts";
import { ApiError } from "#schemas/contract/api-error.ts";
import { toFormData } from "#schemas/contract/form-data.ts";
import type { Localized } from "#schemas/locale.ts";
import { err, ok, type Result } from "#schemas/result.ts";

import { listCanvasPages } from "../../pages/canvas-pages.ts";
import { sendForm } from "../../ports/send-form.ts";
import type { PanelWork } from "../panel-work.ts";

/** Which media are looked at. */
export interface MediaQuery {
  /** Words that all have to occur in names, words or tags; empty: all media are meant. */
  readonly search: string;
  /** Null: of every kind. */
  readonly kind: MediumKind | null;
  /** Null: with whatever tags. */
  readonly tag: string | null;
  /** Those alone that stand nowhere on the site. */
  readonly isUnused: boolean;
}

/** What is said of a medium; what is left out stays. */
export interface MediumWords {
  readonly alt?: Localized<string>;
  readonly isDecorative?: boolean;
  readonly tags?: readonly string[];
}

/** What came of something that was asked for, or why it wasn't done, in the server's words. Rejects when nobody can be reached. */
type Done<Value> = Promise<Result<Value, string>>;

type Progress = (part: number) => void;

/** What the media library asks the server for. */
export interface MediaPort {
  /** A page of them, the newest first; the first is 1. */
  list(query: MediaQuery, page: number): Promise<MediaList>;
  tags(): Promise<readonly MediaTag[]>;
  /** Null: it is gone. Rejects when it can't be had. */
  details(id: number): Promise<MediumDetails | null>;
  /** The addresses of the site's pages by their numbers. */
  pagePaths(): Promise<ReadonlyMap<number, string>>;
  /** Adds a file; a picture once somebody has said what it shows. Null: they didn't want to. */
  add(file: File, onProgress: Progress): Done<number | null>;
  describe(id: number, words: MediumWords): Done<Image>;
  replace(id: number, file: File, onProgress: Progress): Done<Image>;
  crop(id: number, crop: Crop | null): Done<Image>;
  remove(id: number): Done<null>;
}

/** How many media are asked for at once, once those are there that fill a tall window. */
export const mediaAtOnce = 180;
const firstMedia = 120;

/** What is asked for as which page of the library: the first has few, the second has these once more, with those behind them. */
export function mediaPart(page: number): { readonly page: number; readonly nbItem: number } {
  return page === 1 ? { page, nbItem: firstMedia } : { page: page - 1, nbItem: mediaAtOnce };
}

/** The media library as the site's API gives it. */
export function mediaPort(work: Pick<PanelWork, "clients" | "locale" | "token" | "ports">): MediaPort {
  const { clients, locale, token, ports } = work;
  const { call } = clients(locale);
  const caller = { token, locale: () => locale };
  return {
    list: async ({ search, kind, tag, isUnused }, page) => {
      const only = { ...(kind !== null && { kind }), ...(tag !== null && { tag }), ...(isUnused && { isUnused }) };
      return await call("listMedia", { query: { search, ...only, ...mediaPart(page), orderBy: "-id" } });
    },
    tags: async () => await call("listMediaTags"),
    details: async (id) => {
      try {
        return await call("getMedium", { params: { id } });
      } catch (error) {
        // Whatever else keeps the server from answering passes.
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    pagePaths: async () => {
      const pages = await listCanvasPages({ call });
      return new Map(pages.flatMap(({ pageId, path }) => (pageId === null ? [] : [[pageId, path] as const])));
    },
    add: async (file, onProgress) => {
      if (isPicture(file) && ports.upload) {
        const sent = await ports.upload([file], onProgress);
        return sent.ok ? ok(sent.value[0]?.id ?? null) : sent;
      }
      const sent = await sendForm(caller, "addMedia", toFormData({}, file), onProgress);
      return sent.ok ? ok((sent.value as Image).id) : sent;
    },
    describe: async (id, body) => await inWords(async () => await call("changeMedia", { params: { id }, body })),
    replace: async (id, file, onProgress) => {
      const { fitPicture } = await import("#editor/pictures/shrink-picture.ts");
      const form = toFormData({}, isPicture(file) ? await fitPicture(file) : file);
      return (await sendForm({ ...caller, params: { id } }, "replaceMedia", form, onProgress)) as Result<Image, string>;
    },
    crop: async (id, crop) => await inWords(async () => await call("cropMedia", { params: { id }, body: { crop } })),
    remove: async (id) => await inWords(async () => await call("deleteMedia", { params: { id } })),
  };
}

/** What the library takes, for the dialog in which files are chosen. */
export const takenEndings: Readonly<Record<LibraryMedium["kind"], string>> = {
  image: ".jpg,.jpeg,.png,.webp,.avif,.svg",
  video: ".mp4,.m4v,.mov,.avi,.wmv,.flv",
  pdf: ".pdf",
};

function isPicture({ type }: File): boolean {
  return type.startsWith("image/");
}

async function inWords<Value>(ask: () => Promise<Value>): Done<Value> {
  try {
    return ok(await ask());
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return err(error.message);
  }
}
