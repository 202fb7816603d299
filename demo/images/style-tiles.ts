// Three art directions on one page each, to be looked at before one is chosen (docs/decisions/art).
// Usage: ART_MODULES=… node style-tiles.ts <media folder> <folder for the tiles> [a b c]
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { drawnBottle, engrave } from "./engraving.ts";

const modules = resolve(process.env.ART_MODULES ?? "node_modules");
const chromium = process.env.CHROMIUM ?? "/usr/lib/chromium/chromium";
const media = process.argv[2] ?? "demo/media";
const out = process.argv[3] ?? "docs/decisions/art";
const wanted = process.argv.slice(4);

const WIDTH = 1200;
const HEIGHT = 900;

interface Colour {
  readonly name: string;
  readonly hex: string;
  /** What its contrast is measured against, and what for. */
  readonly on?: string;
  readonly use: string;
}

interface Direction {
  readonly id: "a" | "b" | "c";
  readonly name: string;
  readonly fonts: readonly [family: string, file: string, weight: number, style: string][];
  readonly display: string;
  readonly sans: string;
  readonly ground: string;
  readonly card: string;
  readonly text: string;
  readonly muted: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly line: string;
  readonly palette: readonly Colour[];
  readonly css: string;
  hero(): Promise<string>;
  bottle(): Promise<string>;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast ratio of WCAG 2.2. */
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const dataUri = (bytes: Buffer, type: string): string => `data:${type};base64,${bytes.toString("base64")}`;

async function scene(name: string, left: number, top: number, width: number, height: number): Promise<string> {
  const bytes = await sharp(join(media, name))
    .extract({ left, top, width, height })
    .resize(1520, 840, { fit: "cover" })
    .jpeg({ quality: 88 })
    .toBuffer();
  return `<img class="scene" alt="" src="${dataUri(bytes, "image/jpeg")}">`;
}

async function cutout(name: string): Promise<string> {
  const bytes = await sharp(join(media, name)).resize({ height: 900 }).webp({ quality: 90 }).toBuffer();
  return `<img class="bottle" alt="" src="${dataUri(bytes, "image/webp")}">`;
}

const directions: readonly Direction[] = [
  {
    id: "a",
    name: "Gouache on warm paper",
    fonts: [
      ["Display", "cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2", 500, "normal"],
      ["Display", "cormorant-garamond/files/cormorant-garamond-latin-500-italic.woff2", 500, "italic"],
      ["Sans", "alegreya-sans/files/alegreya-sans-latin-400-normal.woff2", 400, "normal"],
      ["Sans", "alegreya-sans/files/alegreya-sans-latin-700-normal.woff2", 700, "normal"],
    ],
    display: "Cormorant Garamond",
    sans: "Alegreya Sans",
    ground: "#F7F3EA",
    card: "#FDFBF6",
    text: "#221C18",
    muted: "#5F554C",
    accent: "#6B1F2E",
    onAccent: "#F7F3EA",
    line: "#D8CDB8",
    palette: [
      { name: "Paper", hex: "#F7F3EA", use: "ground" },
      { name: "Ink", hex: "#221C18", on: "#F7F3EA", use: "text" },
      { name: "Stone", hex: "#5F554C", on: "#F7F3EA", use: "captions" },
      { name: "Wine", hex: "#6B1F2E", on: "#F7F3EA", use: "button, link" },
      { name: "Vine", hex: "#46543A", on: "#F7F3EA", use: "second accent" },
      { name: "Ochre", hex: "#B08A4A", on: "#F7F3EA", use: "hairlines only" },
    ],
    css: "h1,h2{letter-spacing:-.005em} .hero h1{color:#221C18} .hero p{color:#3A302A}",
    hero: () => scene("vineyard-dawn.jpg", 120, 90, 2040, 1130),
    bottle: () => cutout("pierre-levee.webp"),
  },
  {
    id: "b",
    name: "Cellar: near-black and copper",
    fonts: [
      ["Display", "bodoni-moda/files/bodoni-moda-latin-500-normal.woff2", 500, "normal"],
      ["Display", "bodoni-moda/files/bodoni-moda-latin-500-italic.woff2", 500, "italic"],
      ["Sans", "jost/files/jost-latin-400-normal.woff2", 400, "normal"],
      ["Sans", "jost/files/jost-latin-600-normal.woff2", 700, "normal"],
    ],
    display: "Bodoni Moda",
    sans: "Jost",
    ground: "#14100E",
    card: "#1D1714",
    text: "#EDE3D6",
    muted: "#A89A8B",
    accent: "#CB8650",
    onAccent: "#14100E",
    line: "#3A2E26",
    palette: [
      { name: "Cellar", hex: "#14100E", use: "ground" },
      { name: "Chalk", hex: "#EDE3D6", on: "#14100E", use: "text" },
      { name: "Ash", hex: "#A89A8B", on: "#14100E", use: "captions" },
      { name: "Copper", hex: "#CB8650", on: "#14100E", use: "button, link" },
      { name: "Wine", hex: "#6B1F2E", on: "#14100E", use: "fields only" },
      { name: "Bottle black", hex: "#0B0708", on: "#14100E", use: "the glass of a red" },
    ],
    css: ".scene{filter:brightness(.62) contrast(1.12) saturate(.9)} h1{font-size:52px!important} .hero::after{content:'';position:absolute;inset:0;background:linear-gradient(180deg,#14100Ed9 0 38%,#14100E00 62%)} .hero .words{z-index:1} .hero h1,.hero p{color:#EDE3D6}",
    hero: () => scene("cellar-barrels.jpg", 0, 110, 2000, 1105),
    bottle: () => cutout("pierre-levee.webp"),
  },
  {
    id: "c",
    name: "Engraving: line on white",
    fonts: [
      ["Display", "zilla-slab/files/zilla-slab-latin-500-normal.woff2", 500, "normal"],
      ["Display", "zilla-slab/files/zilla-slab-latin-500-italic.woff2", 500, "italic"],
      ["Sans", "courier-prime/files/courier-prime-latin-400-normal.woff2", 400, "normal"],
      ["Sans", "courier-prime/files/courier-prime-latin-700-normal.woff2", 700, "normal"],
    ],
    display: "Zilla Slab",
    sans: "Courier Prime",
    ground: "#FFFFFF",
    card: "#FFFFFF",
    text: "#1D211C",
    muted: "#5B6258",
    accent: "#3F6B2E",
    onAccent: "#FFFFFF",
    line: "#C9CEC4",
    palette: [
      { name: "White", hex: "#FFFFFF", use: "ground" },
      { name: "Black", hex: "#1D211C", on: "#FFFFFF", use: "text, line" },
      { name: "Slate", hex: "#5B6258", on: "#FFFFFF", use: "captions" },
      { name: "Vine", hex: "#3F6B2E", on: "#FFFFFF", use: "button, link" },
      { name: "Sprout", hex: "#A9C08A", on: "#FFFFFF", use: "fields only" },
      { name: "Rule", hex: "#C9CEC4", on: "#FFFFFF", use: "hairlines" },
    ],
    css: ".hero h1,.hero p{color:#1D211C} h1{font-size:50px!important} .body{font-size:15.5px!important;line-height:1.5!important}",
    hero: async () =>
      `<svg class="scene" viewBox="0 0 1520 840" preserveAspectRatio="xMidYMid slice">${await engrave(
        sharp(join(media, "vineyard-dawn.jpg")).extract({ left: 120, top: 90, width: 2040, height: 1130 }),
        1520,
        840,
        6,
        "#1D211C",
        (x) => 14 * Math.sin(x * 6),
        0.12,
        [1.6, -22],
      )}</svg>`,
    bottle: () => drawnBottle(join(media, "pierre-levee.webp"), "#1D211C", "#3F6B2E"),
  },
];

function verdict(colour: Colour): string {
  if (colour.on === undefined) return colour.use;
  const ratio = contrast(colour.hex, colour.on);
  const grade = ratio >= 7 ? "AAA" : ratio >= 4.5 ? "AA" : ratio >= 3 ? "large, lines" : "not for text";
  return `${ratio.toFixed(2)}:1 ${grade}<br>${colour.use}`;
}

async function page(d: Direction, overPicture: string, words = "visible"): Promise<string> {
  const faces = d.fonts
    .map(([family, file, weight, style]) => {
      const bytes = readFileSync(join(modules, "@fontsource", file));
      return `@font-face{font-family:${family};font-weight:${weight};font-style:${style};src:url(${dataUri(bytes, "font/woff2")})}`;
    })
    .join("");
  const swatches = d.palette
    .map((c) => `<li><i style="background:${c.hex}"></i><b>${c.name}</b> ${c.hex}<br>${verdict(c)}</li>`)
    .join("");
  const measured = `Text ${contrast(d.text, d.ground).toFixed(2)}:1 · caption ${contrast(d.muted, d.ground).toFixed(2)}:1 · link ${contrast(d.accent, d.ground).toFixed(2)}:1 · button ${contrast(d.onAccent, d.accent).toFixed(2)}:1 · hero text over its picture ${overPicture}`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${faces}
*{box-sizing:border-box;margin:0}
body{width:${WIDTH}px;height:${HEIGHT}px;overflow:hidden;background:${d.ground};color:${d.text};font:400 17px/1.5 Sans}
.scene{display:block;width:100%;height:100%;object-fit:cover}
.hero{position:absolute;left:0;top:0;width:780px;height:430px;overflow:hidden}
.hero .words{position:absolute;left:44px;top:40px;width:460px}
h1,h2{font-family:Display;font-weight:500;line-height:1.08}
h1{font-size:60px} h2{font-size:36px}
.hero p{margin-top:8px;font-size:19px}
.card{position:absolute;left:824px;top:36px;width:336px;height:600px;background:${d.card};border:1px solid ${d.line};text-align:center;padding-top:26px}
.bottle{display:block;height:480px;margin:-58px auto 0}
.card h3{font:500 29px/1.1 Display;margin-top:18px}
.card em{display:block;font:italic 500 18px/1.4 Display;color:${d.muted}}
.card p{font-size:16px;margin-top:6px}.card b{font-weight:700}
.copy{position:absolute;left:44px;top:462px;width:700px}
.body{margin-top:10px;font-size:18px;line-height:1.52}
figcaption{margin-top:10px;font-size:14.5px;color:${d.muted}}
.do{margin-top:16px;display:flex;gap:30px;align-items:center}
.button{background:${d.accent};color:${d.onAccent};padding:11px 26px;font-weight:700;font-size:16px}
.link{color:${d.accent};text-decoration:underline;text-underline-offset:4px;text-decoration-thickness:1px}
ul{position:absolute;left:44px;right:40px;top:752px;display:grid;grid-template-columns:repeat(6,1fr);gap:16px;list-style:none;padding:0;font-size:13.5px;line-height:1.35}
.hero .words{visibility:${words}}
li i{display:block;height:44px;border:1px solid ${d.line};margin-bottom:6px}
footer{position:absolute;left:44px;right:40px;bottom:14px;display:flex;justify-content:space-between;font-size:13.5px;color:${d.muted};border-top:1px solid ${d.line};padding-top:7px}
.facts{position:absolute;left:824px;top:652px;width:336px;font-size:14px;line-height:1.45;color:${d.muted};text-align:center}
${d.css}</style>
<div class="hero">${await d.hero()}<div class="words"><h1>Wines from a bend of the Orbrie</h1><p>Domaine Clairveille, the Aurival family, since 1921</p></div></div>
<div class="card">${await d.bottle()}<h3>Pierre-Levée</h3><em>Grande cuvée, red, 2020</em><p>75 cl · <b>€19.50</b></p></div>
<p class="facts">${measured}</p>
<div class="copy"><h2>Eight parcels, one slope, one family</h2><p class="body">Nobody knows who raised the stone. It marks the highest point of the estate, where the clay barely covers the limestone and the wind dries the bunches within the hour. Yields are low here, skins thick.</p><figcaption>${d.id === "b" ? "The vault under the house, twelve degrees all year." : "The slope at daybreak, seen from the river path."}</figcaption><div class="do"><span class="button">See the wines</span><span class="link">Plan a visit to the cellar</span></div></div>
<ul>${swatches}</ul>
<footer><span>Direction ${d.id}. ${d.name}</span><span>${d.display} and ${d.sans}</span></footer></html>`;
}

/** The least contrast of the hero's words over what lies behind them, but for the worst hundredth of its pixels. */
async function behindWords(d: Direction, png: string): Promise<string> {
  const region = { left: 44, top: 44, width: 450, height: 165 };
  const raw = await sharp(png).extract(region).removeAlpha().raw().toBuffer();
  const ratios: number[] = [];
  for (let i = 0; i < raw.length; i += 3) ratios.push(contrast(d.text, `#${raw.toString("hex", i, i + 3)}`));
  ratios.sort((x, y) => x - y);
  return `${(ratios[Math.floor(ratios.length / 100)] ?? 0).toFixed(2)}:1`;
}

const scratch = mkdtempSync(join(tmpdir(), "tiles-"));

function shoot(markup: string, name: string): string {
  const html = join(scratch, `${name}.html`);
  const png = join(scratch, `${name}.png`);
  writeFileSync(html, markup);
  const flags = "--headless --no-sandbox --disable-gpu --disable-background-networking --hide-scrollbars";
  const size = [`--window-size=${WIDTH},${HEIGHT}`, "--virtual-time-budget=3000", `--user-data-dir=${scratch}/profile`];
  execFileSync(chromium, [...flags.split(" "), ...size, `--screenshot=${png}`, `file://${html}`], { stdio: "ignore" });
  return png;
}

try {
  for (const d of directions) {
    if (wanted.length > 0 && !wanted.includes(d.id)) continue;
    const overPicture = await behindWords(d, shoot(await page(d, "", "hidden"), `${d.id}-bare`));
    const png = shoot(await page(d, overPicture), d.id);
    let quality = 86;
    let bytes = await sharp(png).jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:4:4" }).toBuffer();
    while (bytes.length > 118_000 && quality > 30) {
      quality -= 4;
      bytes = await sharp(png).jpeg({ quality, mozjpeg: true }).toBuffer();
    }
    writeFileSync(join(out, `direction-${d.id}.jpg`), bytes);
    console.log(
      `direction-${d.id}.jpg`,
      Math.round(bytes.length / 1024),
      "kB, quality",
      quality,
      "over the picture",
      overPicture,
    );
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
