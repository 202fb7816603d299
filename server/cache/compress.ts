import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { LRUCache } from "lru-cache";

export type Encoding = "br" | "gzip" | "identity";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** How hard to try: while a visitor waits, for a page that is kept, or for a file that never changes. */
export type Effort = "instant" | "fast" | "best";

/** Room for a page in one step: each further one is a way to the main thread and back. */
const chunkSize = 64 * 1024;

const brotliQuality: Readonly<Record<Effort, number>> = { instant: 1, fast: 5, best: 11 };
const gzipLevel: Readonly<Record<Effort, number>> = { instant: 1, fast: 5, best: 9 };

/** Compresses off the main thread. Brotli is only ever written here, never read (design §7). */
export async function compress(
  body: string | Uint8Array,
  encoding: "br" | "gzip",
  effort: Effort,
): Promise<Buffer<ArrayBuffer>> {
  if (encoding === "gzip") return exact(await compressGzip(body, { level: gzipLevel[effort], chunkSize }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    // A window larger than the body is memory for nothing: 4 MB of it by default.
    [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
  };
  return exact(await compressBrotli(body, { params, chunkSize }));
}

/** A copy of its own size: zlib gives views on chunks of 16 kB, which would stay in memory whole. */
function exact(buffer: Uint8Array): Buffer<ArrayBuffer> {
  const copy = new Uint8Array(buffer);
  return Buffer.from(copy.buffer);
}

function windowFor(length: number): number {
  const bits = Math.ceil(Math.log2(Math.max(length, 2) * 2));
  return Math.min(Math.max(bits, 16), constants.BROTLI_DEFAULT_WINDOW);
}

/** The best encoding that an Accept-Encoding header allows; `q=0` refuses one. */
export function chooseEncoding(header: string | undefined): Encoding {
  return acceptedEncodings(header)[0] ?? "identity";
}

/** The encodings that an Accept-Encoding header allows, the best one first. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  const known = accepted.get(header ?? "");
  if (known) return known;
  const encodings = readAcceptEncoding(header);
  accepted.set(header ?? "", encodings);
  return encodings;
}

/** Browsers have few such headers. */
const accepted = new LRUCache<string, readonly Encoding[]>({ max: 100 });

function readAcceptEncoding(header: string | undefined): readonly Encoding[] {
  const parts = (header ?? "")
    .toLowerCase()
    .split(",")
    .map((part) => part.trim());
  const allows = (name: string): boolean =>
    parts.some((part) => part.split(";", 1)[0]?.trim() === name && !/;\s*q=0(\.0*)?$/.test(part));
  return [...(["br", "gzip"] as const).filter(allows), "identity"];
}
