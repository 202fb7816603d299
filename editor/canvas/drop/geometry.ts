/** A box in the scroller's own pixels: it stays where it is while the page scrolls. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A slot on the canvas, and the blocks that stand in it. */
export interface SlotBox extends Box {
  /** Null: the page itself. */
  readonly into: string | null;
  readonly slot: string;
  /** How deep it lies: the page is 0. */
  readonly depth: number;
  readonly items: readonly ItemBox[];
}

export interface ItemBox extends Box {
  readonly id: string;
}

export function contains({ left, top, right, bottom }: Box, { x, y }: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

export function distance({ left, top, right, bottom }: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** The box around two. */
export function around(one: Box, other: Box): Box {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}
