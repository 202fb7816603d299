import { createReadStream } from "node:fs";
import { Readable } from "node:stream";

import { Hono, type Context } from "hono";
import type { Logger } from "pino";

import { imageFormats, imageUrl, imageWidths, type ImageFormat, type ImageWidth } from "#schemas/content/image.ts";
import { asksAnew, type Keep } from "#server/cache/kept-reads.ts";
import type { Picture } from "#server/images/kept-variants.ts";
import { PictureFailure } from "#server/images/maker/job.ts";
import type { Variant, VariantStore } from "#server/images/variant-store.ts";
import { mediaByPath } from "#server/media/read.ts";

import { contentType } from "./content-types.ts";
import { lasting, movedCaching, passing } from "./media-caching.ts";

/** For what stands in while the real thing is made, in seconds. */
const standInCaching = "public, max-age=60";

export interface ImagesOptions {
  readonly variants: VariantStore;
  /** Who asks: clients take turns while sizes are made. */
  readonly addressOf: (c: Context) => string;
  readonly log: Logger;
  /** Reads what the media library knows. */
  readonly facts?: Keep;
}

/** For who asks for more at once than may wait, and while the disk fails; the time in seconds. */
const busyHeaders = { "Cache-Control": "no-store", "Retry-After": "5" };

/**
 * The image endpoint: `/images/{width}/{file}.{format}`, for known pictures, widths and formats only. A file is named
 * for its content, so it stays for a year; the address of one that was replaced, and a picture's name, lead to it.
 * AVIF takes a second or more to make: the first visitors get WebP under its address (a browser goes by
 * the content type), the next ones the AVIF that was made meanwhile. Who takes AVIF alone waits for it: the editor, which
 * says what visitors will load. Clients take turns; one who has too many sizes to wait for gets a 503.
 */
export function createImagesApp({ variants, addressOf, log, facts = asksAnew }: ImagesOptions): Hono {
  const app = new Hono();
  app.get("/images/*", async (c) => {
    const asked = readAddress(c.req.path);
    if (!asked) return c.text("Not found", 404, { "Cache-Control": "no-store" });
    const media = await mediaByPath(asked.path, facts);
    if (!media?.mime.startsWith("image/")) return c.text("Not found", 404, { "Cache-Control": "no-store" });
    const { width, format } = asked;
    if (media.file !== asked.path) {
      return c.body(null, 302, {
        Location: imageUrl(media.file, width, format),
        "Cache-Control": movedCaching(asked.path, media),
      });
    }
    try {
      const variant = { original: media, width, format };
      return (await answer(c, variant)) ?? c.text("Service Unavailable", 503, busyHeaders);
    } catch (error) {
      if (!(error instanceof PictureFailure)) throw error;
      log.warn({ kind: error.kind, why: error.message, path: media.path }, "a picture could not be resized");
      if (error.kind === "disk" || error.kind === "died") return c.text("Service Unavailable", 503, busyHeaders);
      return c.text("This picture can’t be shown", 404, { "Cache-Control": "no-store" });
    }
  });
  return app;

  async function answer(c: Context, variant: Variant): Promise<Response | null> {
    const client = addressOf(c);
    const caching = variant.original.hash === "" ? passing : lasting;
    const isAvif = variant.format === "avif";
    if (isAvif && c.req.header("accept") === contentType("avif")) {
      const picture = await variants.readPrepared(variant, client);
      return picture && pictureAnswer(c, picture, "avif", caching);
    }
    const avif = isAvif ? await variants.readOrPrepare(variant, client) : null;
    if (avif) return pictureAnswer(c, avif, "avif", caching);
    const format = isAvif ? "webp" : variant.format;
    const picture = await variants.read({ ...variant, format }, client);
    return picture && pictureAnswer(c, picture, format, isAvif ? standInCaching : caching);
  }
}

/** A picture as it goes out. */
export function pictureAnswer(
  c: Context,
  picture: Picture,
  format: ImageFormat | "png",
  cacheControl: string,
): Response {
  return new Response(bodyOf(c, picture), {
    headers: {
      "Content-Type": contentType(format),
      "Content-Length": String(picture.size),
      "Cache-Control": cacheControl,
      "X-Content-Type-Options": "nosniff",
    },
  });
}

/** Nobody reads the body of a HEAD: its file would stay open for ever. */
function bodyOf(c: Context, picture: Picture): Buffer<ArrayBuffer> | ReadableStream | null {
  if (c.req.method === "HEAD") return null;
  if ("bytes" in picture) return picture.bytes;
  return Readable.toWeb(createReadStream(picture.file, { end: picture.size - 1 })) as ReadableStream;
}

interface Address {
  readonly path: string;
  readonly width: ImageWidth;
  readonly format: ImageFormat;
}

function readAddress(requested: string): Address | null {
  const match = /^\/images\/(\d{3,4})\/(.+)\.([a-z]{4})$/.exec(requested);
  const [, widthText, path = "", format = ""] = match ?? [];
  const width = imageWidths.find((known) => String(known) === widthText);
  if (!isFormat(format) || width === undefined) return null;
  return { path, width, format };
}

function isFormat(text: string): text is ImageFormat {
  return (imageFormats as readonly string[]).includes(text);
}
