/*
 * How wide a slot is, at every width of the window, told by what stands around it. Plain data: it goes to the browser
 * with an island. Lengths are in rem, as the sheets have them; pixels are CSS pixels at 16 of them in a rem.
 */

/** What a slot has of the window. */
export interface Room {
  /** How wide blocks get in it that keep to the page's gutters (`--edge`); 0: they get all of it. */
  readonly edge: number;
  /** What is taken of the window's width, from outside in. */
  readonly steps: readonly Step[];
}

interface Step {
  /** Inside of the page's gutters, and no wider than this. */
  readonly inset?: number;
  readonly columns?: readonly Columns[];
}

/** What something gets of its block's width, in a slot from a width on: the last one that fits counts. */
export interface Columns {
  readonly from: number;
  /** Of what the gaps leave. */
  readonly part: number;
  readonly gaps?: number;
  readonly gap?: Clamp;
}

/** `clamp(least, a part of the slot's width in per cent, most)`. */
export type Clamp = readonly [least: number, percent: number, most: number];

/** How much of its own room a block leaves to a slot. */
export interface Share {
  /** In the page itself: inside the gutters and no wider than this. Left out: as wide as a block gets; 0: no bound. */
  readonly width?: number;
  readonly columns?: readonly Columns[];
  /** How wide blocks get in the slot that keep to the page's gutters; left out: all of it. */
  readonly edge?: number;
}

/** What a block has in a room, in pixels. */
export interface Place {
  /** Of the slot, which its container queries ask. */
  readonly slot: number;
  /** Between its edges. */
  readonly width: number;
}

/** Pixels in a rem. */
export const rem = 16;

const gutter: Clamp = [1.25, 4.5, 4.5];

/** The whole window: blocks of the frame stand in it. */
export const frameRoom: Room = { edge: 96, steps: [] };

/** The page's own slot: blocks keep to the gutters in it. */
export const pageRoom: Room = { edge: 82, steps: [] };

/** The room of a block's slot. */
export function roomInside(outer: Room, { width = outer.edge, columns, edge = 0 }: Share): Room {
  const inset = outer.edge === 0 || width === 0 ? undefined : width;
  if (inset === undefined && !columns) return { edge, steps: outer.steps };
  const step = { ...(inset !== undefined && { inset }), ...(columns && { columns }) };
  return { edge, steps: [...outer.steps, step] };
}

/** What a block has in a room when the window has a width in pixels. */
export function placeIn({ edge, steps }: Room, window: number): Place {
  let slot = window;
  for (const { inset = 0, columns = [] } of steps) slot = inColumns(columns, { slot, width: within(slot, inset) });
  return { slot, width: within(slot, edge) };
}

/** What something gets in columns, in pixels. */
export function inColumns(columns: readonly Columns[], { slot, width }: Place): number {
  const fitting = columns.findLast(({ from }) => from * rem <= slot);
  if (!fitting) return width;
  const { part, gaps = 0, gap = [0, 0, 0] } = fitting;
  return (width - gaps * clamp(gap, slot)) * part;
}

/** A clamp's value in pixels. */
export function clamp([least, percent, most]: Clamp, slot: number): number {
  return Math.min(Math.max(least * rem, (slot * percent) / 100), most * rem);
}

function within(slot: number, inset: number): number {
  return inset === 0 ? slot : Math.min(slot - 2 * clamp(gutter, slot), inset * rem);
}
