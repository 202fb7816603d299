// Bottle labels: one HTML page per cuvée, photographed by Chromium at 12 px per millimetre.
// Usage: node labels.ts <work folder>   (ART_MODULES = a node_modules with the fonts, CHROMIUM = the browser)
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { emblem } from "./emblem.ts";
import { burst, dawn, enclosure, night, rings, stone, terraces, wind } from "./motifs.ts";

const modules = resolve(process.env.ART_MODULES ?? "node_modules");
const chromium = process.env.CHROMIUM ?? "/usr/lib/chromium/chromium";
const work = resolve(process.argv[2] ?? join(tmpdir(), "estate-labels"));
export const PX_PER_MM = 12;

export interface Label {
  readonly name: string;
  /** The one still wines have unless said otherwise; the sheets say the same (`facts.test.ts`). */
  readonly appellation?: string;
  readonly kind: string;
  readonly year: string;
  readonly mm: readonly [width: number, height: number];
  readonly paper: string;
  readonly ink: string;
  readonly accent: string;
  readonly volume: string;
  readonly motif: (ink: string) => string;
  readonly size?: number;
}

const CREAM = "#F5EFE2";
export const LABELS: Record<string, Label> = {
  "les-terrasses": {
    name: "Les Terrasses",
    kind: "Rouge",
    year: "2022",
    mm: [84, 98],
    paper: CREAM,
    ink: "#221C18",
    accent: "#6B1F2E",
    volume: "75 cl",
    motif: terraces,
  },
  "pierre-levee": {
    name: "Pierre-Levée",
    kind: "Grande cuvée",
    year: "2020",
    mm: [92, 90],
    paper: "#F3ECDC",
    ink: "#221C18",
    accent: "#8C6A2F",
    volume: "75 cl",
    motif: stone,
  },
  "vent-couvert": {
    name: "Vent-Couvert",
    kind: "Blanc",
    year: "2023",
    mm: [78, 86],
    paper: "#F6F2E8",
    ink: "#2C3524",
    accent: "#46543A",
    volume: "75 cl",
    motif: wind,
  },
  aubade: {
    name: "Aubade",
    kind: "Rosé",
    year: "2024",
    mm: [76, 80],
    paper: "#FAF5EC",
    ink: "#43242A",
    accent: "#B4606A",
    volume: "75 cl",
    motif: dawn,
    size: 14.5,
  },
  "clos-sereine": {
    name: "Clos Sereine",
    kind: "Blanc de vieilles vignes",
    year: "2022",
    mm: [90, 90],
    paper: "#F4EEDF",
    ink: "#2A2A1E",
    accent: "#6E6A32",
    volume: "75 cl",
    motif: enclosure,
  },
  "nuit-de-vendange": {
    name: "Nuit de vendange",
    kind: "Grains nobles",
    year: "2021",
    mm: [64, 80],
    paper: "#23262E",
    ink: "#E6D2A2",
    accent: "#D8B66E",
    volume: "50 cl",
    motif: night,
    size: 11,
  },
  eclat: {
    name: "Éclat",
    appellation: "Fines Bulles de l’Orbrie",
    kind: "Brut · Méthode traditionnelle",
    year: "",
    mm: [96, 90],
    paper: "#F7F2E6",
    ink: "#221C18",
    accent: "#A07C3C",
    volume: "75 cl",
    motif: burst,
    size: 15,
  },
  "la-centenaire": {
    name: "La Centenaire",
    kind: "Vignes de 1921",
    year: "2019",
    mm: [114, 132],
    paper: "#F1E9D8",
    ink: "#221C18",
    accent: "#6B1F2E",
    volume: "150 cl",
    motif: rings,
    size: 14.5,
  },
};

/** The other vintages that are sold: the same label with another year. */
export const VINTAGES: Readonly<Record<string, readonly string[]>> = {
  "les-terrasses": ["2021"],
  "pierre-levee": ["2019"],
  "vent-couvert": ["2024"],
  aubade: ["2025"],
  "clos-sereine": ["2021"],
  "nuit-de-vendange": ["2018"],
};

/** The other sizes that are sold, under their pictures' names: the same label, as large as they are, with their volume. */
export const SIZES: Readonly<Record<string, Pick<Label, "mm" | "volume"> & { readonly of: string }>> = {
  "les-terrasses-magnum": { of: "les-terrasses", mm: [114, 132], volume: "150 cl" },
  "pierre-levee-magnum": { of: "pierre-levee", mm: [112, 110], volume: "150 cl" },
  "vent-couvert-magnum": { of: "vent-couvert", mm: [96, 106], volume: "150 cl" },
  "aubade-magnum": { of: "aubade", mm: [94, 99], volume: "150 cl" },
  "eclat-magnum": { of: "eclat", mm: [123, 108], volume: "150 cl" },
  "clos-sereine-half": { of: "clos-sereine", mm: [70, 70], volume: "37,5 cl" },
};

