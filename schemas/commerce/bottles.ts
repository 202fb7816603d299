import { multipleOf } from "./quantities.ts";

/** What of a cart counts as bottles. Volumes in millilitres. */
export interface BottleLine {
  readonly type: "WINE" | "BOX" | "OTHER";
  readonly quantity: number;
  readonly millilitres: number;
  readonly sellByMultipleOf: number;
  /** What one box holds; a box that doesn't say holds one of its own capacity. Left out for everything else. */
  readonly items?: readonly { readonly quantity: number; readonly millilitres: number }[];
}

/** Below this a bottle counts as half (spec §9). */
const wholeBottle = 750;

/**
 * How many bottles count towards free shipping (spec §9) [B1]: a wine below 75 cl is half a bottle; a box counts its
 * bottles times the multiple that it is sold by, halved for small ones; what is neither counts nothing. The total is
 * rounded down.
 */
export function bottleCount(lines: readonly BottleLine[]): number {
  return Math.floor(lines.reduce((halves, line) => halves + halvesOf(line), 0) / 2);
}

/** In half bottles, which are whole numbers. */
function halvesOf(line: BottleLine): number {
  if (line.type === "OTHER") return 0;
  if (line.type === "WINE") return line.quantity * halvesOfBottle(line.millilitres);
  const items = line.items?.length ? line.items : [{ quantity: 1, millilitres: line.millilitres }];
  const inBox = items.reduce((sum, item) => sum + item.quantity * halvesOfBottle(item.millilitres), 0);
  return line.quantity * multipleOf(line.sellByMultipleOf) * inBox;
}

function halvesOfBottle(millilitres: number): number {
  return millilitres < wholeBottle ? 1 : 2;
}
