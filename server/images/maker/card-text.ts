import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

import type * as OpenType from "opentype.js";
import type { Font, PathCommand } from "opentype.js";

// Node takes its CommonJS build, whose names can't be imported.
const opentype = createRequire(import.meta.url)("opentype.js") as typeof OpenType;

/** Where each family's faces are, and the weight that is drawn; what another family is called is set in the first. */
const families: Readonly<Record<string, readonly [name: string, weight: number]>> = {
  Lato: ["lato", 400],
  "Cormorant Garamond": ["cormorant-garamond", 500],
  "Alegreya Sans": ["alegreya-sans", 400],
  "Great Vibes": ["great-vibes", 400],
};

/** One line of text as an SVG path, with what it takes. */
export interface DrawnLine {
  readonly path: string;
  /** In pixels. */
  readonly width: number;
}

/** A family's faces, the first that has a sign draws it. */
export type Face = readonly Font[];

/** Reads a family from the packages that the site's pages are set with: nothing comes from the system. */
export async function readFace(family: string): Promise<Face> {
  const [name, weight] = (Object.hasOwn(families, family) ? families[family] : undefined) ?? ["lato", 400];
  return await Promise.all(
    ["latin", "latin-ext"].map(async (part) => {
      const file = import.meta.resolve(`@fontsource/${name}/files/${name}-${part}-${weight}-normal.woff`);
      const bytes = await readFile(fileURLToPath(file));
      return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
    }),
  );
}

/** Draws a line with its baseline at 0, signs `spacing` pixels further apart than they are by themselves. */
export function drawLine(face: Face, text: string, size: number, spacing = 0): DrawnLine {
  let [path, x] = ["", 0];
  for (const { font, run } of runsOf(face, text)) {
    const options = { letterSpacing: spacing / size, kerning: true };
    path += font.getPath(run, x, 0, size, options).commands.map(step).join("");
    x += font.getAdvanceWidth(run, size, options);
  }
  return { path, width: x };
}

/** One step of an outline as SVG writes it. (The library's own writer leaves numbers out that SVG wants.) */
function step(command: PathCommand): string {
  const at = (...numbers: readonly number[]): string => numbers.map((each) => each.toFixed(2)).join(" ");
  switch (command.type) {
    case "M":
    case "L":
      return `${command.type}${at(command.x, command.y)}`;
    case "Q":
      return `Q${at(command.x1, command.y1, command.x, command.y)}`;
    case "C":
      return `C${at(command.x1, command.y1, command.x2, command.y2, command.x, command.y)}`;
    case "Z":
      return "Z";
  }
}

/** Breaks a text into as few lines as fit a width, between words; a word that is too long stands alone. */
export function breakLines(face: Face, text: string, size: number, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && drawLine(face, longer, size).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Parts of a text that one font draws; a sign that none has is left out. */
function runsOf(face: Face, text: string): readonly { readonly font: Font; readonly run: string }[] {
  const runs: { readonly font: Font; run: string }[] = [];
  for (const sign of text.replaceAll(/[\u00a0\u202f]/g, " ")) {
    const font = face.find((each) => each.charToGlyphIndex(sign) > 0);
    const last = runs.at(-1);
    if (!font) continue;
    if (last?.font === font) last.run += sign;
    else runs.push({ font, run: sign });
  }
  return runs;
}
