import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";

import { Hono } from "hono";

import { mediaByPath } from "#server/media/read.ts";

/** Media is content, never a document: an SVG can't run what it carries (reliability S-29). */
const headers = {
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  "X-Content-Type-Options": "nosniff",
  "Cache-Control": "public, max-age=86400",
  "Accept-Ranges": "bytes",
} as const;

/** Original files at `/media/{path}`, for paths that the media library knows; ranges for videos. */
export function createMediaApp({ mediaDir }: { mediaDir: string }): Hono {
  const app = new Hono();
  app.get("/media/*", async (c) => {
    const media = await mediaByPath(decodePath(c.req.path.slice("/media/".length)));
    const file = media ? join(mediaDir, media.path) : null;
    const size = file ? await sizeOf(file) : null;
    if (!media || file === null || size === null) return c.text("Not found", 404, { "Cache-Control": "no-store" });
    const range = readRange(c.req.header("range"), size);
    if (range === "unsatisfiable") return c.body(null, 416, { "Content-Range": `bytes */${size}` });
    const { start, end } = range ?? { start: 0, end: size - 1 };
    // Nobody reads the body of a HEAD: its file would stay open for ever. An empty file has no bytes to stream.
    const isBare = c.req.method === "HEAD" || size === 0;
    const body = isBare ? null : (Readable.toWeb(createReadStream(file, { start, end })) as ReadableStream);
    return new Response(body, {
      status: range ? 206 : 200,
      headers: {
        ...headers,
        "Content-Type": media.mime,
        "Content-Length": String(end - start + 1),
        ...(range ? { "Content-Range": `bytes ${start}-${end}/${size}` } : {}),
      },
    });
  });
  return app;
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

async function sizeOf(file: string): Promise<number | null> {
  try {
    return (await stat(file)).size;
  } catch {
    return null;
  }
}

/** A single byte range; anything else is answered whole, as the standard allows. */
function readRange(header: string | undefined, size: number): { start: number; end: number } | "unsatisfiable" | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? "");
  const [, from = "", to = ""] = match ?? [];
  if (!match || (from === "" && to === "")) return null;
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end && start < size ? { start, end } : "unsatisfiable";
}
