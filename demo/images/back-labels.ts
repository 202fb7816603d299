// Back labels, flat, for the sheet that is printed: what a bottle of any size says to those who turn it round.
// Usage: node back-labels.ts <work folder> <media folder>   (ART_MODULES, CHROMIUM as in labels.ts)
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";

import { demoProducts } from "#demo/content/products/all-products.ts";
import { emblem } from "./emblem.ts";
import { type Label, LABELS, font, shoot } from "./labels.ts";

const [work = "labels", media = "demo/media"] = process.argv.slice(2);
const WIDTH = 840;
const HEIGHT = 1080;

function backPage(label: Label, story: string): string {
  const { paper, ink, accent, name, kind } = label;
  return `<!doctype html><meta charset="utf-8"><style>
${font("D", "cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff")}
${font("D", "cormorant-garamond/files/cormorant-garamond-latin-500-italic.woff", "italic")}
${font("S", "jost/files/jost-latin-500-normal.woff")}
*{margin:0;box-sizing:border-box}
body{width:${WIDTH}px;height:${HEIGHT}px;background:${paper};color:${ink};font-family:D;text-align:center;overflow:hidden}
.in{margin:34px;height:${HEIGHT - 68}px;border:2px solid ${accent};outline:1px solid ${accent};outline-offset:-12px;padding:54px 64px 44px;display:flex;flex-direction:column;align-items:center;justify-content:space-between}
.name{font-size:82px;line-height:1}.story{font:italic 43px/1.3 D;text-wrap:balance}
.caps{font:23px/1.6 S;letter-spacing:.13em;text-transform:uppercase}.rule{width:150px;height:2px;background:${accent}}
.foot{color:${accent}}
</style><div class="in">
<svg width="62" height="78" viewBox="0 0 64 80">${emblem({ frame: accent, sun: accent, rows: accent })}</svg>
<div class="name">${name}</div><div class="caps">${kind}</div><div class="rule"></div>
<p class="story">${story}</p><div class="rule"></div>
<p class="caps">Mis en bouteille au domaine<br>Famille Aurival, Montclair-sur-Orbrie<br>Produit de France · Contient des sulfites</p>
<div class="foot caps">Depuis 1921</div></div>`;
}

mkdirSync(work, { recursive: true });
for (const { image, summary } of demoProducts) {
  const label = LABELS[image];
  if (!label) continue;
  shoot(backPage(label, summary.fr_FR), `back-${image}`, WIDTH, HEIGHT);
  await sharp(join(resolve(work), `back-${image}.png`))
    .webp({ quality: 84 })
    .toFile(join(media, `back-${image}.webp`));
}
