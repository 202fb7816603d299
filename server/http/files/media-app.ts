import { Readable } from "node:stream";

import { Hono, type Context } from "hono";

import { asksAnew, type Keep } from "#server/cache/kept-reads.ts";
import { isAbsentFile, type Span, type StorageDriver } from "#server/drivers/storage/storage-driver.ts";
import { mediaByPath, type MediaFile } from "#server/media/read.ts";

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
  /** Where the files are. */
  readonly storage: StorageDriver;
  /** Reads what the media library knows. */
  readonly facts?: Keep;
}

/**
 * Original files at `/media/{file}`, for files that the media library names; ranges for videos. The address of one
 * that was replaced, and a medium's name, lead to its file.
 */
export function createMediaApp({ storage, facts = asksAnew }: MediaOptions): Hono {
  const app = new Hono();
  app.get("/media/*", encodeAnswer, async (c) => {
    const path = decodePath(c.req.path.slice("/media/".length));
    const media = await mediaByPath(path, facts);
    if (!media) return notFound(c);
    if (media.file !== path) {
      return c.body(null, 302, { Location: `/media/${media.file}`, "Cache-Control": movedCaching(path, media) });
    }
    try {
      return await answerFile(c, media, storage);
    } catch (error) {
      // It went between the look and the reading.
      if (isAbsentFile(error)) return notFound(c);
      throw error;
    }
  });
  return app;
}

async function answerFile(c: Context, media: MediaFile, storage: StorageDriver): Promise<Response> {
  const found = await factsOf(media.file, storage);
  if (!found) return notFound(c);
  const { size, ...validators } = found;
  const headers = { ...always, "Cache-Control": media.hash === "" ? passing : lasting };
  if (isUnchanged((name) => c.req.header(name), validators)) return c.body(null, 304, { ...headers, ...validators });
  const range = rangeOf(c, found);
  if (range === "unsatisfiable") return c.body(null, 416, { "Content-Range": `bytes */${size}` });
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const isDrawing = media.mime === "image/svg+xml" && !range;
  // Nobody reads the body of a HEAD: its file would stay open for ever. An empty file has no bytes to stream.
  const hasStream = c.req.method !== "HEAD" && size > 0;
  const stream = async () => (hasStream ? await streamOf(storage, media.file, range) : null);
  return new Response(isDrawing ? new Uint8Array(await storage.read(media.file)) : await stream(), {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      ...validators,
      ...savedAs(media),
      "Content-Type": sentType(media.mime),
      "Content-Length": String(end - start + 1),
      ...(range ? { "Content-Range": `bytes ${start}-${end}/${size}` } : {}),
    },
  });
}

/** A PDF is saved, under its name in the library: browsers show none in a sandbox, and it doesn't leave that. */
function savedAs({ mime, path }: Pick<MediaFile, "mime" | "path">): Readonly<Record<string, string>> {
  if (mime !== "application/pdf") return {};
  // A name of the library is plain: nothing in it ends the quotes.
  return { "Content-Disposition": `attachment; filename="${path.slice(path.lastIndexOf("/") + 1)}"` };
}

function notFound(c: Context): Response {
  return c.text("Not found", 404, { "Cache-Control": "no-store" });
}

async function streamOf(storage: StorageDriver, file: string, span: Span | null): Promise<ReadableStream> {
  return Readable.toWeb(await storage.open(file, span ?? undefined)) as ReadableStream;
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

async function factsOf(file: string, storage: StorageDriver): Promise<FileFacts | null> {
  const found = await storage.find(file);
  if (!found) return null;
  const { size, version, modified } = found;
  return { size, ETag: `"${version}"`, "Last-Modified": new Date(modified).toUTCString() };
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
