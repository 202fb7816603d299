import { Hono, type Context } from "hono";
import type { Logger } from "pino";

import { imageFormats, imageWidths, type ImageFormat, type ImageWidth } from "#schemas/content/image.ts";
import { asksAnew, type Keep } from "#server/cache/kept-reads.ts";
import type { Variant, VariantStore } from "#server/images/variant-store.ts";
import { mediaByPath } from "#server/media/read.ts";

import { contentType } from "./content-types.ts";

const caching = "public, max-age=31536000, immutable";

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

/** For a client who asks for more at once than may wait; the time in seconds. */
const busyHeaders = { "Cache-Control": "no-store", "Retry-After": "5" };

/**
 * The image endpoint: `/images/{width}/{path}.{format}`, for known pictures, widths and formats only.
 * AVIF takes a second or more to make: the first visitors get WebP under its address (a browser goes by
 * the content type), the next ones the AVIF that was made meanwhile. Clients take turns; one who has too many
 * sizes to wait for gets a 429.
 */
export function createImagesApp({ variants, addressOf, log, facts = asksAnew }: ImagesOptions): Hono {
  const app = new Hono();
  app.get("/images/*", async (c) => {
    const variant = readVariant(c.req.path);
    if (!variant) return c.text("Not found", 404, { "Cache-Control": "no-store" });
    const media = await facts(`media ${variant.path}`, () => mediaByPath(variant.path));
    if (!media?.mime.startsWith("image/")) return c.text("Not found", 404, { "Cache-Control": "no-store" });
    try {
      return (await answer(variant, addressOf(c))) ?? c.text("Too Many Requests", 429, busyHeaders);
    } catch (error) {
      log.warn({ err: error, path: variant.path }, "a picture could not be resized");
      return c.text("This picture can’t be shown", 404, { "Cache-Control": "no-store" });
    }
  });
  return app;

  async function answer(variant: Variant, client: string): Promise<Response | null> {
    const isAvif = variant.format === "avif";
    const avif = isAvif ? await variants.readOrPrepare(variant, client) : null;
    if (avif) return picture(avif, "avif", caching);
    const format = isAvif ? "webp" : variant.format;
    const bytes = await variants.read({ ...variant, format }, client);
    return bytes && picture(bytes, format, isAvif ? standInCaching : caching);
  }
}

function picture(bytes: Buffer<ArrayBuffer>, format: ImageFormat, cacheControl: string): Response {
  return new Response(bytes, {
    headers: {
      "Content-Type": contentType(format),
      "Cache-Control": cacheControl,
      "X-Content-Type-Options": "nosniff",
    },
  });
}

function readVariant(requested: string): Variant | null {
  const match = /^\/images\/(\d{3,4})\/(.+)\.([a-z]{4})$/.exec(requested);
  const [, widthText, path = "", format = ""] = match ?? [];
  const width = imageWidths.find((known) => String(known) === widthText);
  if (!isFormat(format) || width === undefined) return null;
  return { path, width: width satisfies ImageWidth, format };
}

function isFormat(text: string): text is ImageFormat {
  return (imageFormats as readonly string[]).includes(text);
}
