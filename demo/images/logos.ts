// Logos, favicon and partner marks as SVG; every word is drawn as outlines.
// Usage: node logos.ts <media folder>   (ART_MODULES = a node_modules with opentype.js and the fonts)
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { emblem, smallEmblem, type EmblemInk } from "./emblem.ts";

const modules = resolve(process.env.ART_MODULES ?? "node_modules");
const opentype = createRequire(join(modules, "from-here.js"))("opentype.js") as { parse(bytes: ArrayBufferLike): Font };
const out = process.argv[2] ?? "demo/media";

/** What is used of a font of opentype.js. */
interface Font {
  readonly unitsPerEm: number;
  stringToGlyphs(text: string): Glyph[];
  getKerningValue(left: Glyph, right: Glyph): number;
}

interface Glyph {
  readonly advanceWidth: number;
  getPath(x: number, y: number, size: number): { toPathData(decimals: number): string };
}

type Face = "display" | "sans";
const FILES: Record<Face, string> = {
  display: "@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff",
  sans: "@fontsource/jost/files/jost-latin-500-normal.woff",
};
const fonts: Readonly<Record<string, Font>> = Object.fromEntries(
  Object.entries(FILES).map(([face, file]) => {
    const bytes = readFileSync(join(modules, file));
    return [face, opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))];
  }),
);

interface Line {
  readonly text: string;
  readonly face: Face;
  readonly size: number;
  readonly track: number;
}

/** Letterspaced outlines of one line, starting at x or centred on it. */
export function outlines(line: Line, x: number, y: number, centred = false): { d: string; width: number } {
  const font = fonts[line.face];
  if (!font) throw new Error(`No font for ${line.face}`);
  const scale = line.size / font.unitsPerEm;
  const glyphs = font.stringToGlyphs(line.text);
  const steps: number[] = glyphs.map((glyph, i) => {
    const next = glyphs[i + 1];
    return (glyph.advanceWidth + (next ? font.getKerningValue(glyph, next) : 0)) * scale + (next ? line.track : 0);
  });
  const width = steps.reduce((sum, step) => sum + step, 0);
  let pen = centred ? x - width / 2 : x;
  let d = "";
  glyphs.forEach((glyph, i) => {
    d += glyph.getPath(Math.round(pen * 10) / 10, y, line.size).toPathData(2);
    pen += steps[i] ?? 0;
  });
  return { d, width };
}

/** `left` is where the drawing begins: a logo stands on the same line as the text below it. */
const svg = (width: number, height: number, title: string, body: string, left = 0) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} 0 ${width} ${height}" width="${width}" height="${height}" role="img"><title>${title}</title>${body}</svg>\n`;

function horizontal(ink: EmblemInk, name: string, small: string): string {
  const big = outlines({ text: "Clairveille", face: "display", size: 58, track: 0.6 }, 84, 72);
  const top = outlines({ text: "DOMAINE", face: "sans", size: 12.5, track: 4.6 }, 86.5, 24);
  return svg(
    Math.ceil(84 + big.width + 6) - 9,
    88,
    "Domaine Clairveille",
    `<g transform="translate(2 4)">${emblem(ink)}</g><path fill="${small}" d="${top.d}"/><path fill="${name}" d="${big.d}"/>`,
    9,
  );
}

/** Below every page, in both languages: no word in it belongs to one of them but the estate's own name. */
function stacked(ink: EmblemInk, name: string): string {
  const cx = 160;
  const big = outlines({ text: "Clairveille", face: "display", size: 56, track: 0.6 }, cx, 154, true);
  const top = outlines({ text: "DOMAINE", face: "sans", size: 12, track: 5 }, cx, 106, true);
  const foot = outlines({ text: "AURIVAL · 1921", face: "sans", size: 9.5, track: 2.6 }, cx, 186, true);
  return svg(
    229,
    196,
    "Domaine Clairveille, Aurival, 1921",
    `<g transform="translate(${cx - 32} 2)">${emblem(ink)}</g><path fill="${name}" d="${top.d}${big.d}${foot.d}"/>`,
    46,
  );
}

const mono = "#827C73";
const ring = `<circle cx="48" cy="48" r="45" fill="none" stroke="${mono}" stroke-width="2"/><circle cx="48" cy="48" r="40.5" fill="none" stroke="${mono}" stroke-width=".8"/>`;
const line = (width = 2) =>
  `fill="none" stroke="${mono}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;

const PARTNERS: Record<string, [title: string, body: string]> = {
  "partner-organic": [
    "Vigne biologique",
    `<path ${line()} d="M48 76V44"/><path fill="${mono}" d="M48 58C30 58 24 45 25 29 41 29 49 39 48 58Z"/><path ${line()} d="M48 66C63 66 71 56 71 41 57 41 48 49 48 66Z"/><path ${line(1.2)} d="M49 65 66 46"/><path ${line(1.2).replace(mono, "#FFFFFF")} d="M46.5 55 30 34"/>`,
  ],
  "partner-environment": [
    "Haute valeur environnementale",
    `<path ${line()} d="M17 61C27 50 37 50 48 61S69 72 79 61"/><path ${line(1.3)} d="M22 69C31 60 39 61 48 69S66 78 74 69"/><path fill="${mono}" d="M48 16 59 33H53.5L62 45H50V54H46V45H34L42.5 33H37Z"/>`,
  ],
  "partner-grower": [
    "Vigneron indépendant",
    `<path fill="${mono}" d="M37 31A11 11 0 0 1 59 31L70 33.5C68 36.5 60 37.5 48 37.5S28 36.5 26 33.5Z"/><path ${line()} d="M39 40C39 52 43 57 48 57S57 52 57 40"/><path ${line()} d="M24 78C26 66 35 61 48 61S70 66 72 78"/><path ${line(1.3)} d="M40 62V77M56 62V77M40 70H56"/>`,
  ],
  "partner-family": ["En famille depuis 1921", ""],
};

export function writeLogos(): void {
  mkdirSync(out, { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(out, `${name}.svg`), text);
  write("logo", horizontal({ frame: "#6B1F2E", sun: "#B08A4A", rows: "#6B1F2E" }, "#221C18", "#6B1F2E"));
  write("logo-light-theme", horizontal({ frame: "#221C18", sun: "#6B1F2E", rows: "#221C18" }, "#221C18", "#221C18"));
  write("logo-dark-theme", horizontal({ frame: "#F7F3EA", sun: "#C9A463", rows: "#F7F3EA" }, "#F7F3EA", "#D9C9A6"));
  write("logo-footer", stacked({ frame: "#A8813F", sun: "#A8813F", rows: "#A8813F" }, "#A8813F"));
  write("favicon", svg(32, 32, "Domaine Clairveille", smallEmblem("#6B1F2E", "#F7F3EA", "#E2BE78")));
  const since = outlines({ text: "1921", face: "display", size: 29, track: 0.6 }, 48, 57.5, true);
  const word = outlines({ text: "EN FAMILLE", face: "sans", size: 7, track: 1.5 }, 48, 33, true);
  const vine = `<path ${line(1.4)} d="M26 66C36 61 42 71 48 66S60 61 70 66"/><circle cx="48" cy="75" r="2" fill="${mono}"/><path ${line(1)} d="M27 38.5H69"/>`;
  for (const [name, [title, body]] of Object.entries(PARTNERS)) {
    write(name, svg(96, 96, title, ring + (body || `<path fill="${mono}" d="${since.d}${word.d}"/>${vine}`)));
  }
}

if (import.meta.main) writeLogos();
