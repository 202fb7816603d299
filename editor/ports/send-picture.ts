import type { FocalPoint, Image } from "#schemas/content/image.ts";
import { toFormData } from "#schemas/contract/form-data.ts";
import type { Localized } from "#schemas/locale.ts";
import type { Result } from "#schemas/result.ts";

import type { SendOptions } from "./send-form.ts";

/** What a picture comes into the media library with. */
export interface PictureWords {
  /** What it says to those who don't see it, by language; nothing where it only adorns. */
  readonly alt: Localized<string>;
  readonly isDecorative: boolean;
  readonly focal: FocalPoint;
}

/**
 * Adds a picture to the media library; `onProgress` is told how much has been sent, from 0 to 1. An error is the server's
 * sentence. Rejects when nobody can be reached, or answers in no words; with words where trying again can help (`NotNow`).
 */
export type SendPicture = (
  file: File,
  words: PictureWords,
  onProgress: (part: number) => void,
) => Promise<Result<Image, string>>;

/** Sends pictures in a way that tells how far they are. */
export function sendPictures(options: SendOptions): SendPicture {
  return async (file, words, onProgress) => {
    const [{ fitPicture }, { sendForm }] = await Promise.all([
      import("#editor/pictures/shrink-picture.ts"),
      import("./send-form.ts"),
    ]);
    const form = toFormData({ ...words }, await fitPicture(file));
    return (await sendForm(options, "addMedia", form, onProgress)) as Result<Image, string>;
  };
}
