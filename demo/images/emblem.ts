// The estate's emblem: a cellar door's arch, the sun on watch above the rows.
// Everything is plain geometry in a 64 x 80 box, so that it prints, engraves and shrinks.

export interface EmblemInk {
  readonly frame: string;
  readonly sun: string;
  readonly rows: string;
}

const ARCH = "M8 78V32A24 24 0 0 1 56 32V78Z";
const ARCH_INNER = "M12 74V32A20 20 0 0 1 52 32V74Z";

/** Vine rows fanning from a vanishing point on the horizon to the sill. */
function rows(ink: string, width: number): string {
  return [-3, -2, -1, 0, 1, 2, 3]
    .map((k) => {
      const foot = 32 + k * 9.4;
      const head = 32 + k * 1.5;
      const bend = 32 + k * 3.6;
      const half = width * 0.5;
      return `<path fill="${ink}" d="M${head} 47.5Q${bend - half * 0.4} 58 ${foot - half} 75H${foot + half}Q${bend + half * 0.4} 58 ${head} 47.5Z"/>`;
    })
    .join("");
}

/** Engraved sky: horizontal hairlines that part around the sun. */
function sky(ink: string): string {
  const lines: string[] = [];
  for (let y = 17.5; y < 45; y += 3) {
    const chord = y < 32 ? Math.sqrt(Math.max(0, 400 - (y - 32) ** 2)) : 20;
    const gap = Math.abs(y - 34) < 10.5 ? Math.sqrt(110 - (y - 34) ** 2) : 0;
    const out = chord - 2;
    if (out - gap < 2) continue;
    const stroke = (a: number, b: number) =>
      `<path d="M${a.toFixed(2)} ${y}H${b.toFixed(2)}" stroke="${ink}" stroke-width=".7" stroke-linecap="round"/>`;
    if (gap > 0) lines.push(stroke(32 - out, 32 - gap), stroke(32 + gap, 32 + out));
    else if (out > 3) lines.push(stroke(32 - out + 1, 32 + out - 1));
  }
  return lines.join("");
}

/** The full emblem, 64 x 80. */
export function emblem(ink: EmblemInk): string {
  return (
    `<path d="${ARCH}" fill="none" stroke="${ink.frame}" stroke-width="1.8"/>` +
    `<clipPath id="door"><path d="${ARCH_INNER}"/></clipPath>` +
    `<g clip-path="url(#door)">${sky(ink.frame)}` +
    `<circle cx="32" cy="34" r="7" fill="${ink.sun}"/>` +
    `<path d="M10 48.6Q32 43.4 54 48.6" fill="none" stroke="${ink.frame}" stroke-width="1.1"/>` +
    `<g>${rows(ink.rows, 4.2)}</g></g>`
  );
}

/** The same idea cut down to what survives at 16 px, in a 32 x 32 box. */
export function smallEmblem(ground: string, mark: string, sun: string): string {
  return (
    `<path d="M4 32V13A12 12 0 0 1 28 13V32Z" fill="${ground}"/>` +
    `<circle cx="16" cy="11.5" r="4.5" fill="${sun}"/>` +
    `<g fill="${mark}"><path d="M14.9 19h2.2l1.1 13h-4.4z"/><path d="M11.4 19.6h1.9L10.6 32H6z"/><path d="M20.6 19.6h-1.9L21.4 32H26z"/></g>`
  );
}
