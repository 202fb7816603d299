import { createRequire } from "node:module";
import { inflateSync } from "node:zlib";

import type * as OpenType from "opentype.js";
import type { Font } from "opentype.js";
import subsetFont from "subset-font";

import type { FontGeneric } from "#schemas/site/font-family.ts";

import type { FontJob } from "./job.ts";

// Node takes its CommonJS build, whose names can't be imported.
const opentype = createRequire(import.meta.url)("opentype.js") as typeof OpenType;

/** What becomes of a font file. */
export interface MadeFont {
  /** WOFF2. */
  readonly bytes: Uint8Array;
  /** What it says it belongs to; empty: nothing. */
  readonly family: string;
  readonly generic: FontGeneric;
  /** How many letters from A to Z it has, small and large. */
  readonly letters: number;
  /** Ten-thousandths of an em. */
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** Of the letters of a text, on average. */
  readonly width: number;
}

/** What is drawn nowhere that text is, or could do more than be drawn. */
const dropped = ["SVG ", "DSIG", "EBDT", "EBLC", "EBSC", "CBDT", "CBLC", "sbix"];

/** The names by which a family is known, the typographic one among them. */
const familyNames = [1, 16];

/** A text as sites have them: how wide its letters are tells how far a line goes. */
const sample =
  "Les vignes de notre domaine descendent en terrasses vers la rivière : la terre y est maigre, le vin généreux. " +
  "Our family has made wine here for five generations, by hand and without hurry, and we would love to show you around.";

/**
 * Makes of a font file what the site serves: its Latin letters, of one weight and slant, as WOFF2, and nothing but what
 * draws them. Throws on what isn't a sound font.
 */
