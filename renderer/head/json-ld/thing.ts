import type { Image } from "#schemas/content/image.ts";
import { imageUrl } from "#schemas/content/image.ts";

/** A node of linked data (schema.org), before it becomes text. Undefined keys are left out. */
export type Thing = { readonly "@type": string } & Readonly<Record<string, unknown>>;

/** The text of a `application/ld+json` script. */
export function jsonLdText(thing: Thing): string {
  return JSON.stringify({ "@context": "https://schema.org", ...thing });
}

/** Text that was set, or nothing. */
export function given(text: string | null | undefined): string | undefined {
  return text === null || text === undefined || text === "" ? undefined : text;
}

/** How wide such a picture is at most, in pixels. */
export const pictureWidth = 1080;

/** An absolute address of a picture that any program can read. */
export function pictureUrl(image: Image | null, origin: string): string | undefined {
  if (!image) return undefined;
  const { externalPath, url } = image.onlineImage;
  const path = externalPath.endsWith(".svg") ? url : imageUrl(externalPath, pictureWidth, "jpeg");
  return path.startsWith("/") ? origin + path : path;
}
