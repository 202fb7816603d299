import { inColumns, placeIn, rem, type Columns, type Place, type Room } from "./room.ts";

/** What a picture has in its block: a length in pixels, or a ratio. */
export type Measure = (place: Place) => number;

/** The box that a picture fills in its block. */
export interface Fill {
  /** In pixels; left out: as wide as the block. */
  readonly width?: Measure;
  /** Where it is cropped: the box's width by its height. */
  readonly ratio?: number | Measure | undefined;
  /** Where it is cropped and its height follows the window's: a CSS length. */
  readonly height?: string;
}

/** As wide as a cell of columns. */
export function columns(...all: readonly Columns[]): Measure {
  return (place) => inColumns(all, place);
}

/** The narrowest window that is asked for, the widest, and how far apart, in pixels. */
const [narrowest, widest, step] = [320, 2560, 16];

/** So much more than a picture needs may be told: a few plain lengths then stand for all windows. */
const tolerance = 1.05;

/**
 * An `img`'s `sizes` for a picture (`ratio`: its own width by its height) that fills a box: what is seen of a cropped
 * one is a part of it, so it is asked for as wide as all of it would be.
 */
export function sizesOf(fill: Fill, room: Room, ratio: number): string {
  const ofRoom = kept.get(room) ?? new WeakMap<Fill, Map<number, string>>();
  const ofFill = ofRoom.get(fill) ?? new Map<number, string>();
  const sizes = ofFill.get(ratio) ?? computed(fill, room, ratio);
  kept.set(room, ofRoom.set(fill, ofFill.set(ratio, sizes)));
  return sizes;
}

/** Most pictures of a page fill the same boxes. */
const kept = new WeakMap<Room, WeakMap<Fill, Map<number, string>>>();

function computed(fill: Fill, room: Room, ratio: number): string {
  const pieces = piecesOf((window) => neededIn(placeIn(room, window), fill, ratio));
  const told = pieces.map((piece) => {
    const condition = piece.from === narrowest ? "" : `(min-width:${round(piece.from / rem)}rem) `;
    const length = lengthOf(piece);
    return condition + (fill.height ? `max(${length},${fill.height}*${round(ratio)})` : length);
  });
  return told.toReversed().join(",");
}

/**
 * How wide the whole picture would be, in pixels. On a dense screen Chromium takes the size below that when it is
 * nearer by ratio: of the smallest sizes it would be a fifth too coarse. So a little more is asked for, and of those so
 * much that it is a tenth too coarse at most (√(320 / 480) · 1.11 > 0.9).
 */
function neededIn(place: Place, { width, ratio: box }: Fill, ratio: number): number {
  const shown = Math.max(1, width ? width(place) : place.width);
  const of = typeof box === "function" ? box(place) : (box ?? ratio);
  const whole = shown * Math.max(1, ratio / of);
  return whole * (whole < 240 ? 1.11 : 1.04);
}

/**
 * Windows from a width on for which one length stands: between two lengths in pixels, the same for all of them, or
 * between two parts of each. The least is more than the most where there is none.
 */
interface Piece {
  readonly from: number;
  readonly least: number;
  readonly most: number;
  readonly leastPart: number;
  readonly mostPart: number;
}

/** As few pieces as there can be, from the narrowest window up. */
function piecesOf(needed: (window: number) => number): readonly Piece[] {
  const pieces: Piece[] = [];
  for (let window = narrowest; window <= widest; window += step) {
    const here = pieceOf(needed(window), window);
    const last = pieces.at(-1);
    const longer = last && joined(last, here);
    if (longer) pieces.pop();
    pieces.push(longer ?? here);
  }
  return pieces;
}

function pieceOf(least: number, window: number): Piece {
  const part = least / window;
  return { from: window, least, most: least * tolerance, leastPart: part, mostPart: part * tolerance };
}

/** A piece with the windows of the next one; null where no length stands for both. */
function joined(piece: Piece, next: Piece): Piece | null {
  const least = Math.max(piece.least, next.least);
  const most = Math.min(piece.most, next.most);
  const leastPart = Math.max(piece.leastPart, next.leastPart);
  const mostPart = Math.min(piece.mostPart, next.mostPart);
  return least <= most || leastPart <= mostPart ? { from: piece.from, least, most, leastPart, mostPart } : null;
}

function lengthOf({ least, most, leastPart }: Piece): string {
  return least <= most ? `${round(least / rem)}rem` : `${round(leastPart * 100)}vw`;
}

function round(length: number): number {
  return Math.ceil(length * 100 - 1e-6) / 100;
}
