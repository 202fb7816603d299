import type { Metadata, Sharp, default as SharpModule } from "sharp";

/** Loaders that no picture of a site needs and whose parsers have a history (reliability S-27). */
const blocked = [
  "VipsForeignLoadNsgif",
  "VipsForeignLoadTiff",
  "VipsForeignLoadVips",
  "VipsForeignLoadPdf",
  "VipsForeignLoadSvg",
];

/** More pixels than any camera of an estate makes; fewer than a bomb needs. */
const mostPixels = 50_000_000;

/** What reading one picture may take, in bytes. */
const mostBytes = 200_000_000;

/** A picture that can be read, and what its head says. */
export interface ReadPicture {
  readonly picture: Sharp;
  readonly head: Metadata;
}

let loading: Promise<typeof SharpModule> | undefined;

/** Opens a picture: a file, or the bytes of one. Throws on what isn't one, or would take too much memory to read. */
export async function readPicture(source: string | Uint8Array): Promise<ReadPicture> {
  const sharp = await toolkit();
  const picture = sharp(source, { limitInputPixels: mostPixels, failOn: "warning", animated: false });
  const head = await picture.metadata();
  if (bytesToRead(head) > mostBytes) throw new Error(`${head.width} × ${head.height} pixels are too many to read`);
  return { picture, head };
}

/** The image library, as this process uses it. */
export async function toolkit(): Promise<typeof SharpModule> {
  loading ??= loadSharp();
  return await loading;
}

/**
 * Draws a drawing of our own, or one that was cleaned when it was stored, as a PNG. The loader for drawings is shut
 * but for that moment; `density` in dots per inch, 72 as it says itself.
 */
export async function drawSvg(svg: string | Buffer, density = 72): Promise<Buffer> {
  const sharp = await toolkit();
  sharp.unblock({ operation: ["VipsForeignLoadSvgBuffer"] });
  try {
    return await sharp(Buffer.from(svg), { density, limitInputPixels: mostPixels })
      .png({ compressionLevel: 0 })
      .toBuffer();
  } finally {
    sharp.block({ operation: ["VipsForeignLoadSvg"] });
  }
}

/** A progressive JPEG is held in memory whole, as are other formats; a plain one is read in lines. */
function bytesToRead({ width, height, format, isProgressive, chromaSubsampling, depth }: Metadata): number {
  const pixels = width * height;
  if (format !== "jpeg") return pixels * 4 * (depth === "ushort" ? 2 : 1);
  if (isProgressive !== true) return pixels;
  return pixels * (chromaSubsampling === "4:4:4" ? 6 : 3);
}

async function loadSharp(): Promise<typeof SharpModule> {
  const { default: sharp } = await import("sharp");
  // One picture takes one core; who asks bounds how many are made at once.
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: blocked });
  return sharp;
}