export async function makeFont({ source, weight, isItalic }: FontJob): Promise<MadeFont> {
  try {
    const raw = Buffer.from(source);
    const whole = raw.toString("latin1", 0, 4) === "wOFF" ? unpacked(raw) : raw;
    const options = { dropTables: dropped, preserveNameIds: familyNames };
    const latin = await subsetFont(whole, latinText, { ...options, targetFormat: "truetype" });
    const axes = axesOf(read(latin), weight, isItalic);
    const still = axes ? await subsetFont(latin, latinText, { ...options, ...axes, targetFormat: "truetype" }) : latin;
    const facts = factsOf(read(still));
    const bytes = await subsetFont(still, latinText, { ...options, targetFormat: "woff2" });
    return { ...facts, bytes };
  } catch (error) {
    // The system's codes of errors are for trouble with the disk, of which there is none here.
    throw new Error(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function read(bytes: Buffer): Font {
  return opentype.parse(new Uint8Array(bytes).buffer);
}

/** Where a variable font is held still: at the weight and the slant that its name says, otherwise where it begins. */
function axesOf(font: Font, weight: number, isItalic: boolean) {
  const { fvar } = font.tables as { fvar?: { readonly axes: readonly Axis[] } };
  if (!fvar || fvar.axes.length === 0) return null;
  const place = ({ tag, minValue, maxValue, defaultValue }: Axis): number => {
    if (tag === "wght") return Math.min(maxValue, Math.max(minValue, weight));
    if (tag === "ital") return isItalic ? maxValue : minValue;
    if (tag === "slnt") return isItalic ? minValue : maxValue;
    return defaultValue;
  };
  return { variationAxes: Object.fromEntries(fvar.axes.map((axis) => [axis.tag, place(axis)])) };
}

interface Axis {
  readonly tag: string;
  readonly minValue: number;
  readonly defaultValue: number;
  readonly maxValue: number;
}

function factsOf(font: Font): Omit<MadeFont, "bytes"> {
  const { unitsPerEm, tables } = font;
  const { hhea, os2 } = tables as unknown as Tables;
  const part = (units: number) => Math.round((units / unitsPerEm) * 10_000);
  const widths = Array.from(sample, (letter) => font.charToGlyph(letter).advanceWidth ?? 0);
  const letters = "abcdefghijklmnopqrstuvwxyz";
  return {
    family: familyOf(font),
    generic: genericOf(os2 ?? {}),
    letters: Array.from(letters + letters.toUpperCase()).filter((letter) => font.charToGlyphIndex(letter) > 0).length,
    ascent: part(font.ascender),
    descent: part(-font.descender),
    lineGap: part(hhea.lineGap),
    width: part(widths.reduce((sum, width) => sum + width, 0) / widths.length),
  };
}

function familyOf({ names }: Font): string {
  const said = names as unknown as Readonly<Record<string, unknown>>;
  const byPlatform = ["windows", "macintosh", "unicode"].map((name) => said[name]);
  const all = [said, ...byPlatform].filter((each) => typeof each === "object" && each !== null);
  for (const key of ["preferredFamily", "fontFamily"]) {
    for (const each of all) {
      const words = (each as Readonly<Record<string, unknown>>)[key];
      const [name] = typeof words === "object" && words !== null ? Object.values(words) : [];
      if (typeof name === "string" && name.trim() !== "") return name.trim();
    }
  }
  return "";
}

/** As the library reads them. */
interface Tables {
  readonly hhea: { readonly lineGap: number };
  readonly os2?: FamilyClass;
}

interface FamilyClass {
  readonly sFamilyClass?: number;
  readonly panose?: readonly number[];
}

/** By the class that its makers gave it, else by its PANOSE numbers. */
function genericOf({ sFamilyClass = 0, panose: [kind = 0, serifs = 0] = [] }: FamilyClass): FontGeneric {
  const family = sFamilyClass >> 8;
  if (family === 10 || kind === 3) return "cursive";
  if ([1, 2, 3, 4, 5, 7].includes(family)) return "serif";
  if (family === 8) return "sans-serif";
  return kind === 2 && serifs >= 2 && serifs <= 10 ? "serif" : "sans-serif";
}

/** A WOFF's tables as they stand in a font: each no longer than it says, whatever its compressed form would give. */
function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => tableOf(woff, 44 + index * 20));
  const headers = Buffer.alloc(12 + 16 * count);
  woff.copy(headers, 0, 4, 8);
  headers.writeUInt16BE(count, 4);
  let offset = headers.length;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const at = 12 + 16 * index;
    tag.copy(headers, at);
    checksum.copy(headers, at + 4);
    headers.writeUInt32BE(offset, at + 8);
    headers.writeUInt32BE(bytes.length, at + 12);
    offset += bytes.length + padding(bytes.length);
  }
  return Buffer.concat([headers, ...tables.flatMap(({ bytes }) => [bytes, Buffer.alloc(padding(bytes.length))])]);
}

function tableOf(woff: Buffer, at: number) {
  const [offset, packed, length] = [4, 8, 12].map((step) => woff.readUInt32BE(at + step)) as [number, number, number];
  const part = woff.subarray(offset, offset + packed);
  const bytes = packed === length ? part : inflateSync(part, { maxOutputLength: Math.max(1, length) });
  if (part.length !== packed || bytes.length !== length) throw new Error("A table isn't as long as it says");
  return { tag: woff.subarray(at, at + 4), checksum: woff.subarray(at + 16, at + 20), bytes };
}

function padding(length: number): number {
  return (4 - (length % 4)) % 4;
}

/** What is written with Latin letters: all of Europe's, marks, figures, money, arrows, ligatures. */
const latinText = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x2b9, 0x2dd],
  [0x300, 0x304],
  [0x306, 0x30c],
  [0x326, 0x328],
  [0x1e00, 0x1eff],
  [0x2002, 0x2044],
  [0x2070, 0x209c],
  [0x20ac, 0x20ac],
  [0x2116, 0x2116],
  [0x2122, 0x2122],
  [0x215b, 0x215e],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2248, 0x2248],
  [0xfb00, 0xfb06],
]
  .map(([from = 0, to = 0]) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at)))
  .join("");
