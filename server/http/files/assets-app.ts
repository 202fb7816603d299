import { Hono } from "hono";

import { chooseEncoding } from "#server/cache/compress.ts";

import { EncodedBytes } from "./encoded-bytes.ts";
import type { Build } from "./asset-store.ts";
import { contentType, isText } from "./content-types.ts";

/** Serves the build's files: hashed names, kept for a year by browsers. */
export function createAssetsApp(build: Build): Hono {
  const app = new Hono();
  const encoded = new Map([...build.files].map(([path, file]) => [path, new EncodedBytes(file.body)]));
  app.get("/assets/*", async (c) => {
    const path = c.req.path;
    const file = encoded.get(path);
    if (!file) return c.text("Not found", 404, { "Cache-Control": "no-store" });
    const headers: Record<string, string> = {
      "Content-Type": contentType(path),
      "Cache-Control": "public, max-age=31536000, immutable",
      "X-Content-Type-Options": "nosniff",
    };
    if (!isText(path)) return new Response(file.bytes, { headers });
    const encoding = chooseEncoding(c.req.header("accept-encoding"));
    headers["Vary"] = "Accept-Encoding";
    if (encoding !== "identity") headers["Content-Encoding"] = encoding;
    return new Response(await file.in(encoding), { headers });
  });
  return app;
}
