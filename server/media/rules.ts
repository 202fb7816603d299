import { imageWidths } from "#schemas/content/image.ts";
import { defaultLocale, type Localized } from "#schemas/locale.ts";
import type { Problem } from "#schemas/refusal.ts";
import { fold, slugOf } from "#schemas/fold.ts";

/*
 * A medium has a name in the library that people write (`wines/rouge-2022.jpg`), and a file that carries a part of
 * its content's hash (`wines/rouge-2022-0123456789abcdef.jpg`). Addresses name the file: what replaces it has another.
 */

/** Where the previews of pages lie, apart from what an estate puts there; their names can't be guessed. */
export const previewsFolder = "previews";

/** Where pictures lie as they were before they were cropped; nobody can guess their names either. */
export const originalsFolder = "originals";

/** Where files lie that administrators add. */
const uploadsFolder = "uploads";

/** Characters of the hash that a file's name carries: enough that no two contents of one name are taken for another. */
const carried = 16;

/** What names a file. */
export interface FileName {
  /** In the library. */
  readonly path: string;
  /** SHA-256 of the content in hexadecimal digits; of a file's name, its beginning. Empty: the file is its path. */
  readonly hash: string;
}

/** The file of a medium: below the media folder, and in addresses. */
export function fileOf({ path, hash }: FileName): string {
  if (hash === "") return path;
  const dot = path.lastIndexOf(".");
  const end = dot > path.lastIndexOf("/") ? dot : path.length;
  return `${path.slice(0, end)}-${hash.slice(0, carried)}${path.slice(end)}`;
}

/** What the name of a content's file says; null for a name that carries no hash. */
export function readFileName(file: string): FileName | null {
  const [, start, hash, end = ""] = /^(.*[^/])-([0-9a-f]{16})(\.[^./]*)?$/.exec(file) ?? [];
  return start === undefined || hash === undefined ? null : { path: start + end, hash };
}

/** Plain names joined by slashes: nothing that a file system or a URL reads in its own way. */
export function isMediaPath(path: string): boolean {
  return path.length <= 200 && /^[a-z0-9][a-z0-9_.-]*(\/[a-z0-9][a-z0-9_.-]*)*$/i.test(path) && !isResizedPath(path);
}

/** The name in the library of a file that somebody sent: what they called it, in a folder that no other file is in. */
export function uploadPath(sent: string, { extensions }: MediaKind, folder: string): string {
  const dot = sent.lastIndexOf(".");
  const stem = slugOf(dot > 0 ? sent.slice(0, dot) : sent).slice(0, 80);
  return `${uploadsFolder}/${folder}/${stem.replace(/-$/, "") || "image"}.${extensions[0] ?? ""}`;
}

/** A file's name without its folders. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** What a medium is found by: its name, its words and its tags, folded. */
export function searchOf(path: string, alt: Localized<string>, tags: readonly string[] = []): string {
  return fold([nameOf(path), ...Object.values(alt), ...tags].join(" "));
}

/** Says when a picture that doesn't only adorn says nothing: the other languages fall back to the default one. */
export function checkWords(alt: Localized<string>, isDecorative: boolean): readonly Problem[] {
  if (isDecorative || (alt[defaultLocale] ?? "").trim() !== "") return [];
  return [{ key: `alt.${defaultLocale}`, messageKey: "key.alternative" }];
}

/** `320/…` would read as an address of the image endpoint. */
function isResizedPath(path: string): boolean {
  return imageWidths.some((width) => path.startsWith(`${width}/`));
}

/** A kind of file that the library takes. */
export interface MediaKind {
  readonly mime: string;
  /** How its names end. */
  readonly extensions: readonly string[];
}

/** The kind of a file by its first bytes, whatever it is called; null for one that the library doesn't take. */
export function kindOf(bytes: Uint8Array): MediaKind | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 512)).toString("latin1");
  const found = kinds.find(({ looks }) => looks.test(head));
  return found ? { mime: found.mime, extensions: found.extensions } : null;
}

/** The kind that a file's name tells of; null for one that tells of none. */
export function kindCalled(name: string): MediaKind | null {
  const ending = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  return kinds.find(({ extensions }) => extensions.includes(ending)) ?? null;
}

/** Pictures and films of the specification (§5), avif and webp beside them, captions of films, documents, and fonts. */
const kinds: readonly (MediaKind & { readonly looks: RegExp })[] = [
  { mime: "image/jpeg", extensions: ["jpg", "jpeg"], looks: /^\xff\xd8\xff/ },
  { mime: "image/png", extensions: ["png"], looks: /^\x89PNG\r\n\x1a\n/ },
  { mime: "image/webp", extensions: ["webp"], looks: /^RIFF[^]{4}WEBP/ },
  { mime: "image/avif", extensions: ["avif"], looks: /^[^]{4}ftypavi[fs]/ },
  {
    mime: "image/svg+xml",
    extensions: ["svg"],
    looks: /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*<svg[\s>]/,
  },
  { mime: "video/quicktime", extensions: ["mov"], looks: /^[^]{4}ftypqt/ },
  { mime: "video/mp4", extensions: ["mp4", "m4v"], looks: /^[^]{4}ftyp(?:isom|iso\d|mp4\d|avc1|M4V|dash|MSNV)/ },
  { mime: "video/x-msvideo", extensions: ["avi"], looks: /^RIFF[^]{4}AVI / },
  { mime: "video/x-ms-wmv", extensions: ["wmv"], looks: /^\x30\x26\xb2\x75\x8e\x66\xcf\x11/ },
  { mime: "video/x-flv", extensions: ["flv"], looks: /^FLV\x01/ },
  { mime: "application/pdf", extensions: ["pdf"], looks: /^%PDF-\d/ },
  { mime: "font/woff2", extensions: ["woff2"], looks: /^wOF2/ },
  { mime: "text/vtt", extensions: ["vtt"], looks: /^(?:\xef\xbb\xbf)?WEBVTT[\s]/ },
];
