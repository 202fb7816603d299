import { mediaKind } from "#blocks/kit/media-kind.ts";
import { isSafeUrl } from "#schemas/fields/link-target.ts";

/** Where a film is: a medium of the library by its name, or an https address; null when it isn't a film (spec §5). */
export function filmAddress(file: string): string | null {
  return mediaKind(file) === "video" ? addressOf(file) : null;
}

/** Where captions are; null when the text names no WebVTT file. */
export function captionsAddress(file: string): string | null {
  return /\.vtt$/i.test(file) ? addressOf(file) : null;
}

function addressOf(file: string): string | null {
  if (/^https:\/\//i.test(file)) return isSafeUrl(file) ? file : null;
  const name = file.replace(/^\/(?:media\/)?/, "");
  return /^[\p{L}\p{N}][\p{L}\p{N} ._/-]*$/u.test(name) && !name.includes("..") ? `/media/${encodeURI(name)}` : null;
}
