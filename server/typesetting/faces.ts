import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

import type * as OpenType from "opentype.js";
import subsetFont from "subset-font";

import type { DocumentFace } from "#documents/faces.ts";

import type { DocumentFamily } from "./job.ts";

// Node takes its CommonJS build, whose names can't be imported.
const opentype = createRequire(import.meta.url)("opentype.js") as typeof OpenType;

/** The faces of a family, and of those that stand in for it. */
export interface Faces {
  readonly faces: readonly DocumentFace[];
  /** In the order in which they are asked for a sign. */
  readonly families: readonly string[];
  /** Tells whether one of them has a sign. */
  has(sign: string): boolean;
}

interface ReadFamily {
  readonly faces: readonly DocumentFace[];
  readonly family: string;
  has(sign: string): boolean;
}

/** The packages of the site's own families; the weights that stand for regular and bold. */
const packages: Readonly<Record<string, readonly [name: string, regular: number, bold: number, italic: boolean]>> = {
  Lato: ["lato", 400, 700, true],
  "Cormorant Garamond": ["cormorant-garamond", 500, 700, true],
  "Alegreya Sans": ["alegreya-sans", 400, 700, true],
  "Great Vibes": ["great-vibes", 400, 400, false],
};

/** Who stands in for a family that lacks a sign: names of people and places come in all of Europe's letters. */
const others = ["latin", "latin-ext", "vietnamese", "greek", "greek-ext", "cyrillic", "cyrillic-ext"];

const combinations = [
  { weight: 400, style: "normal" },
  { weight: 400, style: "italic" },
  { weight: 700, style: "normal" },
  { weight: 700, style: "italic" },
] as const;

/** Reads what a document is set in. A family that isn't there, or can't be read, is Lato. */
export async function facesOf(family: DocumentFamily): Promise<Faces> {
  const own =
    (await uploaded(family)) ?? (await ownFamily(Object.hasOwn(packages, family.name) ? family.name : "Lato"));
  const rest = await Promise.all(others.map((part) => partOf("Alegreya Sans", part)));
  const all = [...own, ...rest];
  return {
    faces: all.flatMap(({ faces }) => faces),
    families: all.map((read) => read.family),
    has: (sign) => all.some((read) => read.has(sign)),
  };
}

async function ownFamily(name: string): Promise<readonly ReadFamily[]> {
  return await Promise.all(["latin", "latin-ext"].map((part) => partOf(name, part)));
}

const known = new Map<string, Promise<ReadFamily>>();

async function partOf(name: string, part: string): Promise<ReadFamily> {
  const key = `${name} ${part}`;
  const read = known.get(key) ?? readPart(name, part);
  known.set(key, read);
  return await read;
}

async function readPart(name: string, part: string): Promise<ReadFamily> {
  const [folder, regular, bold, hasItalic] = packages[name] ?? ["lato", 400, 700, true];
  const fileOf = (weight: number, style: string) =>
    fileURLToPath(
      import.meta.resolve(
        `@fontsource/${folder}/files/${folder}-${part}-${weight === 400 ? regular : bold}-${hasItalic ? style : "normal"}.woff`,
      ),
    );
  const family = `${folder} ${part}`;
  return {
    family,
    faces: combinations.map(({ weight, style }) => ({ family, weight, style, source: fileOf(weight, style) })),
    has: signsOf(await readFile(fileOf(400, "normal"))),
  };
}

/** An uploaded family; null where it has no file that can be read. Its files are WOFF2, which the library can't draw with. */
async function uploaded({ name, files }: DocumentFamily): Promise<readonly ReadFamily[] | null> {
  if (files.length === 0) return null;
  const family = [name, ...files.map(({ path }) => path)].join(" ");
  try {
    const read = known.get(family) ?? readUploaded(family, files);
    known.set(family, read);
    return [await read];
  } catch {
    known.delete(family);
    return null;
  }
}

async function readUploaded(family: string, files: DocumentFamily["files"]): Promise<ReadFamily> {
  const faces: DocumentFace[] = [];
  let has: ((sign: string) => boolean) | null = null;
  for (const { weight, style } of combinations) {
    const distance = (file: (typeof files)[number]) =>
      Math.abs(file.weight - weight) + (file.style === style ? 0 : 2_000);
    const file = files.toSorted((one, other) => distance(one) - distance(other))[0];
    if (!file) continue;
    const bytes = await subsetFont(await readFile(file.path), everything, { targetFormat: "truetype" });
    has ??= signsOf(bytes);
    faces.push({ family, weight, style, source: `data:font/ttf;base64,${bytes.toString("base64")}` });
  }
  return { family, faces, has: has ?? (() => false) };
}

/** What is written with Latin letters; the files hold nothing else. */
const everything = Array.from({ length: 0x2500 - 0x20 }, (_, at) => String.fromCodePoint(at + 0x20)).join("");

function signsOf(bytes: Buffer): (sign: string) => boolean {
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  return (sign) => font.charToGlyphIndex(sign) > 0;
}
