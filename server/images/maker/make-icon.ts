import { readFile } from "node:fs/promises";

import type { Composition } from "./job.ts";
import { drawSvg, readPicture, toolkit } from "./read-picture.ts";

/** What telephones ask for, in pixels. */
const side = 180;

/** Room around the mark: telephones round the corners off. */
const margin = 22;

/** Draws the icon that telephones put on their screens: the site's own mark on its ground, without transparency. */
export async function makeIcon({ source, ground }: Extract<Composition, { kind: "icon" }>): Promise<Buffer> {
  const sharp = await toolkit();
  const mark = source.endsWith(".svg")
    ? sharp(await drawSvg(await readFile(source), 288))
    : (await readPicture(source)).picture.rotate();
  const inner = side - 2 * margin;
  const input = await mark
    .resize({ width: inner, height: inner, fit: "contain", background: "#0000" })
    .png()
    .toBuffer();
  return await sharp({ create: { width: side, height: side, channels: 3, background: ground } })
    .composite([{ input }])
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();
}
