import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";

import { Hono, type Context } from "hono";

import { asksAnew, type Keep } from "#server/cache/kept-reads.ts";
import { mediaByPath } from "#server/media/read.ts";

import { lasting, movedCaching, passing } from "./media-caching.ts";
import { encodeAnswer } from "../request/encode-answer.ts";
import { isUnchanged } from "../request/is-unchanged.ts";
import { fileSecurityHeaders } from "../request/security-headers.ts";

import { sentType } from "./content-types.ts";

/** Media is content, never a document: an SVG can't run what it carries (reliability S-29). */
const always = {
  ...fileSecurityHeaders,
  "Accept-Ranges": "bytes",
} as const;

export interface MediaOptions {
  readonly mediaDir: string;
  /** Reads what the media library knows. */
  readonly facts?: Keep;
}

/**
 * Original files at `/media/{file}`, for files that the media library names; ranges for videos. The address of one
 * that was replaced, and a medium's name, lead to its file.
 */
export function createMediaApp({ mediaDir, facts = asksAnew }: MediaOptions): Hono {
  const app = new Hono();
  app.get("/media/*", encodeAnswer, async (c) => {
    const path = decodePath(c.req.path.slice("/media/".length));
    const media = await mediaByPath(path, facts);
    if (media && media.file !== path) {
      return c.body(null, 302, { Location: `/media/${media.file}`, "Cache-Control": movedCaching(path, media) });
    }
    const file = media ? join(mediaDir, media.file) : null;
    const found = file ? await statOf(file) : null;
    if (!media || file === null || found === null) return c.text("Not found", 404, { "Cache-Control": "no-store" });
    const { size, ...validators } = found;
    const headers = { ...always, "Cache-Control": media.hash === "" ? passing : lasting };
    if (isUnchanged((name) => c.req.header(name), validators)) return c.body(null, 304, { ...headers, ...validators });
    const range = rangeOf(c, found);
    if (range === "unsatisfiable") return c.body(null, 416, { "Content-Range": `bytes */${size}` });
    const { start, end } = range ?? { start: 0, end: size - 1 };
    const isDrawing = media.mime === "image/svg+xml" && !range;
    return new Response(isDrawing ? await readFile(file) : openBody(c, file, { start, end, size }), {
      status: range ? 206 : 200,
      headers: {
        ...headers,
        ...validators,
        "Content-Type": sentType(media.mime),
        "Content-Length": String(end - start + 1),
        ...(range ? { "Content-Range": `bytes ${start}-${end}/${size}` } : {}),
      },
    });
  });
  return app;
}

interface Span {
  readonly start: number;
  readonly end: number;
  readonly size: number;
}

/** Nobody reads the body of a HEAD: its file would stay open for ever. An empty file has no bytes to stream. */
function openBody(c: Context, file: string, { start, end, size }: Span): ReadableStream | null {
  if (c.req.method === "HEAD" || size === 0) return null;
  return Readable.toWeb(createReadStream(file, { start, end })) as ReadableStream;
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

interface FileFacts {
  readonly size: number;
  readonly ETag: string;
  readonly "Last-Modified": string;
}

async function statOf(file: string): Promise<FileFacts | null> {
  try {
    const { size, mtime, mtimeMs } = await stat(file);
    const tag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
    return { size, ETag: tag, "Last-Modified": mtime.toUTCString() };
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
}

/** Whatever else the disk says is trouble with the disk, which the visitor may try again. */
function isAbsent(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
}

/** The part that is asked for: never by HEAD (RFC 9110, 14.2), and only of the version that the asker has begun. */
function rangeOf(c: Context, { size, ETag: tag }: FileFacts): ReturnType<typeof readRange> {
  const begun = c.req.header("if-range");
  if (c.req.method === "HEAD" || (begun !== undefined && begun !== tag)) return null;
  return readRange(c.req.header("range"), size);
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
