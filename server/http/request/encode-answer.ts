import type { Context, MiddlewareHandler } from "hono";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/compress";
import { etag } from "hono/etag";

import { chooseEncoding, compress } from "#server/cache/compress.ts";

import { mayBeCompressed } from "./may-be-compressed.ts";

/** Below it the headers weigh more than what is saved; above it compressing is work for a cache, not for us. Bytes. */
const compressed = { from: 1024, to: 8 * 1024 * 1024 } as const;

const validate = etag({ weak: true });

/**
 * Puts a validator on an answer that may be stored, answers 304 when the asker has it already, and compresses
 * it. What may not be stored is made for one person: it goes out as it is.
 */
export const encodeAnswer: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.res.status !== 200 || !mayBeCompressed(c.res.headers.get("cache-control"))) return;
  const isText = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(c.res.headers.get("content-type") ?? "");
  if (isText) c.header("Vary", "Accept-Encoding", { append: true });
  await validate(c, async () => {});
  if (isText && c.res.status === 200 && c.res.body) await encode(c);
};

async function encode(c: Context): Promise<void> {
  const body = Buffer.from(await c.res.arrayBuffer());
  const isWorthIt = body.byteLength >= compressed.from && body.byteLength <= compressed.to;
  const encoding = isWorthIt ? chooseEncoding(c.req.header("accept-encoding")) : "identity";
  const headers = new Headers(c.res.headers);
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  const tag = headers.get("ETag") ?? "";
  // Other bytes of the same thing.
  if (isWorthIt && tag.startsWith('"')) headers.set("ETag", `W/${tag}`);
  const bytes = encoding === "identity" ? body : await compress(body, encoding, "fast");
  headers.set("Content-Length", String(bytes.byteLength));
  c.res = undefined;
  c.res = new Response(bytes, { status: 200, headers });
}
