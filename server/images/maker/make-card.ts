import { cardSize, mostCardBytes, type ShareCard } from "../share-card.ts";

import { breakLines, drawLine, type Face, readFace } from "./card-text.ts";
import { drawSvg, readPicture, toolkit } from "./read-picture.ts";

/** Where things stand, in pixels: the picture's panel on the left, words right of it. */
const panel = { width: 440, top: 40, bottom: 40 } as const;
const words = { left: 510, right: 70 } as const;

/** From these sizes the name is set, the first in which two lines are enough. */
const nameSizes = [104, 92, 80, 68, 56] as const;

/** Draws a card as a JPEG of 200 kB at most. Throws on a picture that isn't a sound one. */
export async function makeCard(card: ShareCard, source: string | null): Promise<Buffer> {
  const [title, text] = await Promise.all([readFace(card.fonts.title), readFace(card.fonts.text)]);
  const sharp = await toolkit();
  const { width, height } = cardSize;
  const ground = { create: { width, height, channels: 3 as const, background: card.colours.ground } };
  const layers = [{ input: await drawSvg(svgOf(card, title, text, source !== null)), left: 0, top: 0 }];
  if (source !== null) layers.push(await pictureLayer(source));
  const whole = await sharp(ground).composite(layers).removeAlpha().png({ compressionLevel: 0 }).toBuffer();
  let bytes = Buffer.alloc(0);
  for (const quality of [84, 70, 50, 30]) {
    bytes = await sharp(whole).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.byteLength <= mostCardBytes) break;
  }
  return bytes;
}

/** The picture, standing on the panel's foot. */
async function pictureLayer(source: string) {
  const { picture } = await readPicture(source);
  const box = { width: panel.width - 80, height: cardSize.height - panel.top - panel.bottom };
  const { data, info } = await picture
    .rotate()
    .trim({ threshold: 0 })
    .resize({ ...box, fit: "inside" })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  const left = Math.round((panel.width - info.width) / 2);
  return { input: data, left, top: cardSize.height - panel.bottom - info.height };
}

function svgOf({ estate, name, part, note, colours }: ShareCard, title: Face, text: Face, hasPicture: boolean): string {
  const left = hasPicture ? words.left : 120;
  const width = cardSize.width - left - words.right;
  const size = nameSizes.find((each) => breakLines(title, name || estate, each, width).length <= 2) ?? 56;
  const lines = breakLines(title, name || estate, size, width).slice(0, 3);
  const rows = [
    ...(name === "" ? [] : [{ ...spaced(text, estate, width), step: 70, colour: colours.accent }]),
    ...lines.map((line) => ({ ...drawLine(title, line, size), step: size * 1.04, colour: colours.ink })),
    ...(part === "" ? [] : [{ ...drawLine(title, part, 50), step: 66, colour: colours.ink }]),
    ...(note === "" ? [] : [{ ...drawLine(text, note, 30), step: 62, colour: colours.ink }]),
  ];
  const all = rows.reduce((sum, { step }) => sum + step, 0);
  let y = (cardSize.height - all) / 2 - 8;
  const drawn = rows.map(({ path, step, colour }) => {
    y += step;
    return `<path transform="translate(${left} ${Math.round(y)})" fill="${colour}" d="${path}"/>`;
  });
  const side = hasPicture
    ? `<rect width="${panel.width}" height="${cardSize.height}" fill="${colours.accent}" fill-opacity="0.08"/>`
    : "";
  const rule = `<rect x="${left}" y="${Math.round(y + 44)}" width="72" height="3" fill="${colours.accent}"/>`;
  const { width: w, height: h } = cardSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">${side}${drawn.join("")}${rule}</svg>`;
}

/** The estate's name in spaced capitals, smaller where it would not fit. */
function spaced(face: Face, estate: string, width: number) {
  const capitals = estate.toUpperCase();
  const line = drawLine(face, capitals, 28, 5);
  return line.width <= width ? line : drawLine(face, capitals, (28 * width) / line.width - 1, 3);
}
