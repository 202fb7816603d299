import { contrast } from "#blocks/kit/contrast.ts";
import type { BlockId } from "#schemas/page/layout.ts";

/** Words of a block that are hard to read on what lies behind them. */
export interface PoorWords {
  readonly block: BlockId;
  /** WCAG 2 contrast, from 1 to 21, cut to one decimal. */
  readonly ratio: number;
  /** What words of this size need (WCAG 1.4.3). */
  readonly needed: number;
}

/** How some words are seen. */
export interface SeenWords {
  readonly block: BlockId;
  /** `#rrggbb` */
  readonly ink: string;
  /** What lies behind them, point by point: one colour on a plain ground, many on a picture. */
  readonly grounds: readonly string[];
  /** In CSS pixels. */
  readonly size: number;
  /** As CSS counts it, from 100 to 900. */
  readonly weight: number;
}

/** So much of a ground may be worse: a picture has its dark leaf somewhere. */
const overlooked = 0.2;

/** The poorest words of each block, where they can't be read as they should be. */
export function poorWords(all: readonly SeenWords[]): readonly PoorWords[] {
  const poorest = new Map<BlockId, PoorWords>();
  for (const { block, ink, grounds, size, weight } of all) {
    const needed = neededFor(size, weight);
    const ratio = Math.floor(ratioOn(ink, grounds) * 10) / 10;
    const known = poorest.get(block);
    if (ratio < needed && (!known || ratio / needed < known.ratio / known.needed))
      poorest.set(block, { block, ratio, needed });
  }
  return [...poorest.values()];
}

/** WCAG 1.4.3: large words need less; large are those from 18 point on, bold ones from 14. */
function neededFor(size: number, weight: number): number {
  const isLarge = size >= 24 || (size >= 18.66 && weight >= 700);
  return isLarge ? 3 : 4.5;
}

function ratioOn(ink: string, grounds: readonly string[]): number {
  const ratios = grounds.map((ground) => contrast(ink, ground)).toSorted((one, other) => one - other);
  return ratios[Math.floor(ratios.length * overlooked)] ?? 21;
}
