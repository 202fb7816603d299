import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** How hard to try: while a visitor waits, for a page that is kept, for a file that never changes. */
export type Effort = "fast" | "kept" | "best";

const brotliQuality: Readonly<Record<Effort, number>> = { fast: 4, kept: 9, best: 11 };
const gzipLevel: Readonly<Record<Effort, number>> = { fast: 6, kept: 9, best: 9 };

/** Compresses off the main thread. Brotli is only ever written here, never read (design §7). */
export async function compress(
  body: string | Uint8Array,
  encoding: "br" | "gzip",
  effort: Effort,
): Promise<Buffer<ArrayBuffer>> {
  if (encoding === "gzip") return compressGzip(body, { level: gzipLevel[effort] });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return compressBrotli(body, { params });
}

/** The best encoding that an Accept-Encoding header allows; `q=0` refuses one. */
export function chooseEncoding(header: string | undefined): Encoding {
  const accepted = (header ?? "")
    .toLowerCase()
    .split(",")
    .map((part) => part.trim());
  const allows = (name: string): boolean =>
    accepted.some((part) => part.split(";", 1)[0]?.trim() === name && !/;\s*q=0(\.0*)?$/.test(part));
  if (allows("br")) return "br";
  return allows("gzip") ? "gzip" : "identity";
}
