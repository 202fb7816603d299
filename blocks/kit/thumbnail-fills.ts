import { columns, type Fill } from "./picture-sizes.ts";
import { clamp, type Clamp, type Place, rem } from "./room.ts";

/** `rows`: whole pictures in rows of one height, each as wide as it is; the others crop to their cells. */
export type ThumbnailLook = "mosaic" | "grid" | "strip" | "rows";

/** Between thumbnails (`thumbnails.module.css`, as all lengths here). */
const gap: Clamp = [0.5, 1.2, 1];
const pair = { from: 0, part: 1 / 2, gaps: 1, gap };
const three = { from: 42, part: 1 / 3, gaps: 2, gap };
const isWide = ({ slot }: Place): boolean => slot >= 42 * rem;

/** The boxes of thumbnails in a look, one for each ratio (width by height). */
export function thumbnailFills(look: ThumbnailLook, ratios: readonly number[]): readonly Fill[] {
  if (look === "rows") return ratios.map((_, index) => ({ width: (place) => inRows(ratios, index, place) }));
  if (look === "strip") {
    return ratios.map(() => ({ width: ({ width }) => Math.min(width * 0.8, 22 * rem), ratio: 4 / 3 }));
  }
  const cell = { width: columns(pair, three), ratio: 4 / 3 };
  return ratios.map((_, index) => (look === "mosaic" ? mosaicFill(index, ratios.length, cell) : cell));
}

/** A great picture with two beside it, then rows of three; what is left over fills its row. */
function mosaicFill(index: number, count: number, cell: Required<Pick<Fill, "width">> & Fill): Fill {
  const last = count - 1 - index;
  const isAlone = index % 3 === 0 && last === 0;
  const isDouble = (index === 0 && last >= 1) || (index % 3 === 0 && last === 1);
  const besideDouble = index % 3 === 1 && last === 0;
  const narrow = index === 0 ? ({ width }: Place) => width : cell.width;
  const double = (place: Place): number => 2 * cell.width(place) + clamp(gap, place.slot);
  const wide = isAlone ? ({ width }: Place) => width : isDouble ? double : cell.width;
  const wideRatio = (place: Place): number => {
    if (isAlone) return 21 / 9;
    return besideDouble ? (cell.width(place) / double(place)) * (4 / 3) : 4 / 3;
  };
  return {
    width: (place) => (isWide(place) ? wide(place) : narrow(place)),
    ratio: (place) => (isWide(place) ? wideRatio(place) : 4 / 3),
  };
}

/** Pictures of a row grow as much as they are wide until they fill it. */
function inRows(ratios: readonly number[], index: number, { slot, width }: Place): number {
  const between = clamp(gap, slot);
  const row = rowWith(index, ratios, { between, width, height: clamp([7, 24, 17], slot) });
  const sum = row.reduce((all, ratio) => all + ratio, 0);
  const height = (width - between * (row.length - 1)) / sum;
  return (ratios[index] ?? 1) * Math.min(height, 30 * rem);
}

interface RowFacts {
  readonly between: number;
  readonly width: number;
  /** Before its pictures grow. */
  readonly height: number;
}

/** The ratios of a picture's row: each row takes what fits, and one picture at least. */
function rowWith(index: number, ratios: readonly number[], facts: RowFacts): readonly number[] {
  let row: number[] = [];
  let taken = 0;
  for (const [at, ratio] of ratios.entries()) {
    const more = ratio * facts.height + (row.length > 0 ? facts.between : 0);
    if (row.length > 0 && taken + more > facts.width) {
      if (index < at) return row;
      [row, taken] = [[ratio], ratio * facts.height];
    } else {
      row.push(ratio);
      taken += more;
    }
  }
  return row;
}
