import { createHash } from "node:crypto";

import { appContext } from "#server/context.ts";
import { PictureFailure } from "#server/images/maker/job.ts";
import { cleanSvg } from "#server/text/clean-svg.ts";

import { kindOf } from "../rules.ts";

/** A file that may come into the library. */
export interface InspectedFile {
  readonly bytes: Uint8Array;
  /** SHA-256 of them. */
  readonly hash: string;
  readonly mime: string;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What of a film, a document or captions isn't measured. */
const unmeasured: Size = { width: 1920, height: 1080 };

/**
 * Says what a file is by its bytes; null when the library doesn't take it, its name says something else, or a picture
 * can't be read to its end. A drawing is cleaned. A size that is given is believed. Throws when the disk, or the
 * process that reads pictures, fails.
 */
export async function inspectFile(path: string, raw: Uint8Array, size?: Size): Promise<InspectedFile | null> {
  const kind = kindOf(raw);
  const extension = path.slice(path.lastIndexOf(".") + 1).toLowerCase();
  if (!kind?.extensions.includes(extension)) return null;
  const { mime } = kind;
  const isDrawing = mime === "image/svg+xml";
  const bytes = isDrawing ? cleaned(raw) : raw;
  const found = bytes && (size ?? (isDrawing ? sizeOfDrawing(bytes) : await measured(mime, bytes)));
  if (!found) return null;
  return { bytes, hash: createHash("sha256").update(bytes).digest("hex"), mime, ...found };
}

async function measured(mime: string, bytes: Uint8Array): Promise<Size | null> {
  if (!mime.startsWith("image/")) return unmeasured;
  try {
    const outcome = await appContext().pictures.do({ kind: "measure", source: bytes });
    return outcome.kind === "measured" ? { width: outcome.width, height: outcome.height } : null;
  } catch (error) {
    if (error instanceof PictureFailure && error.kind === "unsound") return null;
    throw error;
  }
}

function cleaned(raw: Uint8Array): Uint8Array | null {
  const svg = cleanSvg(raw);
  return svg === null ? null : Buffer.from(svg);
}

/** A drawing's size is its view box, else its width and height. */
function sizeOfDrawing(bytes: Uint8Array): Size | null {
  const svg = Buffer.from(bytes).toString("utf8");
  const box = /viewBox="[-\d.]+[ ,]+[-\d.]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/i.exec(svg);
  const side = (name: string) => new RegExp(`<svg[^>]* ${name}="([\\d.]+)`).exec(svg)?.[1];
  const [width, height] = [box?.[1] ?? side("width"), box?.[2] ?? side("height")].map(Number);
  if (!width || !height) return null;
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
}
