// Pictures as an engraver would cut them, for the third art direction.
import sharp, { type Sharp } from "sharp";

/** A burin's lines: they run along `flow` and swell where the picture is dark. */
export async function engrave(
  source: Sharp,
  width: number,
  height: number,
  pitch: number,
  ink: string,
  flow: (x: number) => number,
  thinnest = 0.06,
  [gain, lift]: readonly [number, number] = [1, 0],
): Promise<string> {
  const step = 2;
  const columns = Math.floor(width / step);
  const grey = await source
    .resize(columns, height, { fit: "fill" })
    .flatten({ background: "#ffffff" })
    .greyscale()
    .normalise({ lower: 2, upper: 96 })
    .linear(gain, lift)
    .raw()
    .toBuffer();
  const paths: string[] = [];
  for (let y0 = -60; y0 < height + 60; y0 += pitch) {
    const upper: string[] = [];
    const lower: string[] = [];
    const close = (): void => {
      if (upper.length > 1) paths.push(`M${upper.join("L")}L${lower.reverse().join("L")}Z`);
      upper.length = 0;
      lower.length = 0;
    };
    for (let column = 0; column < columns; column++) {
      const x = column * step;
      const y = y0 + flow(x / width);
      const at = Math.round(y);
      const tone = at < 0 || at >= height ? 1 : (grey[at * columns + column] ?? 255) / 255;
      const half = ((1 - tone) ** 1.15 * pitch * 0.86) / 2;
      if (half < thinnest || at < 0 || at >= height) {
        close();
        continue;
      }
      upper.push(`${x} ${(y - half).toFixed(2)}`);
      lower.push(`${x} ${(y + half).toFixed(2)}`);
    }
    close();
  }
  return `<path fill="${ink}" d="${paths.join("")}"/>`;
}

/** The bottle as a drawing: contour, engraved shade, and a label set in type since lines would eat its words. */
export async function drawnBottle(file: string, ink: string, accent: string): Promise<string> {
  const [w, h] = [330, 950];
  const trimmed = sharp(file).resize(w, h, { fit: "fill" });
  const alpha = await trimmed.clone().extractChannel("alpha").raw().toBuffer();
  const solid = (x: number, y: number): boolean => (alpha[y * w + x] ?? 0) > 128;
  const left: [number, number][] = [];
  const right: [number, number][] = [];
  for (let y = 0; y < h; y++) {
    let first = -1;
    let last = -1;
    for (let x = 0; x < w; x++) {
      if (!solid(x, y)) continue;
      if (first < 0) first = x;
      last = x;
    }
    if (first >= 0 && last - first > 8) {
      left.push([first, y]);
      right.push([last, y]);
    }
  }
  const [[, top] = [0, 0]] = left;
  const outline = `M${left
    .filter((_, i) => i % 3 === 0)
    .map((p) => p.join(" "))
    .join("L")}L${right
    .filter((_, i) => i % 3 === 0)
    .reverse()
    .map((p) => p.join(" "))
    .join("L")}Z`;
  const x0 = Math.min(...left.map((p) => p[0]));
  const x1 = Math.max(...right.map((p) => p[0]));
  const lit = trimmed.clone().linear(1.9, 66);
  const lines = await engrave(lit, w, h, 5, ink, (x) => 9 * Math.sin(x * Math.PI));
  const [ly, lh] = [top + (h - top) * 0.535, (h - top) * 0.305];
  return `<svg class="bottle" viewBox="0 0 ${w} ${h}"><clipPath id="b"><path d="${outline}"/></clipPath><g clip-path="url(#b)">${lines}</g><path d="${outline}" fill="none" stroke="${ink}" stroke-width="2.4"/>
<path d="M${x0 + 5} ${ly}q${(x1 - x0 - 10) / 2} 12 ${x1 - x0 - 10} 0v${lh}q${-(x1 - x0 - 10) / 2} 12 ${-(x1 - x0 - 10)} 0z" fill="#fff" stroke="${ink}" stroke-width="1.6"/>
<g text-anchor="middle" fill="${ink}" font-family="Display"><text x="${w / 2}" y="${ly + 54}" font-size="13" letter-spacing="2">CLAIRVEILLE</text><text x="${w / 2}" y="${ly + 136}" font-size="32">Pierre-Levée</text><text x="${w / 2}" y="${ly + 172}" font-size="19" fill="${accent}">2020</text></g>
<path d="M${w / 2 - 26} ${ly + 92}a26 26 0 0 1 52 0" fill="none" stroke="${accent}" stroke-width="2"/></svg>`;
}