export const font = (family: string, file: string, style = "normal") =>
  `@font-face{font-family:${family};font-style:${style};src:url("file://${modules}/@fontsource/${file}")}`;

export function labelPage(label: Label): string {
  const [w, h] = label.mm;
  const s = w / 92;
  const big = (label.size ?? 12.2) * s;
  return `<!doctype html><meta charset="utf-8"><style>
${font("D", "cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff")}
${font("D", "cormorant-garamond/files/cormorant-garamond-latin-500-italic.woff", "italic")}
${font("S", "jost/files/jost-latin-500-normal.woff")}
*{margin:0;box-sizing:border-box}html{font-size:${PX_PER_MM}px}
body{width:${w}rem;height:${h}rem;background:${label.paper};color:${label.ink};text-align:center;font-family:D;position:relative;overflow:hidden}
.in{position:absolute;inset:${2.6 * s}rem;border:.16rem solid ${label.accent};outline:.45rem solid transparent;display:flex;flex-direction:column;align-items:center;justify-content:space-between;padding:${3.4 * s}rem ${3 * s}rem ${3 * s}rem}
.in:before{content:"";position:absolute;inset:${0.7 * s}rem;border:.07rem solid ${label.accent}}
.caps{font-family:S;text-transform:uppercase;letter-spacing:.26em;margin-right:-.26em;font-size:${2.75 * s}rem}
.small{font-family:S;text-transform:uppercase;letter-spacing:.18em;margin-right:-.18em;font-size:${2.05 * s}rem}
.name{font-size:${big}rem;line-height:.92;letter-spacing:-.005em;white-space:nowrap}
.it{font-style:italic;font-size:${4.5 * s}rem;line-height:1}
.rule{width:${15 * s}rem;height:.12rem;background:${label.accent}}
.foot{display:flex;justify-content:space-between;align-items:baseline;width:78%}
.year{font-size:${5.4 * s}rem;line-height:1;color:${label.accent};letter-spacing:.08em}
</style><div class="in">
<svg width="${8.4 * s}rem" height="${10.5 * s}rem" viewBox="0 0 64 80">${emblem({ frame: label.accent, sun: label.accent, rows: label.accent })}</svg>
<div class="caps">Domaine Clairveille</div>
<svg width="${60 * s}rem" height="${(h / w > 1.07 ? 30 : 24) * s}rem" viewBox="0 0 60 30">${label.motif(label.accent)}</svg>
<div class="name">${label.name}</div>
<div class="it">${label.appellation ?? "Coteaux de l’Orbrie"}</div>
<div class="rule"></div>
${label.year ? `<div class="year">${label.year}</div>` : ""}
<div class="small">${label.kind}</div>
<div class="foot small" style="font-size:${1.55 * s}rem;letter-spacing:.12em"><span>Famille Aurival</span><span>Montclair-sur-Orbrie</span><span>${label.volume}</span></div>
</div>`;
}

export function shoot(html: string, name: string, width: number, height: number): void {
  const page = join(work, `${name}.html`);
  writeFileSync(page, html);
  execFileSync(
    chromium,
    [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--hide-scrollbars",
      "--allow-file-access-from-files",
      `--window-size=${width},${height}`,
      `--screenshot=${join(work, `${name}.png`)}`,
      `file://${page}`,
    ],
    { stdio: "ignore" },
  );
}

function shootLabel(id: string, label: Label): void {
  const [w, h] = label.mm;
  shoot(labelPage(label), `label-${id}`, w * PX_PER_MM, h * PX_PER_MM);
}

export function writeLabels(): void {
  mkdirSync(work, { recursive: true });
  for (const [id, label] of Object.entries(LABELS)) {
    shootLabel(id, label);
    for (const year of VINTAGES[id] ?? []) shootLabel(`${id}-${year}`, { ...label, year });
  }
  for (const [id, { of, ...size }] of Object.entries(SIZES)) {
    const label = LABELS[of];
    if (label) shootLabel(id, { ...label, ...size });
  }
  const panel = `<!doctype html><meta charset="utf-8"><style>${font("D", "cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff")}${font("S", "jost/files/jost-latin-500-normal.woff")}*{margin:0}html{font-size:6px}body{width:290rem;height:62rem;background:#5E1B29;color:#D9B878;display:flex;align-items:center;justify-content:center;gap:9rem}</style>
<svg width="26rem" height="32.5rem" viewBox="0 0 64 80">${emblem({ frame: "#D9B878", sun: "#D9B878", rows: "#D9B878" })}</svg><div><div style="font:20rem/1 D">Domaine Clairveille</div><div style="font:4.3rem/1 S;letter-spacing:.3em;margin-top:3.5rem">COTEAUX DE L’ORBRIE</div></div>`;
  shoot(panel, "panel-coffret", 1740, 372);
}

if (import.meta.main) writeLabels();
