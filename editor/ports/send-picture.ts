import type { FocalPoint, Image } from "#schemas/content/image.ts";
import { callHeaders, type CallerFacts } from "#schemas/contract/call-headers.ts";
import { toFormData } from "#schemas/contract/form-data.ts";
import { requestUrl } from "#schemas/contract/request-url.ts";
import type { Localized } from "#schemas/locale.ts";
import { err, ok, type Result } from "#schemas/result.ts";

/** What a picture comes into the media library with. */
export interface PictureWords {
  /** What it says to those who don't see it, by language; nothing where it only adorns. */
  readonly alt: Localized<string>;
  readonly isDecorative: boolean;
  readonly focal: FocalPoint;
}

/**
 * Adds a picture to the media library; `onProgress` is told how much has been sent, from 0 to 1. An error is the server's
 * sentence. Rejects when nobody can be reached, or answers in no words.
 */
export type SendPicture = (
  file: File,
  words: PictureWords,
  onProgress: (part: number) => void,
) => Promise<Result<Image, string>>;

export interface SendOptions extends CallerFacts {
  readonly baseUrl?: string;
  readonly open?: () => XMLHttpRequest;
}

/** Sends pictures in a way that tells how far they are: `fetch` doesn't. */
export function sendPictures(options: SendOptions): SendPicture {
  const { baseUrl = "/api", open = () => new XMLHttpRequest() } = options;
  return async (file, words, onProgress) => {
    const { fitPicture } = await import("#editor/pictures/shrink-picture.ts");
    const fitting = await fitPicture(file);
    return await new Promise((resolve, reject) => {
      const request = open();
      request.open("POST", requestUrl(baseUrl, "addMedia"));
      for (const [name, value] of Object.entries(callHeaders(options, { isMultipart: true })))
        request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () => {
        const answer = answerIn(request.responseText);
        if (answer === null) reject(new Error(`The server answers ${request.status} without a word`));
        else resolve(answer);
      };
      request.onerror = () => reject(new Error("The picture could not be sent"));
      request.send(toFormData({ ...words }, fitting));
    });
  };
}

/** What an envelope says; null for anything else, such as a proxy's own page. */
function answerIn(text: string): Result<Image, string> | null {
  try {
    const body = JSON.parse(text) as {
      readonly success?: unknown;
      readonly data?: unknown;
      readonly message?: unknown;
    };
    if (body.success === true) return ok(body.data as Image);
    return typeof body.message === "string" && body.message !== "" ? err(body.message) : null;
  } catch {
    return null;
  }
}
